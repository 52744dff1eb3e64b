/**
 * Everything that the sign-in page and the page of an invitation need of the service, and signing out. No answer of the
 * sign-in page reveals whether a mail address is known.
 */
import type { StaffRole } from '#domain/staff/roles-and-permissions.ts';

export type SignInResult =
  | { at: 'in' }
  /** The address, the password or the code is wrong; the answer does not say which one. */
  | { at: 'wrong' }
  /** There were too many wrong attempts, so this one was not checked. */
  | { at: 'wait'; seconds: number }
  /** Too many people are signing in at once, so this attempt was not checked. */
  | { at: 'busy' };

/** A code app that is not set up yet: the secret to type, and the address for a QR code. */
export type CodeApp = { secret: string; address: string };

export type Invitation = {
  email: string;
  name: string;
  role: StaffRole;
  /** Whether the person is already a member. Using the link then replaces the earlier sign-in methods. */
  isAgain: boolean;
  codeApp: CodeApp;
  /** What the browser needs to create a passkey, as JSON; null on a site that can't use passkeys. */
  passkeyQuestion: string | null;
};

export type AcceptInvitationResult =
  /**
   * The recovery codes, which are shown only in this answer; empty if the person chose a passkey instead of a password.
   */
  | { at: 'in'; recoveryCodes: readonly string[] }
  /** The link is unknown, used or expired. */
  | { at: 'gone' }
  | { at: 'problem'; with: 'password' | 'code' | 'passkey'; sentence: string }
  | { at: 'busy' };

export interface SignInApi {
  /** What the browser needs to ask for a passkey, as JSON; null on a site that can't use passkeys. */
  passkeyQuestion(): Promise<string | null>;
  withPasskey(answer: string): Promise<SignInResult>;
  /** `code` is a code from the app, or one of the recovery codes. */
  withPassword(typed: { email: string; password: string; code: string }): Promise<SignInResult>;
  /** Reads an invitation; null if it is unknown, used or expired. Reading changes nothing. */
  invitation(link: string): Promise<Invitation | null>;
  acceptWithPasskey(link: string, answer: string): Promise<AcceptInvitationResult>;
  acceptWithPassword(
    link: string,
    typed: { password: string; code: string },
  ): Promise<AcceptInvitationResult>;
  /** Signs out; does nothing if nobody is signed in. */
  signOut(): Promise<void>;
}
