/**
 * Publishes automatically when a batch becomes full, has few places left, or has places again, because visitors without
 * JavaScript learn this only from the built pages. Nothing is published if the number of places changes but the words
 * on the pages do not. Changes that staff have saved but not published stay unpublished.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { PublishedBatch } from '#contract/published/published-facts.ts';
import type { Store } from '#database/store.ts';
import { batchStatus } from '#domain/batches/batch-status.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { makePollingLoop, type PollingLoop } from '../make-polling-loop.ts';
import type { Publisher, PublisherOptions } from './publisher.ts';

type PlacesPublisherOptions = {
  store: Pick<Store, 'publications' | 'batches'>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  pages: Pick<Publisher, 'nudge'>;
  now: () => number;
  /** The intervals between looks and between publications. Tests set shorter intervals. */
  pace?: Pick<NonNullable<PublisherOptions['pace']>, 'lookMs' | 'placesApartMs'> | undefined;
};

/**
 * Two publications are at least `apartMs` apart, because each takes two seconds of CPU time. Many changes in a short
 * time are then published together.
 */
const defaultPace = { lookMs: 15_000, apartMs: 120_000 };

export function makePlacesLeftPublisher(options: PlacesPublisherOptions): PollingLoop {
  const { store, log, pages, now, pace } = options;
  const apartMs = pace?.placesApartMs ?? defaultPace.apartMs;
  return makePollingLoop({
    everyMs: pace?.lookMs ?? defaultPace.lookMs,
    log,
    failure: 'the places left could not be published',
    async round() {
      const newest = await store.publications.publicationInForce();
      // While a publication is under way, nothing has to be done: that publication has just read the places left.
      if (newest?.state !== 'live') return;
      const places = await findChangedPlaces(
        newest.facts.batches,
        store,
        indianDay(new Date(now())),
      );
      if (places.size === 0) return;
      if (!(await store.publications.publishPlacesLeft(newest.number, places, apartMs))) return;
      log.info({ batches: places.size }, 'the places left are published');
      pages.nudge();
    },
  });
}

/**
 * Finds the published batches for which the published pages say something else about the places left (`open`, `few` or
 * `full`) than is true now. Batches that have begun or are cancelled are left out, because pages show no places for
 * them.
 */
async function findChangedPlaces(
  published: readonly PublishedBatch[],
  { batches }: Pick<Store, 'batches'>,
  today: CalendarDate,
): Promise<Map<string, PublishedBatch['places']>> {
  const shown = new Map(published.map(({ id, places }) => [id, places]));
  const changed = (await batches.batches()).flatMap((batch) => {
    const status = batchStatus(batch, batch.held + batch.taken, today);
    if (status.at !== 'open' || !shown.has(batch.id)) return [];
    return shown.get(batch.id) === status.places ? [] : [[batch.id, status.places] as const];
  });
  return new Map(changed);
}
