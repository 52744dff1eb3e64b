/**
 * Writes and reads the desk's two cookies: one for the session, and one by which a known browser is recognised. With
 * https their names begin with `__Host-`, because browsers accept such a cookie only from this exact host. With http,
 * on a developer's machine, the names have no prefix and the cookies no `Secure`.
 */
import { sessionLife } from '#database/staff/session-port.ts';
import { deviceCookieSeconds } from './make-device-cookie-signer.ts';
import { isTokenLike } from './secret-token.ts';

export type DeskCookies = {
  sessionToken(header: string | undefined): string | null;
  deviceCookie(header: string | undefined): string | null;
  makeSessionCookie(token: string): string;
  makeEndedSessionCookie(): string;
  makeDeviceCookie(mark: string): string;
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
      const token = readCookie(header, names.session);
      return token !== null && isTokenLike(token) ? token : null;
    },
    deviceCookie: (header) => readCookie(header, names.mark),
    makeSessionCookie: (token) => cookie(names.session, token, sessionLife.longestMs / 1000),
    makeEndedSessionCookie: () => cookie(names.session, '', 0),
    makeDeviceCookie: (mark) => cookie(names.mark, mark, deviceCookieSeconds),
  };
}

function readCookie(header: string | undefined, name: string): string | null {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`));
  // If there are two cookies with this name, an attacker may have set one of them, so neither is trusted.
  return values.length === 1 ? (values[0] ?? '').slice(name.length + 1) : null;
}
