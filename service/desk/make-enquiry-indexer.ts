/**
 * Writes the search words of enquiries that have none. After an upgrade these are all enquiries, later the new and
 * imported ones. The newest enquiries do not wait for this, because a search writes their words itself.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { DeskPort } from '#database/desk/desk-port.ts';

/**
 * How often to look for new enquiries. In between, a search may miss an enquiry if more than 100 newer ones have
 * arrived.
 */
const everyMs = 10_000;
const atOnce = 100;
/**
 * The pause between two batches; a batch takes ten milliseconds on SQLite. Without the pause, every statement of a page
 * would wait for a batch. With it, 400 enquiries a second are written, and a burst of form posts is not slowed down.
 */
const pauseMs = 200;

type EnquiryIndexerOptions = { desk: Pick<DeskPort, 'indexNew'>; log: FastifyBaseLogger };

export function makeEnquiryIndexer({ desk, log }: EnquiryIndexerOptions) {
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();
  let isClosed = false;

  async function round(): Promise<void> {
    try {
      while (!isClosed && (await desk.indexNew(atOnce))) await delay(pauseMs);
    } catch (error) {
      if (!isClosed) log.warn({ err: error }, 'enquiries wait for the database to be indexed');
    }
  }
  const look = () => {
    underWay = underWay.then(round);
  };

  return {
    start() {
      timer ??= setInterval(look, everyMs).unref();
      look();
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      await underWay;
    },
  };
}
