/**
 * Regularly releases places that were not paid in time, gives free places to people on the waiting lists, and follows
 * up the due dates of instalments. A place is released when the time for which it is held is over, even if the provider
 * never reports that the link has expired. Several services may run this loop at the same time, because each change of
 * a place locks the batch.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { BatchPort } from '#database/batches/batch-port.ts';

type PlaceReleaseLoopOptions = {
  batches: Pick<BatchPort, 'promote' | 'releaseOverdue'>;
  followInstalments: () => Promise<number>;
  log: FastifyBaseLogger;
  /**
   * Called after places were released or given away. A person from a waiting list may then have an order that needs a
   * link.
   */
  onPromoted: () => void;
  pollMs?: number;
};

type PlaceReleaseLoop = {
  start(): void;
  /** Does the work of the loop now instead of at the next poll. */
  look(): Promise<void>;
  close(): Promise<void>;
};

const defaultPollMs = 30_000;

export function makePlaceAndInstalmentLoop(options: PlaceReleaseLoopOptions): PlaceReleaseLoop {
  const { batches, followInstalments, log, onPromoted, pollMs = defaultPollMs } = options;
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();
  let isClosed = false;

  async function round(): Promise<void> {
    if (isClosed) return;
    try {
      const released = await batches.releaseOverdue();
      const promoted = await batches.promote();
      const instalments = await followInstalments();
      if (instalments > 0) log.info({ instalments }, 'instalments were reminded of or missed');
      if (released + promoted === 0) return;
      log.info({ released, promoted }, 'places of batches went on');
      onPromoted();
    } catch (error) {
      log.warn({ err: error }, 'places of batches wait for the database');
    }
  }
  const look = () => {
    underWay = underWay.then(round);
    return underWay;
  };

  return {
    start() {
      if (isClosed) return;
      timer ??= setInterval(() => void look(), pollMs).unref();
      void look();
    },
    look,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await underWay;
    },
  };
}
