import { saidDue } from '../words/said-due.ts';
import { saidMoment } from '../words/said-moment.ts';

const looks = { overdue: 'late', waits: 'fresh', today: 'act', later: '', never: '' } as const;

/** When somebody has to look again: "2 days late", "today 18:00"; for what is new, how long somebody waits. */
export function Due({ work, now }: { work: { state: string; dueAt: Date | null }; now: Date }) {
  const said = saidDue(work, now);
  if (said === null || work.dueAt === null) return null;
  return (
    <time
      className={`due ${looks[said.dueness]}`.trimEnd()}
      dateTime={work.dueAt.toISOString()}
      title={saidMoment(work.dueAt, now)}
    >
      {said.words}
    </time>
  );
}
