/** The limit on failed attempts to sign in. */

/** A key under which sign-in attempts are counted, with the count that the caller has just read. */
export type SignInAttemptsSeen = {
  key: string;
  /** The number of attempts that the caller read; 0 if the key was not found. */
  triesSeen: number;
  /**
   * While at most this many attempts are stored, a further attempt is always counted. If more are stored, it is counted
   * only if their number is still `triesSeen`.
   */
  freeTries: number;
};

/** Counts failed sign-in attempts. */
export interface SignInAttemptPort {
  /** The failed attempts under a key, and when the last one was; null if there are none. */
  tries(key: string): Promise<{ tries: number; lastAt: Date } | null>;
  /**
   * Counts one attempt under all of these keys, or under none. Returns false if a key has no free attempt left, and
   * another attempt was counted under it since the caller read it. So only one of several simultaneous attempts is
   * counted.
   */
  countAttempt(keys: readonly SignInAttemptsSeen[]): Promise<boolean>;
  /** Counts an attempt and returns the new count. Two calls at the same time get different counts. */
  noteAttempt(key: string): Promise<number>;
  /** Resets the count. With `before`, only if no attempt was counted since that time. */
  forgetAttempts(key: string, before?: Date): Promise<void>;
}
