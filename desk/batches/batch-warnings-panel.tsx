import { formatDay } from '#contract/text/format-day.ts';
import type { BatchWarnings } from '../api-types/batches-and-fees-api.ts';

const unitWords = {
  weeks: (count: number) => `${count} ${count === 1 ? 'week' : 'weeks'}`,
  hours: (count: number) => `${count} live ${count === 1 ? 'hour' : 'hours'} a week`,
} as const;

/** Shows the warnings about a batch. The batch can be opened for enrolment in spite of them. */
export function BatchWarningsPanel({ holidays, clashes, differences }: BatchWarnings) {
  if (holidays.length + clashes.length + differences.length === 0) return null;
  return (
    <div className="flash heed batch-warnings" role="note">
      {clashes.map(({ id, offerName, firstDay, from, to }) => (
        <p key={id}>
          The mentor teaches <a href={`/desk/batches/${id}`}>{offerName}</a> at the same hour,{' '}
          {from} to {to}, first on {formatDay(firstDay)}.
        </p>
      ))}
      {differences.map(({ of, promised, planned }) => (
        <p key={of}>
          The page of the course says {unitWords[of](promised)}, and this batch has{' '}
          {unitWords[of](planned)}.
        </p>
      ))}
      {holidays.length > 0 && (
        <p>
          It would meet on {holidays.length === 1 ? 'a public holiday' : 'public holidays'}:{' '}
          {holidays.map(formatDay).join(', ')}.
        </p>
      )}
    </div>
  );
}
