/**
 * Adds the route with the numbers of places left, for pages that are already open: the built pages only say whether few
 * or none were left. The answer stays small: it lists only batches with few places or none, and only batches that
 * visitors can know of. The service asks the database once in a few seconds, however many pages ask.
 */
import type { FastifyInstance } from 'fastify';
import { type PlacesLeftByBatchId, placesLeftPath } from '#contract/batches/places-left-path.ts';
import type { Store } from '#database/store.ts';
import { batchStatus } from '#domain/batches/batch-status.ts';
import { indianDay } from '#domain/dates/indian-day.ts';

type Given = { store: Pick<Store, 'batches'>; now: () => number };

const cachedMs = 5_000;

export function addPlacesLeftRoute(app: FastifyInstance, { store, now }: Given): void {
  let cached: { at: number; places: Promise<PlacesLeftByBatchId> } | null = null;
  app.get(placesLeftPath, async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    // If the clock was set back, the cached answer seems to come from the future. The places are then read again too.
    if (cached === null || Math.abs(now() - cached.at) >= cachedMs) {
      const reading = { at: now(), places: placesLeft(store, now()) };
      cached = reading;
      reading.places.catch(() => {
        if (cached === reading) cached = null;
      });
    }
    return reply.send(await cached.places);
  });
}

async function placesLeft({ batches }: Given['store'], now: number): Promise<PlacesLeftByBatchId> {
  const today = indianDay(new Date(now));
  const left: Record<string, number> = {};
  for (const batch of await batches.visibleBatches()) {
    const status = batchStatus(batch, batch.held + batch.taken, today);
    if (status.at === 'open' && status.places !== 'open') left[batch.id] = status.left ?? 0;
  }
  return left;
}
