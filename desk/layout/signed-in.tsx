/** What stands around every page for who has signed in: where one can go, and who one is. */
import { type LoaderFunctionArgs, NavLink, Outlet, useLoaderData } from 'react-router';
import type { Permission } from '#domain/staff/staff-roles.ts';
import { apiOf } from '../api/api-of.ts';
import { Glyph, type GlyphName } from '../ui/glyph.tsx';
import { TroubleLine } from './trouble-line.tsx';

type Entry = { to: string; label: string; glyph: GlyphName; needs: Permission | null };

const entries: readonly Entry[] = [
  { to: '/', label: 'Today', glyph: 'today', needs: 'enquiries' },
  { to: '/enquiries', label: 'Inbox', glyph: 'inbox', needs: 'enquiries' },
  { to: '/orders', label: 'Orders', glyph: 'orders', needs: 'orders' },
  { to: '/numbers', label: 'Numbers', glyph: 'numbers', needs: 'numbers' },
  { to: '/staff', label: 'Staff', glyph: 'staff', needs: 'staff' },
  { to: '/audit', label: 'Audit', glyph: 'audit', needs: 'audit' },
  { to: '/settings', label: 'Settings', glyph: 'settings', needs: 'settings' },
];

export async function loader({ context }: LoaderFunctionArgs) {
  const api = apiOf(context);
  return {
    me: api.me,
    troubles: await api.troubles(),
    entries: entries.filter(({ needs }) => needs === null || api.may(needs)),
  };
}

export default function SignedIn() {
  const { me, troubles, entries: shown } = useLoaderData<typeof loader>();
  return (
    <div className="desk" data-me={me.id}>
      <header className="desk-head">
        <a className="desk-brand" href="/desk">
          Miranaya <span>Desk</span>
        </a>
        <nav aria-label="Desk" className="desk-nav">
          <ul>
            {shown.map(({ to, label, glyph }) => (
              <li key={to}>
                <NavLink to={to} end={to === '/'}>
                  <Glyph name={glyph} />
                  {label}
                </NavLink>
              </li>
            ))}
            <li className="desk-me">
              <NavLink to="/account">
                <Glyph name="account" />
                <span>{me.name}</span>
              </NavLink>
            </li>
          </ul>
        </nav>
      </header>
      <div>
        <TroubleLine troubles={troubles} />
        <Outlet />
      </div>
    </div>
  );
}
