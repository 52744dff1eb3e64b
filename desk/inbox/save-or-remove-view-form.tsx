import type { SavedView } from '../api-types/enquiry-lists-api.ts';
import { type InboxAddress, inboxLink, inboxQueryString } from './inbox-address.ts';
import { standardViewsFor } from './standard-views.ts';

type SaveOrRemoveViewFormProps = {
  view: InboxAddress;
  kept: readonly SavedView[];
  mayKeepForAll: boolean;
  isOwner: boolean;
};

/**
 * A form to save the shown list as a named view, or to remove the saved view that is shown. A search text is somebody's
 * name or number, so it is not saved. The form is left out for a standard view, and for a saved view that the member
 * may not remove.
 */
export function SaveOrRemoveViewForm({
  view,
  kept,
  mayKeepForAll,
  isOwner,
}: SaveOrRemoveViewFormProps) {
  const query = inboxQueryString({ ...view, search: '', page: 1 });
  const same = kept.find((one) => one.query === query);
  const standard = Object.values(standardViewsFor(isOwner));
  const isStandard = standard.some((one) => inboxQueryString(one) === query);
  if (isStandard || (same && !same.mayRemove)) return null;
  if (same)
    return (
      <form className="keep-view" method="post" action="/desk/enquiries">
        <input type="hidden" name="back" value={inboxLink({})} />
        <button type="submit" className="quiet" name="remove" value={same.id}>
          Remove the view “{same.name}”
        </button>
      </form>
    );
  return (
    <details className="keep-view">
      <summary>Save this view{view.search !== '' && ' without the search'}</summary>
      <form className="row" method="post" action="/desk/enquiries" data-draft="view">
        <input type="hidden" name="query" value={query} />
        <div className="field">
          <label htmlFor="view">Its name</label>
          <input id="view" name="view" type="text" required maxLength={60} autoComplete="off" />
        </div>
        {mayKeepForAll && (
          <label className="tick">
            <input type="checkbox" name="for-all" />
            For everybody
          </label>
        )}
        <button type="submit" className="main">
          Save
        </button>
      </form>
    </details>
  );
}
