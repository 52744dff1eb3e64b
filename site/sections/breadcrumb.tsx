import type { Crumb } from '#site/data/make-home-and-page-crumbs.ts';
import { PageLink } from '#site/ui/page-link.tsx';

/**
 * The breadcrumb of a page. Its last entry is the parent of the page, because the heading below it names the page
 * itself.
 */
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
