import { nextStartWords as words } from '#content/words/next-start-words.ts';
import { formatDay } from '#contract/text/format-day.ts';
import type { OfferStartDescription } from '#site/data/offers/describe-offer-starts.ts';
import { enrolmentClosesAt } from '#site/sections/enrolment-closes-at.ts';
import { SampleTag } from '#site/ui/sample-tag.tsx';
import { useIsEnrolmentClosed } from '../use-is-enrolment-closed.ts';
import { PlacesLeft } from './places-left.tsx';

/** A start in one line, on a card. Renders nothing once its first day is over. */
export function StartLine({ start }: { start: OfferStartDescription }) {
  const lastDay = { on: start.on, isPast: false };
  if (useIsEnrolmentClosed(lastDay)) return null;
  return (
    <p className="start-line" data-until={enrolmentClosesAt(lastDay)}>
      <span>
        {words.one}: <time dateTime={start.on}>{formatDay(start.on)}</time>, {start.hours}
      </span>{' '}
      <PlacesLeft start={start} /> {start.isSample && <SampleTag />}
    </p>
  );
}
