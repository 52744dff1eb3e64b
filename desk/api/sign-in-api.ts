/** What the pages for who has not signed in need of the service. Nothing here tells whether an address is known. */
import type { StaffRole } from '#domain/staff/staff-roles.ts';

export type SignInResult =
  | { at: 'in' }
  /** One of the three is wrong; which one is not said. */
  | { at: 'wrong' }
  /** After wrong tries; this one was not looked at. */
  | { at: 'wait'; seconds: number }
  /** Too many are signing in at this moment; this try was not looked at. */
  | { at: 'busy' };

/** An app for codes, before it is set up: the secret to type, and the address that a QR code carries. */
export type CodeApp = { secret: string; address: string };

export type Invitation = {
  email: string;
  name: string;
  role: StaffRole;
  /** Has worked here before: how they signed in until now ends when the link is used. */
  isAgain: boolean;
  codeApp: CodeApp;
  /** JSON for the browser; null where there can be no passkeys. */
  passkeyQuestion: string | null;
};

export type AcceptResult =
  /** The codes are shown this once; none where a passkey was chosen. */
  | { at: 'in'; recoveryCodes: readonly string[] }
  /** The link was used, is too old, or is none. */
  | { at: 'gone' }
  | { at: 'problem'; with: 'password' | 'code' | 'passkey'; sentence: string }
  | { at: 'busy' };

export interface SignInApi {
  /** JSON for the browser; null where there can be no passkeys. */
  passkeyQuestion(): Promise<string | null>;
  withPasskey(answer: string): Promise<SignInResult>;
  /** `code` from the app, or one of the recovery codes. */
  withPassword(typed: { email: string; password: string; code: string }): Promise<SignInResult>;
  /** Null when it was used, is too old, or is none. Looking changes nothing. */
  invitation(link: string): Promise<Invitation | null>;
  acceptWithPasskey(link: string, answer: string): Promise<AcceptResult>;
  acceptWithPassword(
    link: string,
    typed: { password: string; code: string },
  ): Promise<AcceptResult>;
  /** Also for who is not signed in. */
  signOut(): Promise<void>;
}
