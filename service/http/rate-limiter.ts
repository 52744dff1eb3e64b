/**
 * Limits the requests from one address: the most in a fixed window of a minute, and the most in a fixed window of an
 * hour.
 *
 * Colleges and Indian mobile networks put hundreds of people behind one address. So a full lecture hall must pass
 * within a minute, but a script that posts for minutes must not.
 *
 * Stored rows and failed attempts are counted separately, so that a neighbour's failures never block a valid row.
 * Failures have no limit per hour: if a script behind the same address fails all day, a person with a typing error
 * waits at most a minute.
 */
export type RateLimits = { perMinute: number; perHour: number };

/** `sent` is a request with a valid row; `failed` is a request that was refused. */
type CountedRequest = 'sent' | 'failed';

export interface RateLimiter {
  /** Counts one request of this address. Returns 0 if the request may proceed, otherwise the seconds to wait. */
  count(address: string, what?: CountedRequest): Promise<number>;
  /** `shared`: all instances of the service count together. `this process`: this process counts alone. */
  readonly scope: 'shared' | 'this process';
  close(): Promise<void>;
}

type Window = { name: string; ms: number; limit: (limits: RateLimits) => number };

const minute: Window = { name: 'm', ms: 60_000, limit: (limits) => limits.perMinute };
const hour: Window = { name: 'h', ms: 3_600_000, limit: (limits) => limits.perHour };

/** The windows of time in which requests of each kind are counted. */
export const windowsOfCountedRequest: Record<CountedRequest, readonly Window[]> = {
  sent: [minute, hour],
  failed: [{ ...minute, name: 'f' }],
};

/**
 * The approximate number of addresses that are counted at the same time. When there are more than 100,000 counts (an
 * address has up to three, one for each window), 5,000 are dropped: those that have had no request for longest.
 */
const mostAddresses = 50_000;

export function makeMemoryRateLimiter(limits: RateLimits, now: () => number): RateLimiter {
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
      for (const { name, ms, limit } of windowsOfCountedRequest[what]) {
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
