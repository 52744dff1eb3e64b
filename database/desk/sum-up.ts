/** From counts of any number of periods to the figures of all of them. */
import { addDays } from '#domain/calendar-date.ts';
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts';
import type { EnquiryState } from '#domain/enquiries/enquiry-states.ts';
import type { Came, DeskNumbers } from './desk-port.ts';

/** How many; PostgreSQL counts in a type that comes as text. */
type Count = number | string;
type Asked = { offer: string | null; source: string | null; n: Count };

export type Counted = {
  /** All that arrived; a day in India, counted from 1970. */
  days: { day: number; kind: EnquiryKind; n: Count }[];
  /** What wants an answer. */
  asked: (Asked & { state: EnquiryState })[];
  /** What was answered, after how many minutes. */
  waits: { minutes: number; n: Count }[];
  /** What was paid. */
  paid: Asked[];
};

const hourMin = 60;

export function sumUp({ days, asked, waits, paid }: Counted): Omit<DeskNumbers, 'orders'> {
  return {
    byDay: byDay(days),
    byOffer: cameBy('offer', asked, paid),
    bySource: cameBy('source', asked, paid),
    byState: [...added(asked, ({ state }) => state)]
      .map(([state, count]) => ({ state, count }))
      .sort((a, b) => (a.state < b.state ? -1 : 1)),
    answers: answersOf(total(asked), waits),
  };
}

/** A day on the edge of two periods is counted in both. */
function byDay(days: Counted['days']): DeskNumbers['byDay'] {
  return [...Map.groupBy(days, ({ day }) => day)]
    .sort(([a], [b]) => a - b)
    .flatMap(([day, ofDay]) =>
      [...added(ofDay, ({ kind }) => kind)]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([kind, count]) => ({ day: addDays('1970-01-01', day), kind, count })),
    );
}

/** What became of those that share an offer or a source; null is who named none. */
function cameBy(what: 'offer' | 'source', asked: Counted['asked'], paid: Counted['paid']): Came[] {
  const nameOf = (one: Asked) => one[what];
  const hasEnrolled = asked.filter(({ state }) => state === 'enrolled');
  const [enrolled, paidOnes] = [added(hasEnrolled, nameOf), added(paid, nameOf)];
  return [...added(asked, nameOf)]
    .map(([name, count]) => ({
      name,
      count,
      enrolled: enrolled.get(name) ?? 0,
      paid: paidOnes.get(name) ?? 0,
    }))
    .sort((a, b) => b.count - a.count || (a.name ?? '').localeCompare(b.name ?? ''));
}

function answersOf(wanted: number, given: Counted['waits']): DeskNumbers['answers'] {
  // A clock that was put back answers before it was asked.
  const waits = [...added(given, ({ minutes }) => Math.max(0, minutes))]
    .map(([min, n]) => ({ min, n }))
    .sort((a, b) => a.min - b.min);
  const answered = total(waits);
  return {
    wanted,
    answered,
    withinHour: total(waits.filter(({ min }) => min < hourMin)),
    medianMin: medianOf(waits, answered),
    worstMin: waits.at(-1)?.min ?? null,
  };
}

/** How many share a key. */
function added<Row extends { n: Count }, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const row of rows) {
    const key = keyOf(row);
    sums.set(key, (sums.get(key) ?? 0) + Number(row.n));
  }
  return sums;
}

const total = (counts: readonly { n: Count }[]) =>
  counts.reduce((sum, { n }) => sum + Number(n), 0);

/** Of waits in ascending order; the upper one of two in the middle. */
function medianOf(waits: readonly { min: number; n: number }[], answered: number): number | null {
  let passed = 0;
  for (const { min, n } of waits) {
    passed += n;
    if (passed > answered / 2) return min;
  }
  return null;
}
