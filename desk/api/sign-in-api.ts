/** What the pages before signing in need of the service. Nothing here reveals whether an address is known. */
import type { StaffRole } from '#domain/staff/staff-roles.ts';

export type SignInResult =
  | { at: 'in' }
  /** Address, password or code is wrong; which one is not said. */
  | { at: 'wrong' }
  /** Too many wrong attempts; this one was not checked. */
  | { at: 'wait'; seconds: number }
  /** Too many people are signing in at once; this attempt was not checked. */
  | { at: 'busy' };

/** A code app before it is set up: the secret to type, and the address for a QR code. */
export type CodeApp = { secret: string; address: string };

export type Invitation = {
  email: string;
  name: string;
  role: StaffRole;
  /** A former or present member: using the link ends their earlier sign-in methods. */
  isAgain: boolean;
  codeApp: CodeApp;
  /** The passkey request as JSON for the browser; null where passkeys are impossible. */
  passkeyQuestion: string | null;
};

export type AcceptResult =
  /** The recovery codes are shown only this once; empty if a passkey was chosen. */
  | { at: 'in'; recoveryCodes: readonly string[] }
  /** The link is unknown, used or expired. */
  | { at: 'gone' }
  | { at: 'problem'; with: 'password' | 'code' | 'passkey'; sentence: string }
  | { at: 'busy' };

export interface SignInApi {
  /** JSON for the browser; null where passkeys are impossible. */
  passkeyQuestion(): Promise<string | null>;
  withPasskey(answer: string): Promise<SignInResult>;
  /** `code` from the app, or one of the recovery codes. */
  withPassword(typed: { email: string; password: string; code: string }): Promise<SignInResult>;
  /** Null if it is unknown, used or expired. Reading it changes nothing. */
  invitation(link: string): Promise<Invitation | null>;
  acceptWithPasskey(link: string, answer: string): Promise<AcceptResult>;
  acceptWithPassword(
    link: string,
    typed: { password: string; code: string },
  ): Promise<AcceptResult>;
  /** Signs out; does nothing if nobody is signed in. */
  signOut(): Promise<void>;
}
