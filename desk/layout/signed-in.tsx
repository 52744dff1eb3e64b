/** The frame of every page after signing in: the navigation and the member's name. */
import { type LoaderFunctionArgs, NavLink, Outlet, useLoaderData, useLocation } from 'react-router';
import type { Permission } from '#domain/staff/staff-roles.ts';
import { deskContext } from '../api/desk-context.ts';
import { requireDeskApi } from '../api/require-desk-api.ts';
import { CallingTimes } from '../ui/calling-times.ts';
import { Glyph, type GlyphName } from '../ui/glyph.tsx';
import { OwnerChangesPanel } from './owner-changes-panel.tsx';
import { TroubleLine } from './trouble-line.tsx';

type Entry = { to: string; label: string; glyph: GlyphName; needs: Permission | null };

const entries: readonly Entry[] = [
  { to: '/', label: 'Today', glyph: 'today', needs: 'enquiries' },
  { to: '/enquiries', label: 'Inbox', glyph: 'inbox', needs: 'enquiries' },
  { to: '/follow-ups', label: 'Follow-ups', glyph: 'follow-ups', needs: 'enquiries' },
  { to: '/learners', label: 'Learners', glyph: 'learners', needs: 'enquiries' },
  { to: '/orders', label: 'Orders', glyph: 'orders', needs: 'orders' },
  { to: '/batches', label: 'Batches', glyph: 'batches', needs: 'see batches' },
  { to: '/numbers', label: 'Numbers', glyph: 'numbers', needs: 'numbers' },
  { to: '/publish', label: 'Publish', glyph: 'publish', needs: 'publish' },
  { to: '/staff', label: 'Staff', glyph: 'staff', needs: 'staff' },
  { to: '/audit', label: 'Audit', glyph: 'audit', needs: 'audit' },
  { to: '/settings', label: 'Settings', glyph: 'settings', needs: 'settings' },
];

/** The number of navigation entries that fit side by side on 320 px. */
const mostInBar = 5;

export async function loader({ context }: LoaderFunctionArgs) {
  const api = requireDeskApi(context);
  const told = await api.told.all();
  return {
    me: api.me,
    calling: api.calling,
    now: context.get(deskContext).now,
    troubles: await api.troubles(),
    told,
    colleagues: told.length === 0 ? [] : await api.colleagues(),
    entries: entries.filter(({ needs }) => needs === null || api.may(needs)),
  };
}

export default function SignedIn() {
  const {
    me,
    calling,
    now,
    troubles,
    told,
    colleagues,
    entries: shown,
  } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  // The link to the account also takes one of the positions.
  const inBar = shown.length < mostInBar ? shown.length : mostInBar - 1;
  const rest = [
    ...shown.slice(inBar),
    { to: '/account', label: me.name, glyph: 'account' } as const,
  ];
  const hasMore = rest.length > 1;
  const isInMore = hasMore && rest.some(({ to }) => `${pathname}/`.startsWith(`${to}/`));
  return (
    <div className="desk" data-me={me.id}>
      <header className="desk-head">
        <a className="desk-brand" href="/desk">
          Miranaya <span>Desk</span>
        </a>
        <nav aria-label="Desk" className="desk-nav">
          <ul>
            {shown.map(({ to, label, glyph }, n) => (
              <li key={to} className={n < inBar ? undefined : 'in-more'}>
                <NavLink to={to} end={to === '/'}>
                  <Glyph name={glyph} />
                  {label}
                </NavLink>
              </li>
            ))}
            <li className={hasMore ? 'desk-me in-more' : 'desk-me'}>
              <NavLink to="/account">
                <Glyph name="account" />
                <span>{me.name}</span>
              </NavLink>
            </li>
            {hasMore && (
              <li className="more-way">
                <button
                  type="button"
                  popoverTarget="more"
                  aria-current={isInMore ? 'page' : undefined}
                >
                  <Glyph name="more" />
                  More
                </button>
              </li>
            )}
          </ul>
        </nav>
        {hasMore && (
          <nav id="more" popover="auto" className="sheet more-sheet" aria-label="More of the desk">
            <ul className="choices">
              {rest.map(({ to, label, glyph }) => (
                <li key={to}>
                  <NavLink to={to} className="button quiet">
                    <Glyph name={glyph} />
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>
      <div>
        <TroubleLine troubles={troubles} />
        <OwnerChangesPanel
          told={told}
          nameOf={(who) => colleagues.find(({ id }) => id === who)?.name ?? null}
          here={`/desk${pathname === '/' ? '' : pathname}${search}`}
          now={now}
        />
        <CallingTimes value={calling}>
          <Outlet />
        </CallingTimes>
      </div>
    </div>
  );
}
