/** The days and hours of a batch, and whether two plans differ in them. */
import type { BatchPlan } from '#domain/batches/batch.ts';

/** The days and hours of a batch in the form in which the audit stores them. */
export type Sessions = Record<'startsOn' | 'endsOn' | 'days' | 'from' | 'to', string>;

export const scheduleForAudit = ({ startsOn, endsOn, days, from, to }: BatchPlan): Sessions => ({
  startsOn,
  endsOn,
  days: days.join(' '),
  from,
  to,
});

export const sessionsDiffer = (one: Sessions, other: Sessions) =>
  (Object.keys(one) as (keyof Sessions)[]).some((name) => one[name] !== other[name]);

export const haveSessionsChanged = (before: BatchPlan, plan: BatchPlan) =>
  sessionsDiffer(scheduleForAudit(before), scheduleForAudit(plan));
