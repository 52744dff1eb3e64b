import type { ReactNode } from 'react';
import { sidewaysWords as words } from '#content/offers/sideways-words.ts';
import type { OfferLine, SideLink } from '#site/data/sideways.ts';
import { PageLink } from '#site/ui/page-link.tsx';
import { OfferLines } from './offer-lines.tsx';

interface SidewaysProps {
  lines?: readonly OfferLine[];
  comparedWith?: string | undefined;
  links: { heading: string; links: readonly SideLink[] };
  all: SideLink;
  children?: ReactNode;
}

/** No page is a dead end: what else there is in this field, in others, and all of it. */
export function Sideways({ lines = [], comparedWith, links, all, children }: SidewaysProps) {
  return (
    <aside className="sideways" aria-label={words.label}>
      <div className="wrap">
        {lines.length > 0 && (
          <section aria-labelledby="in-field">
            <h2 id="in-field">{words.inField}</h2>
            <OfferLines lines={lines} comparedWith={comparedWith} />
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
  );
}
