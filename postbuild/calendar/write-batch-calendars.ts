/** Writes the calendar files of the published batches, to which the pages of offers link. */
import { indianDay } from '#content/indian-day.ts';
import { offers } from '#content/offers/offers.ts';
import { provider } from '#content/provider.ts';
import { publishedFacts, renderedAt } from '#content/published-facts-at-render.ts';
import { sampleLabelLink } from '#content/samples/sample-label-link.ts';
import { batchCalendarPathOf } from '#contract/batches/batch-calendar-path-of.ts';
import { makeBatchCalendar } from '#contract/batches/make-batch-calendar.ts';
import type { PublishedBatch } from '#contract/published/published-facts.ts';
import { writeFileBelow } from '../write-file-below.ts';

/**
 * Makes a calendar file for each batch that is neither over nor cancelled and whose offer is still sold. Returns its
 * path and its text.
 */
export function makeBatchCalendarFiles(
  batches: readonly PublishedBatch[] = publishedFacts.batches,
  createdAt: Date = renderedAt,
): { path: string; text: string }[] {
  const today = indianDay(createdAt);
  const titles = new Map(offers.map(({ slug, title }) => [slug, title]));
  return batches.flatMap((batch) => {
    const title = titles.get(batch.offer);
    const isLeft = batch.state !== 'cancelled' && batch.endsOn >= today;
    if (title === undefined || !isLeft) return [];
    const name = batch.sample ? `${title} (${sampleLabelLink.word})` : title;
    const { revision = 0 } = batch;
    const text = makeBatchCalendar(name, { ...batch, revision }, provider, createdAt);
    return [{ path: batchCalendarPathOf(batch.id), text }];
  });
}

export async function writeBatchCalendars(clientDir: string): Promise<number> {
  const files = makeBatchCalendarFiles();
  for (const { path, text } of files) await writeFileBelow(clientDir, path, text);
  return files.length;
}
