/** A mentor can't teach two batches at the same hour. Staff are told of it; nothing is refused. */
import type { CalendarDate } from '../calendar-date.ts';
import type { Batch, BatchPlan } from './batch.ts';
import { sessionDays } from './session-days.ts';

export type Clash = {
  batch: Batch /** The first of the days on which both meet. */;
  firstDay: CalendarDate;
};

/** `id` is the batch itself, which does not clash with what it was; null for a new one. */
export function mentorClashes(
  plan: BatchPlan,
  id: string | null,
  others: readonly Batch[],
): Clash[] {
  const days = new Set(sessionDays(plan));
  return others.flatMap((batch) => {
    if (batch.id === id || batch.state === 'cancelled') return [];
    if (sameName(batch.mentor) !== sameName(plan.mentor)) return [];
    // An hour that begins when the other ends is no clash.
    if (batch.to <= plan.from || batch.from >= plan.to) return [];
    const firstDay = sessionDays(batch).find((day) => days.has(day));
    return firstDay === undefined ? [] : [{ batch, firstDay }];
  });
}

const sameName = (mentor: string) => mentor.trim().replace(/\s+/g, ' ').toLowerCase();
