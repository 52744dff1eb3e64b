/**
 * Wrong tries cost time and nothing else: each makes the next wait longer, for the account and for the address it
 * comes from, up to a quarter of an hour. Nobody is ever locked out: a browser that somebody signed in with before
 * is counted apart (`known-device.ts`), so that a stranger's tries do not keep its owner waiting.
 *
 * A try is counted just before it is checked, and the count is forgotten when it was right. So of many that arrive at
 * the same moment as many are checked as are free, or one; the others are told to wait and count for nothing.
 */
import { createHash } from 'node:crypto';
import type { TryPort } from '#database/staff/staff-port.ts';

export type Pace = {
  name: string;
  /** So many cost nothing. */
  free: number;
  /** After so long without a try all is forgotten. */
  forgottenAfterMs: number;
};

const firstWaitMs = 1_000;
export const longestWaitMs = 15 * 60_000;

export const paces = {
  account: { name: 'account', free: 0, forgottenAfterMs: 24 * 3_600_000 },
  device: { name: 'device', free: 2, forgottenAfterMs: 24 * 3_600_000 },
  /** A whole office may stand behind one. */
  address: { name: 'address', free: 9, forgottenAfterMs: 3_600_000 },
} as const satisfies Record<string, Pace>;

/** How long after the last of so many wrong tries the next one is looked at. */
export function waitMsAfter(tries: number, { free }: Pick<Pace, 'free'>): number {
  const counted = tries - free;
  if (counted <= 0) return 0;
  return Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(counted - 1, 30));
}

export type Counted = { pace: Pace; of: string };

/** What is counted is nobody's to read: neither addresses nor people stand in the table. */
const keyOf = ({ pace, of }: Counted) =>
  createHash('sha256').update(`${pace.name} ${of}`).digest('hex');

export type Slowdown = {
  /** 0: the try is counted under all of these, check it now. Otherwise it is not, and may come after so many ms. */
  count(...what: Counted[]): Promise<number>;
  /** It was right after all. */
  forget(...what: Counted[]): Promise<void>;
};

export function slowdown(
  kept: Pick<TryPort, 'tries' | 'countTry' | 'forgetTries'>,
  now: () => number,
): Slowdown {
  const soFar = async (what: Counted) => {
    const found = await kept.tries(keyOf(what));
    if (found === null) return { what, tries: 0, waitMs: 0 };
    const at = now();
    const agoMs = at - found.lastAt.getTime();
    if (agoMs > what.pace.forgottenAfterMs) {
      await kept.forgetTries(keyOf(what), new Date(at - what.pace.forgottenAfterMs));
      return { what, tries: 0, waitMs: 0 };
    }
    return { what, tries: found.tries, waitMs: waitMsAfter(found.tries, what.pace) - agoMs };
  };

  return {
    async count(...all) {
      const before = await Promise.all(all.map(soFar));
      const wait = Math.max(...before.map(({ waitMs }) => waitMs));
      if (wait > 0) return wait;
      const isCounted = await kept.countTry(
        before.map(({ what, tries }) => ({
          key: keyOf(what),
          triesSeen: tries,
          freeTries: what.pace.free,
        })),
      );
      if (isCounted) return 0;
      // Another try is being checked: the wait that follows if it is wrong.
      return Math.max(
        firstWaitMs,
        ...before.map(({ what, tries }) => waitMsAfter(tries + 1, what.pace)),
      );
    },
    async forget(...all) {
      await Promise.all(all.map((what) => kept.forgetTries(keyOf(what))));
    },
  };
}
