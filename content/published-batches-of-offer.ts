/**
 * Finds the published batches of an offer, and the dates that pages show for it: those of the next open batch or, if
 * there is no next batch, those of the last batch that has begun.
 */
import type { PublishedBatch } from '#contract/published/published-facts.ts';
import { indianDay } from './indian-day.ts';
import type { NextStart } from './offers/next-start-schema.ts';
import { publishedFacts, renderedAt } from './published-facts-at-render.ts';

const byStart = (a: PublishedBatch, b: PublishedBatch) =>
  a.startsOn + a.id < b.startsOn + b.id ? -1 : 1;

/**
 * The open batches whose first day is not past, earliest first. Full batches are included, because visitors can join
 * their waiting lists.
 */
function nextBatches(slug: string): PublishedBatch[] {
  const today = indianDay(renderedAt);
  return publishedFacts.batches
    .filter((batch) => batch.offer === slug && batch.state === 'open' && batch.startsOn >= today)
    .toSorted(byStart);
}

/**
 * The next batches of an offer, as pages show them. An early price is left out after its last day, and also if it is
 * not below the fee.
 */
export function findNextStarts(slug: string, feeRupees: number): NextStart[] {
  const today = indianDay(renderedAt);
  return nextBatches(slug).map((batch) => {
    const early = batch.earlyPrice;
    const holds = early && early.untilDay >= today && early.paise < feeRupees * 100;
    return {
      id: batch.id,
      startDate: batch.startsOn,
      endDate: batch.endsOn,
      days: batch.days,
      startTime: batch.from,
      endTime: batch.to,
      language: batch.language,
      mentor: batch.mentor,
      places: batch.places,
      seats: batch.seats,
      early: holds
        ? { feeRupees: early.paise / 100, untilDay: early.untilDay, reason: early.reason }
        : null,
      isSample: batch.sample === true,
    };
  });
}

/**
 * The batch whose dates pages show: the next open batch or, if there is none, the last batch that has begun; null if
 * there is neither.
 */
export const findNextOrLastBatch = (slug: string) => nextBatches(slug)[0] ?? lastBatch(slug);

function lastBatch(slug: string): PublishedBatch | null {
  const today = indianDay(renderedAt);
  const taught = publishedFacts.batches.filter(
    (batch) => batch.offer === slug && batch.state !== 'cancelled' && batch.startsOn < today,
  );
  return taught.toSorted(byStart).at(-1) ?? null;
}

/** The last of an offer's cancelled batches; null if none was cancelled. */
export const findLastCancelledBatch = (slug: string): PublishedBatch | null =>
  publishedFacts.batches
    .filter((batch) => batch.offer === slug && batch.state === 'cancelled')
    .toSorted(byStart)
    .at(-1) ?? null;

const weekday = new Map(
  (['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const).map((name, day) => [day, name]),
);

/** The number of days on which a batch meets. */
function countDays({ startsOn, endsOn, days }: PublishedBatch): number {
  let count = 0;
  const end = Date.parse(endsOn);
  for (let day = Date.parse(startsOn); day <= end; day += 24 * 60 * 60 * 1000) {
    const name = weekday.get(new Date(day).getUTCDay());
    if (name !== undefined && days.includes(name)) count += 1;
  }
  return count;
}

export const hasPublishedBatches = (slug: string) =>
  publishedFacts.batches.some(({ offer }) => offer === slug);

/**
 * The dates that replace a workshop's dates in the content: those of its next batch, otherwise of its last batch. When
 * there is neither, the object is empty, so that the dates in the content remain. Only a next batch sets `days`. A past
 * batch may have been shortened, but the workshop on sale still has all its days.
 */
export function findNextOrLastWorkshopDates(slug: string) {
  const [next] = nextBatches(slug);
  if (next !== undefined) return { ...datesOf(next), days: countDays(next) };
  const last = lastBatch(slug);
  return last === null ? {} : datesOf(last);
}

/** The dates of a workshop's last batch that has begun; null where none is published. */
export function findLastWorkshopDates(slug: string) {
  const batch = lastBatch(slug);
  return batch === null ? null : datesOf(batch);
}

const datesOf = (batch: PublishedBatch) => ({
  startDate: batch.startsOn,
  endDate: batch.endsOn,
  startTime: batch.from,
  endTime: batch.to,
});
