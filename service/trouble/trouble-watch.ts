/**
 * Looks now and then whether the owner has to hear of something, and tells them once a day while it lasts. Several
 * instances on one database tell together once: the marks in the database say who was told when.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '#database/store.ts';
import { type Trouble, troublesOf } from '#domain/trouble/troubles-of.ts';
import { tellOwner } from '../notify/tell-owner.ts';
import type { Config } from '../settings/config.ts';
import { readTroubleFacts } from './read-troubles.ts';

const minute = 60_000;

export const troublePace = {
  /** After a start, so that what this start puts right is no trouble. */
  firstLookMs: 2 * minute,
  lookMs: 10 * minute,
  /** A page of the desk shows what was found so recently. */
  goodForMs: 15_000,
  tellEveryMs: 24 * 60 * minute,
  /** When nobody could be told. */
  againMs: 60 * minute,
};

export type TroubleWatchOptions = {
  config: Config;
  store: Pick<Store, 'trouble'>;
  now: () => number;
  log: FastifyBaseLogger;
  pace?: Partial<typeof troublePace> | undefined;
};

export type TroubleWatch = {
  start(): void;
  /** What is wrong now, or was a few seconds ago. Rejects with StoreAway. */
  troubles(): Promise<Trouble[]>;
  close(): Promise<void>;
};

/** A mail or message on its way to the owner holds up the stop of the service no longer. */
const longestGoodbyeMs = 1_500;

/** The mark of the last time that the owner was told, and of the last time that it was tried. */
export const told = 'owner told of trouble';
const tried = 'telling the owner was tried';

export function troubleWatch({
  config,
  store,
  now,
  log,
  pace: given,
}: TroubleWatchOptions): TroubleWatch {
  const pace = { ...troublePace, ...given };
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let last: { at: number; troubles: Promise<Trouble[]> } | null = null;

  const look = async () =>
    troublesOf(await readTroubleFacts(store.trouble, config.dataDir, new Date(now())));

  async function tellOnceADay(): Promise<void> {
    const troubles = await look();
    if (troubles.length === 0 || stopping.signal.aborted) return;
    const lastTold = await store.trouble.serviceMark(told);
    const agoMs = lastTold === null ? null : now() - lastTold.at.getTime();
    // A mark that lies ahead comes from a clock that was wrong.
    if (agoMs !== null && agoMs >= 0 && agoMs < pace.tellEveryMs) return;
    if (!(await store.trouble.claimServiceMark(tried, pace.againMs))) return;
    const by = await tellOwner(troubles, {
      config,
      owners: () => store.trouble.ownerEmails(),
      now: new Date(now()),
    });
    log.error(
      { told: by, troubles: troubles.map(({ sentence, todo }) => `${sentence} ${todo}`) },
      'the owner has to hear of trouble',
    );
    if (by !== 'nobody') await store.trouble.setServiceMark(told, by);
  }

  async function keepLooking(): Promise<void> {
    let waitMs = pace.firstLookMs;
    while (!stopping.signal.aborted) {
      await delay(waitMs, undefined, { signal: stopping.signal, ref: false });
      await tellOnceADay().catch((error: unknown) => {
        log.warn({ err: error }, 'whether there is trouble could not be looked at');
      });
      waitMs = pace.lookMs;
    }
  }

  return {
    start() {
      running ??= keepLooking().catch(() => {});
    },
    troubles() {
      if (last === null || performance.now() - last.at > pace.goodForMs) {
        const found = { at: performance.now(), troubles: look() };
        found.troubles.catch(() => {
          last = null;
        });
        last = found;
      }
      return last.troubles;
    },
    async close() {
      stopping.abort();
      await Promise.race([running, delay(longestGoodbyeMs, undefined, { ref: false })]);
    },
  };
}
