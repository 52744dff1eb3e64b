import { formatDurationInOneUnit } from '../words/format-duration-in-one-unit.ts';
import { formatMoment } from '../words/format-moment.ts';

/** Shows how long ago something was: "3 h". The tooltip has the time. */
export function TimeAgo({ at, now }: { at: Date; now: Date }) {
  return (
    <time dateTime={at.toISOString()} title={formatMoment(at, now)}>
      {formatDurationInOneUnit(now.getTime() - at.getTime())}
    </time>
  );
}
