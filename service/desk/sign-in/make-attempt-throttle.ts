/**
 * Slows down guessing of passwords and codes. Each failed attempt makes the next wait longer, up to a quarter of an
 * hour. This applies to the account and to the caller's address. A right attempt resets the count.
 *
 * Nobody is ever locked out: attempts from a browser that signed in before are counted separately
 * (`make-device-cookie-signer.ts`). So a stranger's attempts do not delay the owner of the account.
 *
 * An attempt is counted just before it is checked. An attempt that has to wait is not counted. If several attempts
 * arrive at the same time, at least one is checked; the others are checked only if no wait is due.
 */
import { createHash } from 'node:crypto';
import type { SignInAttemptPort } from '#database/staff/sign-in-attempt-port.ts';

type ThrottlePace = {
  name: string;
  /** The number of attempts that need no wait. */
  free: number;
  /** The time without an attempt after which the count starts again. */
  forgottenAfterMs: number;
};

const firstWaitMs = 1_000;
const longestWaitMs = 15 * 60_000;

export const throttlePaces = {
  account: { name: 'account', free: 0, forgottenAfterMs: 24 * 3_600_000 },
  device: { name: 'device', free: 2, forgottenAfterMs: 24 * 3_600_000 },
  /**
   * An address has more attempts without a wait than an account or a device has, because several members may share one
   * address, for example in an office.
   */
  address: { name: 'address', free: 9, forgottenAfterMs: 3_600_000 },
} as const satisfies Record<string, ThrottlePace>;

/** The wait in ms after this many failed attempts. */
export function throttleWaitMs(tries: number, { free }: Pick<ThrottlePace, 'free'>): number {
  const counted = tries - free;
  if (counted <= 0) return 0;
  return Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(counted - 1, 30));
}

/**
 * The part of the wait that is left this long after the last attempt. It is never more than the whole wait, even if the
 * clock was set back. An attempt further in the future than the longest wait was counted by a wrong clock, so nobody
 * waits because of it.
 */
function waitLeftMs(tries: number, pace: ThrottlePace, agoMs: number): number {
  const wholeMs = throttleWaitMs(tries, pace);
  return agoMs < -longestWaitMs ? 0 : Math.min(wholeMs, wholeMs - agoMs);
}

export type AttemptCounterKey = { pace: ThrottlePace; of: string };

/** The keys are hashed, so that the table contains neither addresses nor people. */
const keyOf = ({ pace, of }: AttemptCounterKey) =>
  createHash('sha256').update(`${pace.name} ${of}`).digest('hex');

export type AttemptThrottle = {
  /**
   * Returns 0 if the attempt was counted under all of these keys and may be checked now. Otherwise the attempt was
   * not counted, and the result is the wait in ms.
   */
  count(...what: AttemptCounterKey[]): Promise<number>;
  /** Resets the counts after a successful attempt. */
  forget(...what: AttemptCounterKey[]): Promise<void>;
};

export function makeAttemptThrottle(
  kept: Pick<SignInAttemptPort, 'tries' | 'countAttempt' | 'forgetAttempts'>,
  now: () => number,
): AttemptThrottle {
  const soFar = async (what: AttemptCounterKey) => {
    const found = await kept.tries(keyOf(what));
    if (found === null) return { what, tries: 0, waitMs: 0 };
    const at = now();
    const agoMs = at - found.lastAt.getTime();
    if (agoMs > what.pace.forgottenAfterMs) {
      await kept.forgetAttempts(keyOf(what), new Date(at - what.pace.forgottenAfterMs));
      return { what, tries: 0, waitMs: 0 };
    }
    return { what, tries: found.tries, waitMs: waitLeftMs(found.tries, what.pace, agoMs) };
  };

  return {
    async count(...all) {
      const before = await Promise.all(all.map(soFar));
      const wait = Math.max(...before.map(({ waitMs }) => waitMs));
      if (wait > 0) return wait;
      const isCounted = await kept.countAttempt(
        before.map(({ what, tries }) => ({
          key: keyOf(what),
          triesSeen: tries,
          freeTries: what.pace.free,
        })),
      );
      if (isCounted) return 0;
      // Another attempt was counted at the same moment and is being checked. The wait is the one that is due if that
      // attempt fails.
      return Math.max(
        firstWaitMs,
        ...before.map(({ what, tries }) => throttleWaitMs(tries + 1, what.pace)),
      );
    },
    async forget(...all) {
      await Promise.all(all.map((what) => kept.forgetAttempts(keyOf(what))));
    },
  };
}
