/**
 * Counts of failed sign-ins, which limit further attempts. A used challenge of a passkey is counted too, so that it
 * works only once.
 */

/** A key under which sign-in attempts are counted, with the count that the caller has just read. */
export type SeenAttemptCount = {
  key: string;
  /** The number of attempts that the caller read; 0 if the key was not found. */
  triesSeen: number;
  /**
   * While at most this many attempts are stored, the next attempt is always counted. After that, it is counted only if
   * the stored number is still `triesSeen`.
   */
  freeTries: number;
};

/** Counts failed sign-in attempts, and used challenges of passkeys. */
export interface SignInAttemptPort {
  /** Returns the number of attempts that are counted under a key, and when the last one was; null if there are none. */
  tries(key: string): Promise<{ tries: number; lastAt: Date } | null>;
  /**
   * Counts one attempt under all of these keys. Counts nothing and returns false if a key has more than `freeTries`
   * attempts, and another attempt was counted under it since the caller read it. So of several attempts at the same
   * moment, only one is counted.
   */
  claimAttempt(keys: readonly SeenAttemptCount[]): Promise<boolean>;
  /**
   * Counts an attempt, whatever the count is, and returns the new count. Two calls at the same time get different
   * counts.
   */
  incrementAttempts(key: string): Promise<number>;
  /** Resets the count. With `before`, only if no attempt was counted since that time. */
  resetAttempts(key: string, before?: Date): Promise<void>;
}
