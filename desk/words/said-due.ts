/** When somebody has to look again, and how pressing that is. */
import { type Dueness, duenessOf } from '#domain/enquiries/due-moments.ts';
import { saidMoment } from './said-moment.ts';
import { saidSpan } from './said-span.ts';

export type SaidDue = { dueness: Dueness | 'waits'; words: string };

/** What is new was due from its first minute: it is not late, somebody waits. Null when nobody has to look. */
export function saidDue(work: { state: string; dueAt: Date | null }, now: Date): SaidDue | null {
  if (work.dueAt === null) return null;
  const dueness = duenessOf(work.dueAt, now);
  const lateMs = now.getTime() - work.dueAt.getTime();
  if (work.state === 'new' && dueness === 'overdue')
    return { dueness: 'waits', words: `waits ${saidSpan(lateMs)}` };
  if (dueness === 'overdue') return { dueness, words: `${saidSpan(lateMs)} late` };
  return { dueness, words: saidMoment(work.dueAt, now) };
}
