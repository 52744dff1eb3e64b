import { sidewaysWords as words } from '#content/offers/sideways-words.ts';
import { withTitle } from '#content/words/controls.ts';
import { comparePath } from '#site/data/compare-path.ts';
import type { OfferLine } from '#site/data/sideways.ts';
import { PageLink } from '#site/ui/page-link.tsx';

interface OfferLinesProps {
  lines: readonly OfferLine[];
  /** The offer with which each line can be compared. */
  comparedWith?: string | undefined;
}

/** Offers in one line each: what, which kind, how long, for how much. */
export function OfferLines({ lines, comparedWith }: OfferLinesProps) {
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
            <PageLink to={comparePath([comparedWith, slug])} className="offer-lines-compare">
              {words.compare}
              <span className="visually-hidden">{withTitle(title)}</span>
            </PageLink>
          )}
        </li>
      ))}
    </ul>
  );
}
