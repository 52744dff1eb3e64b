import type { Crumb } from '#site/data/structured-data.ts';
import { PageLink } from '#site/ui/page-link.tsx';

/** The way back up. The page itself is named by its heading, so the last crumb is its parent. */
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
