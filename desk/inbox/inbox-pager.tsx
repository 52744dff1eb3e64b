import { enquiryCountLimit } from '#domain/enquiries/enquiry-count-limit.ts';
import { inboxRowsPerPage } from '#domain/rows-per-page.ts';
import { type InboxAddress, inboxLink } from './inbox-address.ts';

/**
 * Links to the pages of the inbox; nothing if all rows fit on one page. A very long list is not counted to its end, so
 * its last page is unknown.
 */
export function InboxPager({ view, total }: { view: InboxAddress; total: number }) {
  const last =
    total > enquiryCountLimit
      ? Number.POSITIVE_INFINITY
      : Math.max(1, Math.ceil(total / inboxRowsPerPage));
  if (last === 1) return null;
  const { page } = view;
  return (
    <nav className="pager" aria-label="Pages" data-live="pager">
      {page > 1 && (
        <a
          className="button"
          rel="prev"
          href={inboxLink({ ...view, page: Math.min(page - 1, last) })}
        >
          Previous
        </a>
      )}
      <span className="figure">
        Page {page}
        {Number.isFinite(last) && ` of ${last}`}
      </span>
      {page < last && (
        <a className="button" rel="next" href={inboxLink({ ...view, page: page + 1 })}>
          Next
        </a>
      )}
    </nav>
  );
}
