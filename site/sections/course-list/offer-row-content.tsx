import { type ComponentProps, memo } from 'react';
import { formatRupees } from '#content/format-rupees.ts';
import {
  courseListWords,
  formatPerLiveHourLabel,
} from '#content/offers/course-list/course-list-words.ts';
import { kinds } from '#content/offers/kinds.ts';
import { levels } from '#content/offers/levels.ts';
import { nextStartWords } from '#content/words/next-start-words.ts';
import { formatDay } from '#contract/text/format-day.ts';
import { enrolmentClosesAt } from '#site/sections/enrolment-closes-at.ts';
import { EnrolmentLink } from '#site/sections/enrolment-link.tsx';
import { PlacesLeft } from '#site/sections/starts/places-left.tsx';
import { useIsEnrolmentClosed } from '#site/sections/use-is-enrolment-closed.ts';
import { Cover } from '#site/ui/cover.tsx';
import { SampleTag } from '#site/ui/sample-tag.tsx';
import type { ListedOffer } from './listed-offer.ts';

interface OfferRowContentProps {
  offer: ListedOffer;
  isChosen: boolean;
  /** Whether the checkbox is disabled, because as many other offers are ticked as can be compared. */
  isFull: boolean;
  onToggle: (slug: string) => void;
}

/**
 * The content of a row of the list, without its `<li>`. It is memoised, because each key press and tick hides and moves
 * rows, which must not block a slow phone (`bench/course-filter.ts`).
 */
export const OfferRowContent = memo(function OfferRowContent(props: OfferRowContentProps) {
  const { offer, isChosen, isFull, onToggle } = props;
  const { slug, title, text, kind, level, path, feeRupees, lengthText, hoursText } = offer;
  return (
    <div className="offer-content">
      <div className="offer-name">
        <Cover slug={slug} />
        <h3>
          <RowLink to={path}>{title}</RowLink>
        </h3>
        <p className="offer-kind">{`${kinds[kind].title}\u00a0· ${levels[level].title}`}</p>
        <p className="offer-text">{text}</p>
        <OfferStart offer={offer} />
      </div>
      <p className="offer-facts">
        <b className="offer-fee">{formatRupees(feeRupees)}</b>{' '}
        <b className="offer-length">{lengthText}</b>{' '}
        <span className="offer-hours">{hoursText}</span>{' '}
        <span className="offer-live">{formatPerLiveHourLabel(offer.rupeesPerLiveHour)}</span>
      </p>
      <div className="offer-actions">
        <EnrolmentLink {...offer} className="button button-quiet" as={RowLink} />
        <label className="offer-compare">
          <input
            type="checkbox"
            name="offers"
            aria-label={`${courseListWords.compare}: ${title}`}
            value={slug}
            checked={isChosen}
            disabled={isFull}
            onChange={() => onToggle(slug)}
          />
          {courseListWords.compare}
        </label>
      </div>
    </div>
  );
});

/**
 * A plain link, whose clicks `offer-rows.tsx` handles. If it were a link of React Router, each new address would render
 * the links of all rows again.
 */
function RowLink({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  return <a href={to} {...rest} />;
}

/** The next start, shown until its first day is over. */
function OfferStart({ offer: { next } }: Pick<OfferRowContentProps, 'offer'>) {
  const lastDay = next && { on: next.on, isPast: false };
  const isClosed = useIsEnrolmentClosed(lastDay);
  if (next === null || isClosed) return null;
  return (
    <p className="offer-start" data-until={enrolmentClosesAt(lastDay)}>
      <time dateTime={next.on}>{next.dates ?? formatDay(next.on)}</time>, {next.hours}
      {next.more !== undefined && `\u00a0· ${nextStartWords.more(next.more)}`}
      {next.places !== 'open' && (
        <>
          {' '}
          <PlacesLeft start={next} />
        </>
      )}
      {next.isSample && (
        <>
          {' '}
          <SampleTag />
        </>
      )}
      {next.price !== null && <span className="offer-early">{next.price}</span>}
    </p>
  );
}
