import { inboxLink } from '../inbox/inbox-address.ts';
import { standardViews } from '../inbox/standard-views.ts';

/** What Today shows when nothing has to be done: that new enquiries will appear here, and links to other pages. */
export function EmptyToday({ isOwner }: { isOwner: boolean }) {
  return (
    <div className="empty">
      <h2>Everything is answered</h2>
      <p>
        Whoever asks for a call or enrols on the website stands here within seconds, and this tab
        says so. What you set a date for comes back on its day, so nothing has to be kept in mind.
      </p>
      <p className="buttons">
        <a className="button" href={inboxLink({})}>
          Look through all enquiries
        </a>
        {isOwner ? (
          <a className="button" href="/desk/staff">
            Invite a colleague
          </a>
        ) : (
          <a className="button" href={inboxLink(standardViews.mine)}>
            What is with you
          </a>
        )}
      </p>
    </div>
  );
}
