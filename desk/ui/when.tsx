import { saidMoment } from '../words/said-moment.ts';
import { saidSpan } from '../words/said-span.ts';

type WhenProps = { at: Date; now: Date };

/** A moment: "today 18:00", "Mon 23 Nov 10:00". */
export function When({ at, now }: WhenProps) {
  return <time dateTime={at.toISOString()}>{saidMoment(at, now)}</time>;
}

/** How long ago: "3 h"; the moment itself for a mouse that rests on it. */
export function Since({ at, now }: WhenProps) {
  return (
    <time dateTime={at.toISOString()} title={saidMoment(at, now)}>
      {saidSpan(now.getTime() - at.getTime())}
    </time>
  );
}
