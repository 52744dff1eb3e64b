/** Finds batches that one mentor would have to teach at the same time. Staff are warned; nothing is refused. */
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Batch, BatchPlan } from './batch.ts';
import { listSessionDays } from './session-days.ts';

type Clash = {
  batch: Batch;
  /** The first day on which both batches meet. */
  firstDay: CalendarDate;
};

/** `id` is the id of the batch that is edited, so that the batch does not clash with itself; null for a new batch. */
export function findMentorClashes(
  plan: BatchPlan,
  id: string | null,
  others: readonly Batch[],
): Clash[] {
  const days = new Set(listSessionDays(plan));
  return others.flatMap((batch) => {
    if (batch.id === id || batch.state === 'cancelled') return [];
    if (normaliseName(batch.mentor) !== normaliseName(plan.mentor)) return [];
    // If one batch begins at the minute at which the other ends, they do not clash.
    if (batch.to <= plan.from || batch.from >= plan.to) return [];
    const firstDay = listSessionDays(batch).find((day) => days.has(day));
    return firstDay === undefined ? [] : [{ batch, firstDay }];
  });
}

const normaliseName = (mentor: string) => mentor.trim().replace(/\s+/g, ' ').toLowerCase();
