/**
 * Frees places that were not paid in time, and gives free ones to those who wait, also when nobody has told that a link
 * ended. Several services may do it at once: each place is given in a transaction with its batch locked.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { BatchPort } from '#database/batches/batch-port.ts';

export type PlaceKeeperOptions = {
  batches: Pick<BatchPort, 'promote' | 'releaseOverdue'>;
  log: FastifyBaseLogger;
  /** Somebody who waited has an order: its link is to be made. */
  onPromoted: () => void;
  pollMs?: number;
};

export type PlaceKeeper = {
  start(): void;
  /** Now, and not with the next round. */
  look(): Promise<void>;
  close(): Promise<void>;
};

const defaultPollMs = 30_000;

export function placeKeeper(options: PlaceKeeperOptions): PlaceKeeper {
  const { batches, log, onPromoted, pollMs = defaultPollMs } = options;
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();

  async function round(): Promise<void> {
    try {
      const released = await batches.releaseOverdue();
      const promoted = await batches.promote();
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
      timer ??= setInterval(() => void look(), pollMs).unref();
      void look();
    },
    look,
    async close() {
      clearInterval(timer);
      await underWay;
    },
  };
}
