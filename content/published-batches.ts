/**
 * What a published batch says of an offer: the dates of the one that can be joined next, or else of the last one that
 * was taught.
 */
import type { PublishedBatch } from '#contract/published-facts.ts';
import { indianDay } from './indian-day.ts';
import { published, renderedAt } from './published.ts';

const byStart = (a: PublishedBatch, b: PublishedBatch) => (a.startsOn < b.startsOn ? -1 : 1);

/** The batch whose first day is still to come; null when none is. */
export function nextBatch(slug: string): PublishedBatch | null {
  const today = indianDay(renderedAt);
  const open = published.batches.filter(
    (batch) => batch.offer === slug && batch.state === 'open' && batch.startsOn >= today,
  );
  return open.toSorted(byStart)[0] ?? null;
}

function lastBatch(slug: string): PublishedBatch | null {
  const taught = published.batches.filter(
    (batch) => batch.offer === slug && batch.state !== 'cancelled',
  );
  return taught.toSorted(byStart).at(-1) ?? null;
}

const weekday = new Map(
  (['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const).map((name, day) => [day, name]),
);

/** On how many days a batch meets. */
function countDays({ startsOn, endsOn, days }: PublishedBatch): number {
  let count = 0;
  const end = Date.parse(endsOn);
  for (let day = Date.parse(startsOn); day <= end; day += 24 * 60 * 60 * 1000) {
    const name = weekday.get(new Date(day).getUTCDay());
    if (name !== undefined && days.includes(name)) count += 1;
  }
  return count;
}

/** The dates of a workshop: those of its next batch, of its last one, or as they are written. */
export function workshopDates(slug: string) {
  const batch = nextBatch(slug) ?? lastBatch(slug);
  if (batch === null) return {};
  return {
    startDate: batch.startsOn,
    endDate: batch.endsOn,
    days: countDays(batch),
    startTime: batch.from,
    endTime: batch.to,
  };
}
