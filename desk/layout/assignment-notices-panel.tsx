import type { ShownAssignmentNotice } from '../api-types/assignment-notices-api.ts';
import { Moment } from '../ui/moment.tsx';
import { nonMemberActorName } from '../words/stored-value-words.ts';

type AssignmentNoticesPanelProps = {
  notices: readonly ShownAssignmentNotice[];
  nameOf: (who: string) => string | null;
  /** The address of this page, to return to. */
  here: string;
  now: Date;
};

const mostShown = 2;

/**
 * Shows the assignment notices above every page: what colleagues or the rules changed about the member's enquiries and
 * checklists. The panel stays until the member presses its button. It lists at most two notices, and counts the others.
 */
export function AssignmentNoticesPanel({
  notices,
  nameOf,
  here,
  now,
}: AssignmentNoticesPanelProps) {
  const [newest] = notices;
  const more = notices.length - mostShown;
  return (
    <div data-live="told" role="status">
      {newest && (
        <aside className="told" aria-label="What changed hands">
          <ul>
            {notices.slice(0, mostShown).map((one) => (
              <li key={one.id}>
                {one.path === null ? (
                  <strong>{one.name}</strong>
                ) : (
                  <a href={one.path}>{one.name}</a>
                )}{' '}
                {describeChange(
                  one,
                  one.who === 'assignment'
                    ? null
                    : (nameOf(one.who) ?? nonMemberActorName(one.who)),
                )}{' '}
                <span className="muted small">
                  <Moment at={one.at} now={now} />
                </span>
              </li>
            ))}
            {more > 0 && (
              <li>
                and {more} more: see <a href="/desk/enquiries?owner=me-or-nobody">your inbox</a>
              </li>
            )}
          </ul>
          <form method="post" action="/desk/told">
            <input type="hidden" name="upTo" value={newest.id} />
            <input type="hidden" name="back" value={here} />
            <button type="submit">Seen</button>
          </form>
        </aside>
      )}
    </div>
  );
}

/** `who` is null if a rule of the desk made the change. */
function describeChange({ kind }: ShownAssignmentNotice, who: string | null): string {
  switch (kind) {
    case 'given':
      return who === null ? 'is yours now, by the rules.' : `is yours now, from ${who}.`;
    case 'taken':
      return `is not yours any more: ${who ?? 'somebody'} took it over, gave it away or put it back.`;
    case 'passed on':
      return 'went to the next colleague: the time to answer was over.';
    case 'nobody left':
      return 'was answered by nobody: everybody had it once, and it is unassigned.';
    default:
      return kind satisfies never;
  }
}
