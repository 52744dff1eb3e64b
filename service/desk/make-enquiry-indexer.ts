/**
 * Fills the search index: stores the search words of enquiries that have none yet. After an upgrade these can be all
 * enquiries, later only new and imported ones. A search need not wait for the indexer to find the newest enquiries,
 * because it stores their words itself.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { DeskPort } from '#database/desk/desk-port.ts';
import { makePollingLoop, type PollingLoop } from '../make-polling-loop.ts';

/**
 * How often to look for enquiries without search words. Until then, a search misses such an enquiry only if more than
 * 100 newer ones have arrived.
 */
const everyMs = 10_000;
const atOnce = 100;
/**
 * The pause between two batches. One batch takes ten milliseconds on SQLite, and other statements have to wait for it.
 * With the pause, the desk and form posts stay fast, and 400 enquiries a second are indexed.
 */
const pauseMs = 200;

type EnquiryIndexerOptions = { desk: Pick<DeskPort, 'indexNew'>; log: FastifyBaseLogger };

export const makeEnquiryIndexer = ({ desk, log }: EnquiryIndexerOptions): PollingLoop =>
  makePollingLoop({
    everyMs,
    beginsAtOnce: true,
    log,
    failure: 'enquiries wait for the database to be indexed',
    async round(closed) {
      while (!closed.aborted && (await desk.indexNew(atOnce))) await delay(pauseMs);
    },
  });
