/** The limit on failed attempts to sign in. */

/** A key under which sign-in attempts are counted, with its values as the caller has just read them. */
export type AttemptCounter = {
  key: string;
  /** The number of attempts that the caller read; 0 if the key was not found. */
  triesSeen: number;
  /**
   * Up to this number of attempts, an attempt is counted even if another one was counted since the caller read the key.
   */
  freeTries: number;
};

/** Counts failed sign-in attempts. */
export interface AttemptPort {
  /** The failed attempts under a key, and when the last one was; null if there are none. */
  tries(key: string): Promise<{ tries: number; lastAt: Date } | null>;
  /**
   * Counts one attempt under all of these keys. Counts nothing and returns false if no free attempt is left under a
   * key, and another attempt was counted since the caller read that key. So only one of several simultaneous attempts
   * is counted.
   */
  countAttempt(keys: readonly AttemptCounter[]): Promise<boolean>;
  /** Counts an attempt and returns the new count. Two calls at the same time get different counts. */
  noteAttempt(key: string): Promise<number>;
  /** Resets the count. With `before`, only if no attempt was counted since that time. */
  forgetAttempts(key: string, before?: Date): Promise<void>;
}
