/**
 * The desk's two cookies. With https their names begin with `__Host-`: browsers accept such a cookie only
 * from this exact host. With http, on a developer's machine, they have plain names and no `Secure`.
 */
import { sessionLife } from '#database/staff/session-port.ts';
import { deviceCookieSeconds } from './make-device-cookie-signer.ts';
import { isTokenLike } from './secret-token.ts';

export type DeskCookies = {
  sessionToken(header: string | undefined): string | null;
  mark(header: string | undefined): string | null;
  session(token: string): string;
  noSession(): string;
  remember(mark: string): string;
};

export function makeDeskCookies(siteUrl: string): DeskCookies {
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
    remember: (mark) => cookie(names.mark, mark, deviceCookieSeconds),
  };
}

function cookieNamed(header: string | undefined, name: string): string | null {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`));
  // If two cookies have the same name, an attacker may have planted one, so neither is trusted.
  return values.length === 1 ? (values[0] ?? '').slice(name.length + 1) : null;
}
