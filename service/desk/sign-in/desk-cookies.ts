/**
 * The desk's two cookies. Behind https their names begin with `__Host-`, which browsers take from nobody but this
 * very host; on a machine of one's own, over http, they have plain names and no `Secure`.
 */
import { sessionLife } from '#database/staff/staff-port.ts';
import { markAgeSeconds } from './known-device.ts';
import { isTokenLike } from './secret-token.ts';

export type DeskCookies = {
  sessionToken(header: string | undefined): string | null;
  mark(header: string | undefined): string | null;
  session(token: string): string;
  noSession(): string;
  remember(mark: string): string;
};

export function deskCookies(siteUrl: string): DeskCookies {
  const isSecure = siteUrl.startsWith('https:');
  const prefix = isSecure ? '__Host-' : '';
  const names = { session: `${prefix}desk`, mark: `${prefix}desk-known` };
  const cookie = (name: string, value: string, ageSeconds: number) =>
    [
      `${name}=${value}`,
      'Path=/',
      `Max-Age=${ageSeconds}`,
      'HttpOnly',
      'SameSite=Lax',
      ...(isSecure ? ['Secure'] : []),
    ].join('; ');
  return {
    sessionToken(header) {
      const token = cookieNamed(header, names.session);
      return token !== null && isTokenLike(token) ? token : null;
    },
    mark: (header) => cookieNamed(header, names.mark),
    session: (token) => cookie(names.session, token, sessionLife.longestMs / 1000),
    noSession: () => cookie(names.session, '', 0),
    remember: (mark) => cookie(names.mark, mark, markAgeSeconds),
  };
}

function cookieNamed(header: string | undefined, name: string): string | null {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`));
  // Two of one name: somebody else put one of them there.
  return values.length === 1 ? (values[0] ?? '').slice(name.length + 1) : null;
}
