import type { SavedView } from '../api-types/enquiry-lists-api.ts';
import { formatListedCount } from '../words/format-counts.ts';
import { type InboxAddress, inboxLink, inboxQueryString } from './inbox-address.ts';
import { standardViewsFor, standardViewWords } from './standard-views.ts';

type ViewTabsProps = {
  view: InboxAddress;
  savedViews: readonly SavedView[];
  newEnquiryCount: number;
  isOwner: boolean;
};

/** Tabs for the standard views, then for the saved ones. */
export function ViewTabs({
  view,
  savedViews: kept,
  newEnquiryCount: fresh,
  isOwner,
}: ViewTabsProps) {
  const shown = inboxQueryString({ ...view, page: 1 });
  const tabs = [
    ...Object.entries(standardViewsFor(isOwner)).map(([id, standard]) => ({
      id,
      query: inboxQueryString(standard),
      label: standardViewWords[id as keyof typeof standardViewWords],
      count: id === 'fresh' ? fresh : 0,
    })),
    ...kept.map(({ id, name, query }) => ({ id, query, label: name, count: 0 })),
  ];
  return (
    <nav aria-label="Views" className="views" data-live="views">
      <ul>
        {tabs.map(({ id, query, label, count }) => (
          <li key={id}>
            <a
              href={query === '' ? inboxLink({}) : `/desk/enquiries?${query}`}
              aria-current={query === shown ? 'page' : undefined}
            >
              {label}
              {count > 0 && <span className="tag fresh">{formatListedCount(count)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
