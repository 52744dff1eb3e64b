/** Formats the follow-up date in words, with its urgency. */
import { type Dueness, duenessOf } from '#domain/enquiries/due-periods.ts';
import { formatDurationInOneUnit } from './format-duration-in-one-unit.ts';
import { formatMoment } from './format-moment.ts';

type FormattedDue = { dueness: Dueness | 'waits'; words: string };

/** Null if no follow-up is set. A new enquiry is due since it arrived, but it counts as waiting and not as late. */
export function describeFollowUpWithUrgency(
  work: { state: string; dueAt: Date | null },
  now: Date,
): FormattedDue | null {
  if (work.dueAt === null) return null;
  const dueness = duenessOf(work.dueAt, now);
  const lateMs = now.getTime() - work.dueAt.getTime();
  if (work.state === 'new' && dueness === 'overdue')
    return { dueness: 'waits', words: `waits ${formatDurationInOneUnit(lateMs)}` };
  if (dueness === 'overdue') return { dueness, words: `${formatDurationInOneUnit(lateMs)} late` };
  return { dueness, words: formatMoment(work.dueAt, now) };
}
