/** The frame of every page after signing in: the navigation and the member's name. */
import { Link, type LoaderFunctionArgs, Outlet, useLoaderData, useLocation } from 'react-router';
import { deskContext } from '../request/desk-context.ts';
import { requireMemberApi } from '../request/require-member-api.ts';
import { CallingTimesContext } from '../ui/calling-times-context.ts';
import { Icon } from '../ui/icon.tsx';
import { AssignmentNoticesPanel } from './assignment-notices-panel.tsx';
import {
  accountEntry,
  type DeskNavigationEntry,
  deskNavigationEntries,
  isCurrentEntry,
} from './desk-navigation.ts';
import { TroubleLine } from './trouble-line.tsx';

/** The number of navigation entries that fit side by side on 320 px. */
const mostInBar = 5;

export async function loader({ context }: LoaderFunctionArgs) {
  const api = requireMemberApi(context);
  const [assignmentNotices, troubles] = await Promise.all([
    api.assignmentNotices.all(),
    api.troubles(),
  ]);
  return {
    me: api.me,
    calling: api.calling,
    now: context.get(deskContext).now,
    troubles,
    assignmentNotices,
    colleagues: assignmentNotices.length === 0 ? [] : await api.colleagues(),
    entries: deskNavigationEntries.filter(({ needs }) => needs === null || api.may(needs)),
  };
}

export default function SignedIn() {
  const {
    me,
    calling,
    now,
    troubles,
    assignmentNotices,
    colleagues,
    entries: shown,
  } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  // The last position of the bar is for the link to the account, or for the button "More" if not all entries fit.
  const inBar = shown.length < mostInBar ? shown.length : mostInBar - 1;
  const account = { ...accountEntry, label: me.name };
  const rest = [...shown.slice(inBar), account];
  const hasMore = rest.length > 1;
  const currentIn = (some: readonly DeskNavigationEntry[]) =>
    some.some((entry) => isCurrentEntry(entry, pathname)) ? 'page' : undefined;
  return (
    <div className="desk" data-me={me.id}>
      <header className="desk-head">
        <a className="desk-brand" href="/desk">
          Miranaya <span>Desk</span>
        </a>
        <nav aria-label="Desk" className="desk-nav">
          <ul>
            {shown.map((entry, n) => (
              <li key={entry.to} className={n < inBar ? undefined : 'in-more'}>
                <Link to={entry.to} aria-current={currentIn([entry])}>
                  <Icon name={entry.glyph} />
                  {entry.label}
                </Link>
              </li>
            ))}
            <li className={hasMore ? 'desk-me in-more' : 'desk-me'}>
              <Link to={account.to} aria-current={currentIn([account])}>
                <Icon name={account.glyph} />
                <span>{me.name}</span>
              </Link>
            </li>
            {hasMore && (
              <li className="more-way">
                <button type="button" popoverTarget="more" aria-current={currentIn(rest)}>
                  <Icon name="more" />
                  More
                </button>
              </li>
            )}
          </ul>
        </nav>
        {hasMore && (
          <nav id="more" popover="auto" className="sheet more-sheet" aria-label="More of the desk">
            <ul className="choices">
              {rest.map((entry) => (
                <li key={entry.to}>
                  <Link to={entry.to} className="button quiet" aria-current={currentIn([entry])}>
                    <Icon name={entry.glyph} />
                    {entry.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>
      <div>
        <TroubleLine troubles={troubles} />
        <AssignmentNoticesPanel
          notices={assignmentNotices}
          nameOf={(who) => colleagues.find(({ id }) => id === who)?.name ?? null}
          here={`/desk${pathname === '/' ? '' : pathname}${search}`}
          now={now}
        />
        <CallingTimesContext value={calling}>
          <Outlet />
        </CallingTimesContext>
      </div>
    </div>
  );
}
