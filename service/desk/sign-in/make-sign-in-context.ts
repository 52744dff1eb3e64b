/** Collects what the desk needs for signing members in. It is created once, and every request uses it. */
import { createHmac } from 'node:crypto';
import type { StaffPort } from '#database/staff/staff-port.ts';
import type { CodeApp } from '#desk/api-types/sign-in-api.ts';
import { type AttemptThrottle, makeAttemptThrottle } from './make-attempt-throttle.ts';
import { type DeskCookies, makeDeskCookies } from './make-desk-cookies.ts';
import { type DeviceCookieSigner, makeDeviceCookieSigner } from './make-device-cookie-signer.ts';
import { makePasskeyChallengeIssuer } from './make-passkey-challenge-issuer.ts';
import { makePasskeyVerifier, type PasskeyVerifier } from './make-passkey-verifier.ts';
import {
  defaultPasswordCost,
  makePasswordHasher,
  type PasswordCost,
  type PasswordHasher,
} from './make-password-hasher.ts';
import { encodeTotpSecret, makeTotpUri } from './totp.ts';

export type SignInOptions = {
  staff: StaffPort;
  /** All processes on one database share this secret (`Store.sharedSecret`). */
  secret: string;
  siteUrl: string;
  now: () => number;
  /** The shortest time in ms until a failed attempt is answered, so that the time does not show why it failed. */
  wrongAnswerMs?: number;
  /** The memory and time that one password hash takes. Tests lower it, because they compute hundreds of hashes. */
  passwordCost?: PasswordCost;
};

export type SignInContext = {
  staff: StaffPort;
  now: () => number;
  wrongAnswerMs: number;
  passwords: PasswordHasher;
  cookies: DeskCookies;
  deviceCookies: DeviceCookieSigner;
  attemptThrottle: AttemptThrottle;
  /** Verifies passkeys; null if the site's address is an IP address, because passkeys need a host name. */
  passkeys: PasskeyVerifier | null;
  /**
   * Makes the secret for an authenticator app. The same purpose always gives the same secret, so that a person who
   * opens the page again need not scan the QR code again.
   */
  makeCodeApp(purpose: string, email: string): CodeApp;
};

/** The browser that sent a request. `setCookie` adds a cookie to the response. */
export type Caller = {
  /** The browser's IP address, of IPv6 only its network (`rate-limit-key-of.ts`): failed attempts are counted by it. */
  address: string;
  userAgent: string | undefined;
  cookies: string | undefined;
  setCookie(cookie: string): void;
};

export function makeSignInContext(options: SignInOptions): SignInContext {
  const { staff, secret, siteUrl, now } = options;
  const { host } = new URL(siteUrl);
  return {
    staff,
    now,
    wrongAnswerMs: options.wrongAnswerMs ?? 400,
    passwords: makePasswordHasher(options.passwordCost ?? defaultPasswordCost),
    cookies: makeDeskCookies(siteUrl),
    deviceCookies: makeDeviceCookieSigner(secret),
    attemptThrottle: makeAttemptThrottle(staff, now),
    passkeys: makePasskeyVerifier(siteUrl, host, makePasskeyChallengeIssuer(secret, staff, now)),
    makeCodeApp(purpose, email) {
      const key = createHmac('sha256', secret).update(`codes for ${purpose}`).digest();
      const inBase32 = encodeTotpSecret(key);
      return { secret: inBase32, address: makeTotpUri(inBase32, email, host) };
    },
  };
}
