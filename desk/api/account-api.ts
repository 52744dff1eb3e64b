/** One's own account: how one signs in, and where one is signed in. */
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
  /** How one signs in is changed only soon after signing in; what an open screen could give away waits behind it. */
  isFresh: boolean;
  /** For a new app; null unless fresh. */
  codeApp: CodeApp | null;
  /** JSON for the browser; null unless fresh, and where there can be no passkeys. */
  passkeyQuestion: string | null;
};

export type AccountField = 'name' | 'password' | 'code' | 'new code' | 'passkey';

export type AccountResult =
  | { at: 'done'; recoveryCodes: readonly string[] }
  | { at: 'problem'; with: AccountField; sentence: string }
  /** Sign in again first. */
  | { at: 'stale' }
  | { at: 'busy' };

export interface AccountApi {
  account(): Promise<Account>;
  rename(name: string): Promise<AccountResult>;
  endSession(id: string): Promise<void>;
  /** All but this one. */
  endOtherSessions(): Promise<void>;
  endAllSessions(): Promise<void>;
  addPasskey(answer: string, name: string): Promise<AccountResult>;
  /** The last way in stays. */
  removePasskey(id: string): Promise<AccountResult>;
  /** `code` from the app that one has, or from the new one where there was no password. All other sessions end. */
  choosePassword(typed: { password: string; code: string }): Promise<AccountResult>;
  /** Codes come from the new app from now on; `code` is its first. */
  changeCodeApp(code: string): Promise<AccountResult>;
}
