/**
 * Waiting for the write lock of a SQLite file. SQLite's own waiting (`busy_timeout`) stops the whole process, and so a
 * second program on the file would stop pages too. Here statements are tried without it, one timer asks whether the
 * lock is gone, and all that wait for it go on together. While a lock lasts longer than our patience, whatever needs it
 * fails at once, so that several writes of one request do not add up.
 */
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { StoreAway } from '../store-errors.ts';
import { isBusy } from './sqlite-file.ts';

/** A provider, a proxy and a visitor are answered within five seconds. */
const requestPatienceMs = 3_000;

const lookMs = 10;

export class FileLock {
  readonly #db: DatabaseSync;
  readonly #patienceMs: number;
  #heldSince: number | null = null;

  /** `db` is asked whether the file is free, between transactions of its own. */
  constructor(db: DatabaseSync, patienceMs = requestPatienceMs) {
    this.#db = db;
    this.#patienceMs = patienceMs;
  }

  /**
   * Does the work again while it fails because the file is held; a failed try must leave nothing behind. Rejects with
   * StoreAway when our patience is over, and with every other error as it is.
   */
  async patiently<T>(work: () => T | Promise<T>): Promise<T> {
    const began = performance.now();
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isBusy(error)) throw error;
        await this.#untilFree(began, error);
      }
    }
  }

  async #untilFree(began: number, error: unknown): Promise<void> {
    this.#heldSince ??= this.#watch();
    for (;;) {
      // First, because what was met may be another write of ours, just after the lock has gone.
      await delay(lookMs);
      if (this.#heldSince === null) return;
      if (performance.now() - Math.min(began, this.#heldSince) >= this.#patienceMs)
        throw new StoreAway(error);
    }
  }

  /** Goes on after the last who waited has given up: the next one must not begin to wait anew. */
  #watch(): number {
    const looking = setInterval(() => {
      if (this.#isHeld()) return;
      clearInterval(looking);
      this.#heldSince = null;
    }, lookMs);
    looking.unref();
    return performance.now();
  }

  #isHeld(): boolean {
    if (!this.#db.isOpen) return false;
    if (this.#db.isTransaction) return true;
    try {
      this.#db.exec('BEGIN IMMEDIATE; ROLLBACK');
      return false;
    } catch (error) {
      // Another error is for the work itself to meet.
      return isBusy(error);
    }
  }
}
