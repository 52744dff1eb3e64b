import { describeFollowUpWithUrgency } from '../words/describe-follow-up-with-urgency.ts';
import { formatMoment } from '../words/format-moment.ts';

const looks = { overdue: 'late', waits: 'fresh', today: 'act', later: '', never: '' } as const;

/** Shows the follow-up date: "2 days late", "today 18:00"; for a new enquiry, how long it has waited. */
export function FollowUpDue({
  work,
  now,
}: {
  work: { state: string; dueAt: Date | null };
  now: Date;
}) {
  const said = describeFollowUpWithUrgency(work, now);
  if (said === null || work.dueAt === null) return null;
  return (
    <time
      className={`due ${looks[said.dueness]}`.trimEnd()}
      dateTime={work.dueAt.toISOString()}
      title={formatMoment(work.dueAt, now)}
    >
      {said.words}
    </time>
  );
}
