import type { NavigationItem } from '#content/schema.ts';
import { useProviderFacts } from '#site/data/use-provider-facts.ts';
import { PageLink } from './page-link.tsx';

/** An entry of the navbar: a link, a dropdown of links, or a text for something that has no page yet. */
export function NavigationEntry({ entry }: { entry: NavigationItem }) {
  const { lmsUrl } = useProviderFacts();
  if (entry.kind === 'menu') {
    return (
      <details className="dropdown" name="main-dropdown" data-menu>
        <summary className="nav-link">{entry.label}</summary>
        <ul>
          {entry.items.map((item) => (
            <li key={item.label}>
              <NavigationEntry entry={item} />
            </li>
          ))}
        </ul>
      </details>
    );
  }
  if (entry.kind === 'soon') {
    return (
      <span className="nav-link nav-soon">
        {entry.label} <small>soon</small>
      </span>
    );
  }
  if (entry.kind === 'external' || entry.kind === 'lms') {
    return (
      <a className="nav-link" href={entry.kind === 'lms' ? lmsUrl : entry.url} rel="noopener">
        {entry.label}
      </a>
    );
  }
  return (
    <PageLink className="nav-link" to={entry.to}>
      {entry.label}
    </PageLink>
  );
}
