/** The signed-in person's own account: sign-in methods and sessions. */
import type { CodeApp } from './sign-in-api.ts';

export type AccountSession = {
  id: string;
  device: string;
  createdAt: Date;
  seenAt: Date;
  isThis: boolean;
};

type AccountPasskey = { id: string; name: string; createdAt: Date; usedAt: Date | null };

export type Account = {
  sessions: readonly AccountSession[];
  passkeys: readonly AccountPasskey[];
  hasPassword: boolean;
  recoveryCodesLeft: number;
  /** Signed in a short while ago. Sign-in methods can only be changed then, and secrets are only shown then. */
  isFresh: boolean;
  /** For setting up a new app; null unless `isFresh`. */
  codeApp: CodeApp | null;
  /** JSON for the browser; null unless `isFresh`, and where passkeys are impossible. */
  passkeyQuestion: string | null;
};

export type AccountField = 'name' | 'password' | 'code' | 'new code' | 'passkey';

export type AccountResult =
  | { at: 'done'; recoveryCodes: readonly string[] }
  | { at: 'problem'; with: AccountField; sentence: string }
  /** The last sign-in is too long ago: the person has to sign in again first. */
  | { at: 'stale' }
  | { at: 'busy' };

export interface AccountApi {
  account(): Promise<Account>;
  rename(name: string): Promise<AccountResult>;
  endSession(id: string): Promise<void>;
  /** Ends all sessions except this one. */
  endOtherSessions(): Promise<void>;
  endAllSessions(): Promise<void>;
  addPasskey(answer: string, name: string): Promise<AccountResult>;
  /** Refuses to remove the last sign-in method. */
  removePasskey(id: string): Promise<AccountResult>;
  /** `code` comes from the present app, or from the new one if there was no password. Ends all other sessions. */
  choosePassword(typed: { password: string; code: string }): Promise<AccountResult>;
  /** Replaces the app; `code` is the new app's first code. */
  changeCodeApp(code: string): Promise<AccountResult>;
}
