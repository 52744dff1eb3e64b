/**
 * Regularly releases places that were not paid in time, gives free places to people on the waiting lists, and follows
 * up the due dates of instalments. A place is released when the time for which it is held is over, even if the provider
 * never reports that the link has expired. Several services may run this loop at the same time, because each change of
 * a place locks the batch.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { BatchPort } from '#database/batches/batch-port.ts';
import { makePollingLoop, type PollingLoop } from '../../make-polling-loop.ts';

type PlaceAndInstalmentLoopOptions = {
  batches: Pick<BatchPort, 'giveFreePlaces' | 'releaseOverduePlaces'>;
  followInstalments: () => Promise<number>;
  log: FastifyBaseLogger;
  /**
   * Called after places were released or given away. A person from a waiting list may then have an order that needs a
   * link.
   */
  onPromoted: () => void;
  pollMs?: number;
};

const defaultPollMs = 30_000;

export function makePlaceAndInstalmentLoop(options: PlaceAndInstalmentLoopOptions): PollingLoop {
  const { batches, followInstalments, log, onPromoted, pollMs = defaultPollMs } = options;
  return makePollingLoop({
    everyMs: pollMs,
    beginsAtOnce: true,
    log,
    failure: 'places of batches wait for the database',
    async round() {
      const released = await batches.releaseOverduePlaces();
      const promoted = await batches.giveFreePlaces();
      const instalments = await followInstalments();
      if (instalments > 0) log.info({ instalments }, 'instalments were reminded of or missed');
      if (released + promoted === 0) return;
      log.info({ released, promoted }, 'places of batches went on');
      onPromoted();
    },
  });
}
