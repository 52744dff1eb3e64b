import { memo } from 'react';
import { formatRupees } from '#content/format-rupees.ts';
import { courseList, perLiveHour } from '#content/offers/course-list.ts';
import { kinds } from '#content/offers/kinds.ts';
import { levels } from '#content/offers/levels.ts';
import { EnrolmentLink } from '#site/sections/enrolment-link.tsx';
import { closesAt, useIsClosed } from '#site/sections/use-is-closed.ts';
import { Cover } from '#site/ui/cover.tsx';
import { PageLink } from '#site/ui/page-link.tsx';
import type { ListedOffer } from './listed-offer.ts';

interface OfferItemProps {
  offer: ListedOffer;
  isChosen: boolean;
  /** As many are chosen as can be compared, and this is none of them. */
  isFull: boolean;
  onToggle: (slug: string) => void;
}

/**
 * What stands in a row. Drawn again only when something of its own changes: a key hides and moves 46 rows, and
 * has 50 ms for it on a processor six times slower (45 at most, the fastest of five tries, on a busy machine).
 */
export const OfferItem = memo(function OfferItem(props: OfferItemProps) {
  const { offer, isChosen, isFull, onToggle } = props;
  const { slug, title, text, kind, level, path, feeRupees, lasts, hours } = offer;
  return (
    <>
      <div className="offer-name">
        <Cover slug={slug} />
        <h3>
          <PageLink to={path}>{title}</PageLink>
        </h3>
        <p className="offer-kind">{`${kinds[kind].title}\u00a0· ${levels[level].title}`}</p>
        <p className="offer-text">{text}</p>
      </div>
      <p className="offer-facts">
        <b className="offer-fee">{formatRupees(feeRupees)}</b>{' '}
        <b className="offer-length">{lasts}</b> <span className="offer-hours">{hours}</span>{' '}
        <span className="offer-live">{perLiveHour(offer.rupeesPerLiveHour)}</span>
        <OfferStart offer={offer} />
      </p>
      <div className="offer-actions">
        <EnrolmentLink {...offer} className="button button-quiet" />
        <label className="offer-compare">
          <input
            type="checkbox"
            name="offers"
            value={slug}
            checked={isChosen}
            disabled={isFull}
            onChange={() => onToggle(slug)}
          />
          <span>
            {courseList.compare}
            <span className="visually-hidden">: {title}</span>
          </span>
        </label>
      </div>
    </>
  );
});

/** Its dates, until they have begun. */
function OfferStart({ offer: { starts, lastDay } }: Pick<OfferItemProps, 'offer'>) {
  const isClosed = useIsClosed(lastDay);
  return (
    starts !== null &&
    !isClosed && (
      <span className="offer-start" data-until={closesAt(lastDay)}>
        {starts}
      </span>
    )
  );
}
