/**
 * Waits for the write lock of a SQLite file without blocking the process. (SQLite's own `busy_timeout` blocks it, so
 * pages would wait too.) One timer checks whether the lock is gone; then all waiting writes continue. Once a lock has
 * lasted longer than the limit, every further write fails at once, so that a request with several writes does not wait
 * for the limit several times.
 */
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { StoreUnavailable } from '../store-errors.ts';
import { isBusyError } from './sqlite-file.ts';

/**
 * A request waits at most this long for the lock: providers, proxies and visitors need an answer within five seconds.
 */
const requestPatienceMs = 3_000;

const checkEveryMs = 10;

export class SqliteLockRetrier {
  readonly #db: DatabaseSync;
  readonly #patienceMs: number;
  #lockedSince: number | null = null;

  /**
   * `db` is also used to check whether the file is locked. While `db` has a transaction open, the file counts as
   * locked.
   */
  constructor(db: DatabaseSync, patienceMs = requestPatienceMs) {
    this.#db = db;
    this.#patienceMs = patienceMs;
  }

  /**
   * Retries the work while the file is locked. A failed attempt must not change anything. Rejects with StoreUnavailable
   * after the limit, and with any other error unchanged.
   */
  async retryWhileLocked<T>(work: () => T | Promise<T>): Promise<T> {
    const began = performance.now();
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isBusyError(error)) throw error;
        await this.#waitUntilUnlocked(began, error);
      }
    }
  }

  async #waitUntilUnlocked(began: number, error: unknown): Promise<void> {
    this.#lockedSince ??= this.#watch();
    for (;;) {
      // Waits before the first check, because the lock may be one of our own writes that is just ending.
      await delay(checkEveryMs);
      if (this.#lockedSince === null) return;
      if (performance.now() - Math.min(began, this.#lockedSince) >= this.#patienceMs)
        throw new StoreUnavailable(error);
    }
  }

  /**
   * Keeps checking until the lock is gone, even after the last waiting write gave up. So the next write fails at once
   * instead of waiting for the whole limit again.
   */
  #watch(): number {
    const timer = setInterval(() => {
      if (this.#isLocked()) return;
      clearInterval(timer);
      this.#lockedSince = null;
    }, checkEveryMs);
    timer.unref();
    return performance.now();
  }

  #isLocked(): boolean {
    if (!this.#db.isOpen) return false;
    if (this.#db.isTransaction) return true;
    try {
      this.#db.exec('BEGIN IMMEDIATE; ROLLBACK');
      return false;
    } catch (error) {
      // An error other than "busy" counts as not locked. The write that waits for the lock will meet it and report it.
      return isBusyError(error);
    }
  }
}
