import { formatDuration } from '../words/format-duration.ts';
import { formatMoment } from '../words/format-moment.ts';

type WhenProps = { at: Date; now: Date };

/** Shows a time: "today 18:00", "Mon 23 Nov 10:00". */
export function When({ at, now }: WhenProps) {
  return <time dateTime={at.toISOString()}>{formatMoment(at, now)}</time>;
}

/** Shows how long ago something was: "3 h". The tooltip has the time. */
export function Since({ at, now }: WhenProps) {
  return (
    <time dateTime={at.toISOString()} title={formatMoment(at, now)}>
      {formatDuration(now.getTime() - at.getTime())}
    </time>
  );
}
