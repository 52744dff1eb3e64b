/**
 * Adds the route POST /vitals, to which a visitor's browser sends the Web Vitals (loading times and the like) that it
 * measured. The answer is always 204 and is sent at once, because no script reads the answer to a beacon. The
 * measurements are stored later, in batches and one batch at a time, so that many beacons never delay a form.
 * Measurements may be dropped.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Store } from '#database/store.ts';
import { type WebVital, webVitalMetrics } from '#database/web-vitals-port.ts';
import { classifyRequestOrigin } from '../http/classify-request-origin.ts';
import { rateLimitKeyOf } from '../http/rate-limit-key-of.ts';
import { makeMemoryRateLimiter } from '../http/rate-limiter.ts';
import type { Config } from '../settings/config.ts';

const mostBytes = 1024;
/** The most measurements that are kept in memory while the database is slow. */
const mostWaiting = 600;
/**
 * The most beacons from one address. A whole college may share one address, but only a fraction of its visits sends
 * beacons: one beacon for each page.
 */
const limits = { perMinute: 120, perHour: 1_200 };

const tenMinutesMs = z.number().min(0).max(600_000).optional();
const beaconSchema = z.strictObject({
  route: z.string().regex(/^\/[\w/:*-]{0,79}$/),
  lcp: tenMinutesMs,
  inp: tenMinutesMs,
  cls: z.number().min(0).max(100).optional(),
});

export function addWebVitalsRoute(
  app: FastifyInstance,
  { config, store, now }: { config: Config; store: Store; now: () => number },
): void {
  const limiter = makeMemoryRateLimiter(limits, now);
  let waiting: WebVital[] = [];
  let writing: Promise<void> | null = null;

  const write = async () => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await store.storeVitals(batch);
      } catch (error) {
        app.log.warn({ err: error, count: batch.length }, 'measurements were not kept');
      }
    }
    writing = null;
  };

  app.register(async (vitals) => {
    const done = (reply: FastifyReply) =>
      reply.code(204).header('cache-control', 'no-store').send();

    vitals.removeAllContentTypeParsers();
    vitals.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: mostBytes },
      (_request, body, parsed) => parsed(null, body),
    );
    vitals.setErrorHandler(async (_error, _request, reply) => done(reply));

    vitals.post('/vitals', { bodyLimit: mostBytes }, async (request, reply) => {
      done(reply);
      // Only our own pages may report measurements; otherwise other sites could fill the table.
      const isOurs = classifyRequestOrigin(request.headers, config).from === 'here';
      if (!isOurs || (await limiter.count(rateLimitKeyOf(request.ip))) > 0) return reply;
      const measured = readBeacon(request.body);
      if (waiting.length + measured.length <= mostWaiting) waiting.push(...measured);
      if (waiting.length > 0) writing ??= write();
      return reply;
    });
  });
  app.addHook('onClose', async () => {
    await writing;
  });
}

function readBeacon(body: unknown): WebVital[] {
  let sent: unknown;
  try {
    sent = JSON.parse(String(body));
  } catch {
    return [];
  }
  const result = beaconSchema.safeParse(sent);
  if (!result.success) return [];
  const { route, ...values } = result.data;
  return webVitalMetrics.flatMap((metric) => {
    const value = values[metric];
    return value === undefined ? [] : [{ route, metric, value }];
  });
}
