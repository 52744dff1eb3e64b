/**
 * Slows down the guessing of passwords and codes. Failed attempts are counted for the account and for the caller's
 * address, and each makes the next wait longer, up to a quarter of an hour. A right attempt resets the counts.
 *
 * Nobody is ever locked out: attempts from a browser that signed in before are counted separately
 * (`make-device-cookie-signer.ts`). So a stranger's attempts do not delay the owner of the account.
 *
 * An attempt is counted just before it is checked; an attempt that has to wait is neither counted nor checked. Of
 * several attempts at the same moment, at least one is checked; the others are checked only if no wait is due.
 */
import { createHash } from 'node:crypto';
import type { SignInAttemptPort } from '#database/staff/sign-in-attempt-port.ts';

type ThrottlePace = {
  name: string;
  /** So many failed attempts cause no wait; the next one does. */
  free: number;
  /** After this time without an attempt, the count starts again at zero. */
  forgottenAfterMs: number;
};

const firstWaitMs = 1_000;
const longestWaitMs = 15 * 60_000;

export const throttleRules = {
  account: { name: 'account', free: 0, forgottenAfterMs: 24 * 3_600_000 },
  device: { name: 'device', free: 2, forgottenAfterMs: 24 * 3_600_000 },
  /** An address gets more attempts without a wait, because several members may share it, for example in an office. */
  address: { name: 'address', free: 9, forgottenAfterMs: 3_600_000 },
} as const satisfies Record<string, ThrottlePace>;

/** Returns the wait in ms after this many failed attempts. */
export function computeThrottleWaitMs(tries: number, { free }: Pick<ThrottlePace, 'free'>): number {
  const counted = tries - free;
  if (counted <= 0) return 0;
  return Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(counted - 1, 30));
}

/**
 * Returns how much of the wait is left in ms if the last attempt was `agoMs` ago, at most the whole wait. `agoMs` is
 * negative if the clock was set back. If the last attempt seems to lie further in the future than the longest wait, a
 * wrong clock counted it, and nobody has to wait.
 */
function waitLeftMs(tries: number, pace: ThrottlePace, agoMs: number): number {
  const wholeMs = computeThrottleWaitMs(tries, pace);
  return agoMs < -longestWaitMs ? 0 : Math.min(wholeMs, wholeMs - agoMs);
}

export type AttemptCounterKey = { pace: ThrottlePace; of: string };

/** The keys are stored as hashes, so that the table shows neither addresses nor people. */
const keyOf = ({ pace, of }: AttemptCounterKey) =>
  createHash('sha256').update(`${pace.name} ${of}`).digest('hex');

export type AttemptThrottle = {
  /**
   * Returns 0 if the attempt may be checked now; it is then counted under all of these keys. Otherwise returns the wait
   * in ms, and the attempt is not counted.
   */
  countOrGetWaitMs(...what: AttemptCounterKey[]): Promise<number>;
  /** Resets the counts after a successful attempt. */
  resetCounts(...what: AttemptCounterKey[]): Promise<void>;
};

export function makeAttemptThrottle(
  attempts: Pick<SignInAttemptPort, 'tries' | 'claimAttempt' | 'resetAttempts'>,
  now: () => number,
): AttemptThrottle {
  const readCount = async (what: AttemptCounterKey) => {
    const found = await attempts.tries(keyOf(what));
    if (found === null) return { what, tries: 0, waitMs: 0 };
    const at = now();
    const agoMs = at - found.lastAt.getTime();
    if (agoMs > what.pace.forgottenAfterMs) {
      await attempts.resetAttempts(keyOf(what), new Date(at - what.pace.forgottenAfterMs));
      return { what, tries: 0, waitMs: 0 };
    }
    return { what, tries: found.tries, waitMs: waitLeftMs(found.tries, what.pace, agoMs) };
  };

  return {
    async countOrGetWaitMs(...all) {
      const before = await Promise.all(all.map(readCount));
      const wait = Math.max(...before.map(({ waitMs }) => waitMs));
      if (wait > 0) return wait;
      const isCounted = await attempts.claimAttempt(
        before.map(({ what, tries }) => ({
          key: keyOf(what),
          triesSeen: tries,
          freeTries: what.pace.free,
        })),
      );
      if (isCounted) return 0;
      // Another attempt was counted at the same moment and is being checked now. This wait is due if that attempt
      // fails.
      return Math.max(
        firstWaitMs,
        ...before.map(({ what, tries }) => computeThrottleWaitMs(tries + 1, what.pace)),
      );
    },
    async resetCounts(...all) {
      await Promise.all(all.map((what) => attempts.resetAttempts(keyOf(what))));
    },
  };
}
