/**
 * Publishes the sample batches of a new installation at its first start, before any member of staff has published.
 * After that, staff decide what is published.
 */
import { firstStartPublisher } from '#database/publications/publication-port.ts';
import type { Store } from '#database/store.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import { gatherPublishableFacts } from './gather-publishable-facts.ts';

/**
 * Publishes if there are sample batches and staff have not published yet. Resolves with true if it has published,
 * because pages then have to be rendered.
 */
export async function publishSampleBatchesAtFirstServiceStart(
  store: Pick<Store, 'publications' | 'batches'>,
  today: CalendarDate,
): Promise<boolean> {
  const { facts } = await gatherPublishableFacts(store, today);
  if (!facts.batches.some(({ sample }) => sample)) return false;
  const asked = await store.publications.requestPublication(facts, firstStartPublisher, 0);
  return asked.at === 'asked';
}
