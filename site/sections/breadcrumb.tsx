import type { Crumb } from '#site/data/json-ld-objects.ts';
import { PageLink } from '#site/ui/page-link.tsx';

/** The breadcrumb of a page. The page's heading shows the page itself, so the last entry is its parent. */
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
