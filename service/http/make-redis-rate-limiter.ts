/**
 * Counts requests in Redis, so that several instances behind one load balancer share the limits. If Redis does not
 * answer within a fraction of a second, this process counts alone, so that no visitor is refused because Redis is down.
 */
import type { createClient } from 'redis';
import {
  makeMemoryRateLimiter,
  type RateLimiter,
  type RateLimits,
  windowsOfCountedRequest,
} from './rate-limiter.ts';

/** The longest time for which a request waits for Redis, in milliseconds. */
const usualAnswerWithinMs = 150;
/** After a failure, the service counts without Redis for this time. */
const redisUnusedMs = 2_000;

type Report = (error: Error) => void;

export function makeRedisRateLimiter(
  url: string,
  limits: RateLimits,
  now: () => number,
  report: Report = () => {},
  answerWithinMs = usualAnswerWithinMs,
): RateLimiter {
  const memoryLimiter = makeMemoryRateLimiter(limits, now);
  let client: ReturnType<typeof createClient> | undefined;
  let isClosed = false;
  let isAway = false;
  let redisUnusedUntil = 0;
  const noteFailure = (error: Error) => {
    if (!isAway) report(error);
    isAway = true;
    redisUnusedUntil = performance.now() + redisUnusedMs;
  };
  const connect = async () => {
    // The Redis client is imported only where Redis is used, because the import takes a tenth of the service's start
    // time.
    const redis = await import('redis');
    if (isClosed) return;
    client = redis.createClient({
      url,
      disableOfflineQueue: true,
      commandOptions: { timeout: answerWithinMs },
      socket: {
        connectTimeout: 2_000,
        reconnectStrategy: (tries) => Math.min(5_000, 100 * 2 ** tries),
      },
    });
    client.on('error', noteFailure);
    await client.connect();
  };
  connect().catch(noteFailure);

  return {
    get scope() {
      return client?.isReady && !isAway ? 'shared' : 'this process';
    },
    async count(address, what = 'sent') {
      if (!client?.isReady || performance.now() < redisUnusedUntil)
        return memoryLimiter.count(address, what);
      const at = now();
      try {
        const batch = client.multi();
        for (const { name, ms } of windowsOfCountedRequest[what]) {
          const key = `miranaya:limit:${name}:${Math.floor(at / ms)}:${address}`;
          batch.incr(key).pExpire(key, ms);
        }
        const answers = await withTimeout(batch.exec(), answerWithinMs);
        isAway = false;
        let waitSeconds = 0;
        for (const [n, { ms, limit }] of windowsOfCountedRequest[what].entries()) {
          if (Number(answers[2 * n]) > limit(limits)) {
            waitSeconds = Math.ceil(((Math.floor(at / ms) + 1) * ms - at) / 1000);
          }
        }
        return waitSeconds;
      } catch (error) {
        noteFailure(error as Error);
        return memoryLimiter.count(address, what);
      }
    },
    async close() {
      isClosed = true;
      client?.destroy();
    },
  };
}

async function withTimeout<T>(answer: Promise<T>, withinMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  try {
    return await Promise.race([
      answer,
      new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('Redis did not answer in time')), withinMs);
      }),
    ]);
  } finally {
    clearTimeout(timer);
  }
}
