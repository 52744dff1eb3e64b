/**
 * Writes the search words of enquiries that have none: of all after an upgrade, of a large import, and of new ones.
 * A search itself writes those of the newest enquiries.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { DeskPort } from '#database/desk/desk-port.ts';

/** Until then, a search may miss an enquiry if more than 100 newer ones have arrived. */
const everyMs = 10_000;
const atOnce = 100;
/**
 * The pause after a batch, which takes ten milliseconds on SQLite. Without a pause, every statement of a page would
 * wait for one; with this one, a burst of form posts keeps the processor to itself, and 400 enquiries a second are
 * written.
 */
const pauseMs = 200;

type EnquiryIndexerOptions = { desk: Pick<DeskPort, 'indexNew'>; log: FastifyBaseLogger };

export function enquiryIndexer({ desk, log }: EnquiryIndexerOptions) {
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
