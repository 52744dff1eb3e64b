import { formatDay } from '#contract/format-day.ts';
import type { BatchWarnings } from '../api/batches-api.ts';

/** Shows warnings before a batch is opened. Nothing is refused. */
export function BatchWarningsPanel({ holidays, clashes }: BatchWarnings) {
  if (holidays.length === 0 && clashes.length === 0) return null;
  return (
    <div className="flash heed batch-warnings" role="note">
      {clashes.map(({ id, offerName, firstDay, from, to }) => (
        <p key={id}>
          The mentor teaches <a href={`/desk/batches/${id}`}>{offerName}</a> at the same hour,{' '}
          {from} to {to}, first on {formatDay(firstDay)}.
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
