import type { ReactNode } from 'react';
import { relatedLinksWords as words } from '#content/offers/page-words/related-links-words.ts';
import type { OfferLine, RelatedLink } from '#site/data/offers/links-to-other-offers.ts';
import { HydrateLast } from '#site/ui/hydrate-last.tsx';
import { PageLink } from '#site/ui/page-link.tsx';
import { CompactOfferList } from './compact-offer-list.tsx';

interface RelatedLinksProps {
  lines?: readonly OfferLine[];
  comparedWith?: string | undefined;
  links: { heading: string; links: readonly RelatedLink[] };
  all: RelatedLink;
  children?: ReactNode;
}

/** Related offers, links to other fields or kinds, and the link to all offers, so that no page is a dead end. */
export function RelatedLinks({
  lines = [],
  comparedWith,
  links,
  all,
  children,
}: RelatedLinksProps) {
  return (
    <HydrateLast>
      <aside className="related-links" aria-label={words.label}>
        <div className="wrap">
          {lines.length > 0 && (
            <section aria-labelledby="in-field">
              <h2 id="in-field">{words.inField}</h2>
              <CompactOfferList lines={lines} comparedWith={comparedWith} />
            </section>
          )}
          <nav aria-labelledby="elsewhere">
            <h2 id="elsewhere">{links.heading}</h2>
            <ul className="side-links">
              {links.links.map(({ name, path, note }) => (
                <li key={path}>
                  <PageLink to={path}>{name}</PageLink>
                  {note && <span>{note}</span>}
                </li>
              ))}
            </ul>
            <PageLink to={all.path} className="link-button">
              {all.name}
            </PageLink>
          </nav>
          {children}
        </div>
      </aside>
    </HydrateLast>
  );
}
