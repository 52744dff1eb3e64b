/**
 * Visitors' rows on their way into PostgreSQL. Those that arrive while others are being written share the
 * next transaction: its round trip and its flush to disk cost more than a row. Each is acknowledged only
 * after that commit, and a refused row does not touch its neighbours.
 */
import type { QueryResult } from 'pg';
import { StoreAway } from '../store-errors.ts';
import type { Submission, Taken } from './visitor-port.ts';

/** Runs one statement as one transaction; rejects with the visitor's error where there is one. */
type Query = (sql: string, values: unknown[]) => Promise<QueryResult>;

type Waiting = {
  submission: Submission;
  resolve: (taken: Taken) => void;
  reject: (error: unknown) => void;
};

/** Transactions under way at once: one that waits for a lock must not hold up everybody. */
const mostUnderWay = 4;
const mostTogether = 50;

export class PostgresVisitorInserts {
  readonly #query: Query;
  #waiting: Waiting[] = [];
  #underWay = 0;
  #isScheduled = false;

  constructor(query: Query) {
    this.#query = query;
  }

  insert(submission: Submission): Promise<Taken> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ submission, resolve, reject });
      this.#schedule();
    });
  }

  /** After the requests that are being read at this moment, so that they travel together. */
  #schedule(): void {
    if (this.#isScheduled || this.#underWay >= mostUnderWay || this.#waiting.length === 0) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      const batch = this.#waiting.splice(0, mostTogether);
      this.#underWay += 1;
      void this.#commit(batch).finally(() => {
        this.#underWay -= 1;
        this.#schedule();
      });
      this.#schedule();
    });
  }

  async #commit(batch: Waiting[]): Promise<void> {
    try {
      const taken = await this.#insert(batch);
      batch.forEach(({ resolve }, n) => {
        resolve(taken[n] as Taken);
      });
    } catch (error) {
      // One refusal undoes the whole transaction: who is refused shows when each goes alone.
      if (batch.length === 1 || !isUndone(error)) {
        for (const { reject } of batch) reject(error);
        return;
      }
      for (const waiting of batch) await this.#commit([waiting]);
    }
  }

  async #insert(batch: Waiting[]): Promise<string[]> {
    const submissions = batch.map(({ submission: { table, row, idempotencyKey } }) => ({
      table,
      row,
      key: idempotencyKey,
    }));
    const { rows } = await this.#query('SELECT back_office.insert_as_visitor($1) AS taken', [
      JSON.stringify(submissions),
    ]);
    return rows[0].taken;
  }
}

/** Certain that nothing was stored, and worth another try; a database that is away may have stored it. */
function isUndone(error: unknown): boolean {
  if (!(error instanceof StoreAway)) return true;
  const { code } = (error.cause ?? {}) as { code?: string };
  return code === deadlock;
}

/** Two instances that write the same two submissions in another order. */
const deadlock = '40P01';
