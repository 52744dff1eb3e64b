/**
 * Loose limits for each address. Colleges and Indian mobile networks put hundreds of people behind one
 * address, so that a whole lecture hall must pass within a minute; a script that posts for minutes must not.
 * Counted in fixed windows of a minute and an hour.
 *
 * Rows that were sent and tries that failed are counted apart, because a neighbour's failures must not keep a
 * sound row out. Failures are counted by the minute only: beside a script that fails all day, a person with a
 * typo waits for the next minute and not for the next hour.
 */
export type Limits = { perMinute: number; perHour: number };

export type Counted = 'sent' | 'failed';

export interface Limiter {
  /** Counts one post of this address. 0: go on. Otherwise the seconds after which to try again. */
  count(address: string, what?: Counted): Promise<number>;
  /** Shared by all instances, or each process for itself. */
  readonly scope: 'shared' | 'this process';
  close(): Promise<void>;
}

type Window = { name: string; ms: number; limit: (limits: Limits) => number };

const minute: Window = { name: 'm', ms: 60_000, limit: (limits) => limits.perMinute };
const hour: Window = { name: 'h', ms: 3_600_000, limit: (limits) => limits.perHour };

export const windows: Record<Counted, readonly Window[]> = {
  sent: [minute, hour],
  failed: [{ ...minute, name: 'f' }],
};

/** How many addresses are remembered at most; beyond that the longest unseen are forgotten. */
const mostAddresses = 50_000;

export function memoryLimiter(limits: Limits, now: () => number): Limiter {
  const counts = new Map<string, { window: number; count: number }>();

  const countIn = (key: string, window: number): number => {
    const seen = counts.get(key);
    counts.delete(key);
    const count = seen?.window === window ? seen.count + 1 : 1;
    counts.set(key, { window, count });
    return count;
  };

  return {
    scope: 'this process',
    async count(address, what = 'sent') {
      const at = now();
      let waitSeconds = 0;
      for (const { name, ms, limit } of windows[what]) {
        const window = Math.floor(at / ms);
        if (countIn(`${name} ${address}`, window) > limit(limits))
          waitSeconds = Math.ceil(((window + 1) * ms - at) / 1000);
      }
      if (counts.size > 2 * mostAddresses) {
        const oldest = counts.keys();
        for (let n = 0; n < mostAddresses / 10; n += 1) counts.delete(oldest.next().value ?? '');
      }
      return waitSeconds;
    },
    async close() {},
  };
}
