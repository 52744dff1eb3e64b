/**
 * POST /vitals: what the browser of a visitor measured. Always 204 and at once: nobody waits for the answer
 * of a beacon, and nobody could do anything about a refusal. Figures are kept behind the answer, a few at a
 * time by one writer, so that a crowd of beacons never stands in the way of a form. They may be dropped.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Store } from '#database/store.ts';
import { type Vital, vitalMetrics } from '#database/vitals.ts';
import { limitKey } from '../http/limit-key.ts';
import { memoryLimiter } from '../http/limiter.ts';
import { originOf } from '../http/origin.ts';
import type { Config } from '../settings/config.ts';

const mostBytes = 1024;
/** What a slow database may leave waiting in memory. */
const mostWaiting = 600;
/** One visit in a few sends one beacon for each page it loads; a college shares one address. */
const limits = { perMinute: 120, perHour: 1_200 };

const tenMinutesMs = z.number().min(0).max(600_000).optional();
const beaconSchema = z.strictObject({
  route: z.string().regex(/^\/[\w/:*-]{0,79}$/),
  lcp: tenMinutesMs,
  inp: tenMinutesMs,
  cls: z.number().min(0).max(100).optional(),
});

export function addVitals(
  app: FastifyInstance,
  { config, store, now }: { config: Config; store: Store; now: () => number },
): void {
  const limiter = memoryLimiter(limits, now);
  let waiting: Vital[] = [];
  let writing: Promise<void> | null = null;

  const write = async () => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await store.noteVitals(batch);
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
      // Another site's pages could otherwise fill the table with their figures.
      const isOurs = originOf(request.headers, config).from === 'here';
      if (!isOurs || (await limiter.count(limitKey(request.ip))) > 0) return reply;
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

function readBeacon(body: unknown): Vital[] {
  let sent: unknown;
  try {
    sent = JSON.parse(String(body));
  } catch {
    return [];
  }
  const result = beaconSchema.safeParse(sent);
  if (!result.success) return [];
  const { route, ...values } = result.data;
  return vitalMetrics.flatMap((metric) => {
    const value = values[metric];
    return value === undefined ? [] : [{ route, metric, value }];
  });
}
