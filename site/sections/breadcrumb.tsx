import type { Crumb } from '#site/data/json-ld.ts';
import { PageLink } from '#site/ui/page-link.tsx';

/** The breadcrumb. The page itself is its heading, so the last crumb is its parent. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="breadcrumb">
      <ol>
        {crumbs.slice(0, -1).map(({ name, path }) => (
          <li key={path}>
            <PageLink to={path}>{name}</PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
