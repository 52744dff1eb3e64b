/** Finds batches that a mentor would teach at the same hour. Staff are warned; nothing is refused. */
import type { CalendarDate } from '../calendar-date.ts';
import type { Batch, BatchPlan } from './batch.ts';
import { sessionDays } from './session-days.ts';

type Clash = {
  batch: Batch /** The first of the days on which both meet. */;
  firstDay: CalendarDate;
};

/** `id` excludes the edited batch itself; null for a new one. */
export function mentorClashes(
  plan: BatchPlan,
  id: string | null,
  others: readonly Batch[],
): Clash[] {
  const days = new Set(sessionDays(plan));
  return others.flatMap((batch) => {
    if (batch.id === id || batch.state === 'cancelled') return [];
    if (sameName(batch.mentor) !== sameName(plan.mentor)) return [];
    // Back-to-back hours are no clash.
    if (batch.to <= plan.from || batch.from >= plan.to) return [];
    const firstDay = sessionDays(batch).find((day) => days.has(day));
    return firstDay === undefined ? [] : [{ batch, firstDay }];
  });
}

const sameName = (mentor: string) => mentor.trim().replace(/\s+/g, ' ').toLowerCase();
