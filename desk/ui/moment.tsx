import { formatMoment } from '../words/format-moment.ts';

/** Shows a time: "today 18:00", "Mon 23 Nov 10:00". */
export function Moment({ at, now }: { at: Date; now: Date }) {
  return <time dateTime={at.toISOString()}>{formatMoment(at, now)}</time>;
}
