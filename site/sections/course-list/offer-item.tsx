import { memo } from 'react';
import { courseList } from '#content/offers/course-list.ts';
import { kinds } from '#content/offers/kinds.ts';
import { EnrolmentLink } from '#site/sections/enrolment-link.tsx';
import { Cover } from '#site/ui/cover.tsx';
import { PageLink } from '#site/ui/page-link.tsx';
import type { FactNames, ListedOffer } from './listed-offer.ts';

interface OfferItemProps {
  offer: ListedOffer;
  names: FactNames;
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
  const { offer, names, isChosen, isFull, onToggle } = props;
  const { slug, title, kind, path, facts } = offer;
  const of = <span className="visually-hidden">: {title}</span>;
  return (
    <>
      <div className="offer-name">
        <Cover slug={slug} />
        <p className="offer-kind">{kinds[kind].title}</p>
        <h3>
          <PageLink to={path}>{title}</PageLink>
        </h3>
        <p className="offer-taught">{facts.taught}</p>
      </div>
      <dl className="offer-facts">
        {(['fee', 'length', 'hours', 'level', 'start'] as const).map((id) => (
          <div key={id} className={`offer-${id}`}>
            <dt>{names[id]}</dt>
            <dd>{facts[id]}</dd>
          </div>
        ))}
      </dl>
      <div className="offer-actions">
        <EnrolmentLink {...offer} className="button" />
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
            {of}
          </span>
        </label>
      </div>
    </>
  );
});
