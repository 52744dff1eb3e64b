/** The signed-in member's own account: name, sign-in methods and sessions. */
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
  /**
   * Whether the member signed in a short time ago. Only then can sign-in methods be changed, and only then are
   * secrets shown.
   */
  isFresh: boolean;
  /** The secret and the address for setting up a new code app; null if `isFresh` is false. */
  codeApp: CodeApp | null;
  /**
   * The options with which the browser creates a new passkey, as JSON. Null if `isFresh` is false, or if passkeys can't
   * be used on this site.
   */
  passkeyQuestion: string | null;
};

export type AccountField = 'name' | 'password' | 'code' | 'new code' | 'passkey';

export type AccountChangeResult =
  | { at: 'done'; recoveryCodes: readonly string[] }
  | { at: 'problem'; with: AccountField; sentence: string }
  /** The last sign-in is too long ago, so the member has to sign in again first. */
  | { at: 'stale' }
  | { at: 'busy' };

export interface AccountApi {
  account(): Promise<Account>;
  rename(name: string): Promise<AccountChangeResult>;
  endSession(id: string): Promise<void>;
  /** Ends all sessions of the member except the session of this request. */
  endOtherSessions(): Promise<void>;
  endAllSessions(): Promise<void>;
  addPasskey(answer: string, name: string): Promise<AccountChangeResult>;
  /** Refuses to remove the last sign-in method. */
  removePasskey(id: string): Promise<AccountChangeResult>;
  /**
   * Sets a password, returns new recovery codes, and ends all other sessions. `code` is from the member's code app; a
   * member who has no code app yet sets one up here, and types a code from that new app.
   */
  choosePassword(typed: { password: string; code: string }): Promise<AccountChangeResult>;
  /**
   * Replaces the code app. `code` is a code that the new app shows. Returns new recovery codes, and ends all other
   * sessions.
   */
  changeCodeApp(code: string): Promise<AccountChangeResult>;
}
