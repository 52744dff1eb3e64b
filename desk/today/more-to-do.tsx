import type { TodayDetails } from '../api-types/enquiry-lists-api.ts';
import { inboxLink } from '../inbox/inbox-address.ts';
import { standardViewsFor } from '../inbox/standard-views.ts';
import { formatListedCount } from '../words/format-counts.ts';

type MoreToDoProps = { more: TodayDetails['more']; isOwner: boolean };

/** Says how many enquiries of each kind are not in the list above, with a link to all of them. */
export function MoreToDo({ more, isOwner }: MoreToDoProps) {
  const views = standardViewsFor(isOwner);
  const hidden = [
    { count: more.late, what: 'late', to: inboxLink(views.late) },
    { count: more.fresh, what: 'new', to: inboxLink(views.fresh) },
    { count: more.laterToday, what: 'due today', to: inboxLink(views.today) },
  ].filter(({ count }) => count > 0);
  if (hidden.length === 0) return null;
  return (
    <p className="buttons">
      {hidden.map(({ count, what, to }) => (
        <a key={what} href={to}>
          {formatListedCount(count)} more {what}
        </a>
      ))}
    </p>
  );
}
