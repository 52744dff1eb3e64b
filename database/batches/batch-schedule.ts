/** Tells whether two plans of a batch differ in days or hours. */
import type { BatchPlan } from '#domain/batches/batch.ts';

/** The days and hours of a batch as texts, as the audit stores them. */
export type BatchSchedule = Record<'startsOn' | 'endsOn' | 'days' | 'from' | 'to', string>;

export const toBatchSchedule = ({
  startsOn,
  endsOn,
  days,
  from,
  to,
}: BatchPlan): BatchSchedule => ({
  startsOn,
  endsOn,
  days: days.join(' '),
  from,
  to,
});

export const schedulesDiffer = (one: BatchSchedule, other: BatchSchedule) =>
  (Object.keys(one) as (keyof BatchSchedule)[]).some((name) => one[name] !== other[name]);

export const hasScheduleChanged = (before: BatchPlan, plan: BatchPlan) =>
  schedulesDiffer(toBatchSchedule(before), toBatchSchedule(plan));
