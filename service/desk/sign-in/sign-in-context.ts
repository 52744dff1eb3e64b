/** What each request to the desk needs in order to sign in; made once for the whole service. */
import { createHmac } from 'node:crypto';
import type { StaffPort } from '#database/staff/staff-port.ts';
import type { CodeApp } from '#desk/api/sign-in-api.ts';
import { challenges } from './challenges.ts';
import { type DeskCookies, deskCookies } from './desk-cookies.ts';
import { type KnownDevices, knownDevices } from './known-device.ts';
import { type Passkeys, passkeys } from './passkeys.ts';
import { ownCost, type PasswordCost, type Passwords, passwordsAt } from './password-hash.ts';
import { totpAddress, totpSecretOf } from './totp.ts';
import { type Slowdown, slowdown } from './try-limits.ts';

export type SignInOptions = {
  staff: StaffPort;
  /** All processes on one database share it (`Store.sharedSecret`). */
  secret: string;
  siteUrl: string;
  now: () => number;
  /** A try that fails is answered after so long, whatever it failed by. */
  wrongAnswerMs?: number;
  /** Of one hash; tests compute hundreds. */
  passwordCost?: PasswordCost;
};

export type SignInContext = {
  staff: StaffPort;
  now: () => number;
  wrongAnswerMs: number;
  passwords: Passwords;
  cookies: DeskCookies;
  devices: KnownDevices;
  slowdown: Slowdown;
  /** Null where there can be none. */
  passkeys: Passkeys | null;
  /** The same for the same purpose: who opens a page again has scanned it already. */
  codeApp(purpose: string, email: string): CodeApp;
};

/** The caller: one request. */
export type Caller = {
  /** What wrong tries are counted by (`client-address.ts`). */
  address: string;
  userAgent: string | undefined;
  cookies: string | undefined;
  setCookie(cookie: string): void;
};

export function signInContext(options: SignInOptions): SignInContext {
  const { staff, secret, siteUrl, now } = options;
  const { host } = new URL(siteUrl);
  return {
    staff,
    now,
    wrongAnswerMs: options.wrongAnswerMs ?? 400,
    passwords: passwordsAt(options.passwordCost ?? ownCost),
    cookies: deskCookies(siteUrl),
    devices: knownDevices(secret),
    slowdown: slowdown(staff, now),
    passkeys: passkeys(siteUrl, host, challenges(secret, staff, now)),
    codeApp(purpose, email) {
      const key = createHmac('sha256', secret).update(`codes for ${purpose}`).digest();
      const inBase32 = totpSecretOf(key);
      return { secret: inBase32, address: totpAddress(inBase32, email, host) };
    },
  };
}
