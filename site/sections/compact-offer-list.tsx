import { relatedLinksWords as words } from '#content/offers/page-words/related-links-words.ts';
import { formatCompareSuffix } from '#content/words/control-labels.ts';
import { compareOffersPath } from '#site/data/offers/compare-offers-path.ts';
import type { OfferLine } from '#site/data/offers/links-to-other-offers.ts';
import { PageLink } from '#site/ui/page-link.tsx';

interface CompactOfferListProps {
  lines: readonly OfferLine[];
  /** The slug of an offer. If it is set, each line has a link that compares the line's offer with this offer. */
  comparedWith?: string | undefined;
}

/** A list of offers with one line each: title, kind, length and fee. */
export function CompactOfferList({ lines, comparedWith }: CompactOfferListProps) {
  return (
    <ul className="offer-lines">
      {lines.map(({ slug, title, kind, length, fee, path }) => (
        <li key={slug}>
          <PageLink to={path}>{title}</PageLink>
          <span>
            {kind}, {length}
          </span>
          <span className="price">{fee}</span>
          {comparedWith && (
            <PageLink to={compareOffersPath([comparedWith, slug])} className="offer-lines-compare">
              {words.compare}
              <span className="visually-hidden">{formatCompareSuffix(title)}</span>
            </PageLink>
          )}
        </li>
      ))}
    </ul>
  );
}
