/**
 * Checks regularly for problems that the owner has to know about. While a problem lasts, the owner is told once a day.
 * If several instances of the service use one database, only one of them tells the owner: marks in the database record
 * when an instance last tried to tell the owner, and when the owner was last told.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '#database/store.ts';
import { findTroubles, type Trouble } from '#domain/trouble/find-troubles.ts';
import { notifyOwnerOfTroubles } from '../notify/trouble-mail/notify-owner-of-troubles.ts';
import type { Config } from '../settings/config.ts';
import { readTroubleFacts } from './read-trouble-facts.ts';

const minute = 60_000;

export const troubleWatchTiming = {
  /** The first check is delayed, so that a problem that the start itself resolves is not reported. */
  firstLookMs: 2 * minute,
  lookMs: 10 * minute,
  /** A result of a check is used again for this time, without another check. */
  goodForMs: 15_000,
  tellEveryMs: 24 * 60 * minute,
  /** The time until the next attempt, if the owner could not be told. */
  againMs: 60 * minute,
};

export type TroubleWatchOptions = {
  config: Config;
  store: Pick<Store, 'trouble'>;
  now: () => number;
  log: FastifyBaseLogger;
  pace?: Partial<typeof troubleWatchTiming> | undefined;
};

export type TroubleWatch = {
  start(): void;
  /** The present problems, at most some seconds old. Rejects with StoreUnavailable. */
  troubles(): Promise<Trouble[]>;
  close(): Promise<void>;
};

/** A message to the owner delays the shutdown by at most this time. */
const longestShutdownWaitMs = 1_500;

/**
 * The names of two marks in the database. `ownerNotifiedMark` records when the owner was last told of problems, and
 * `attemptMark` when the service last tried to tell the owner.
 */
export const ownerNotifiedMark = 'owner told of trouble';
const attemptMark = 'telling the owner was tried';

export function makeTroubleWatch({
  config,
  store,
  now,
  log,
  pace: changedPace,
}: TroubleWatchOptions): TroubleWatch {
  const pace = { ...troubleWatchTiming, ...changedPace };
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let last: { at: number; troubles: Promise<Trouble[]> } | null = null;

  const findPresentTroubles = async () =>
    findTroubles(await readTroubleFacts(store.trouble, config.dataDir, new Date(now())));

  async function tellOwnerIfDue(): Promise<void> {
    const troubles = await findPresentTroubles();
    if (troubles.length === 0 || stopping.signal.aborted) return;
    const lastTold = await store.trouble.serviceMark(ownerNotifiedMark);
    const agoMs = lastTold === null ? null : now() - lastTold.at.getTime();
    // A time in the future was written with a wrong clock, so it does not count.
    if (agoMs !== null && agoMs >= 0 && agoMs < pace.tellEveryMs) return;
    if (!(await store.trouble.claimServiceMark(attemptMark, pace.againMs))) return;
    const by = await notifyOwnerOfTroubles(troubles, {
      config,
      owners: () => store.trouble.ownerEmails(),
      now: new Date(now()),
    });
    log.error(
      { told: by, troubles: troubles.map(({ sentence, todo }) => `${sentence} ${todo}`) },
      'the owner has to hear of trouble',
    );
    if (by !== 'nobody') await store.trouble.setServiceMark(ownerNotifiedMark, by);
  }

  async function checkRegularly(): Promise<void> {
    let waitMs = pace.firstLookMs;
    while (!stopping.signal.aborted) {
      await delay(waitMs, undefined, { signal: stopping.signal, ref: false });
      await tellOwnerIfDue().catch((error: unknown) => {
        log.warn({ err: error }, 'whether there is trouble could not be looked at');
      });
      waitMs = pace.lookMs;
    }
  }

  return {
    start() {
      running ??= checkRegularly().catch(() => {});
    },
    troubles() {
      if (last === null || performance.now() - last.at > pace.goodForMs) {
        const found = { at: performance.now(), troubles: findPresentTroubles() };
        found.troubles.catch(() => {
          last = null;
        });
        last = found;
      }
      return last.troubles;
    },
    async close() {
      stopping.abort();
      await Promise.race([running, delay(longestShutdownWaitMs, undefined, { ref: false })]);
    },
  };
}
