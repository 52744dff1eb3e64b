/**
 * Inserts visitors' rows into PostgreSQL. A transaction costs more than a row, because of its round trip and its disk
 * flush. So rows that arrive while others are being written share the next transaction. Each row is acknowledged only
 * after its commit, and a refused row does not affect the others.
 */
import type { QueryResult } from 'pg';
import { StoreUnavailable } from '../store-errors.ts';
import type { Submission, SubmissionResult } from './submission-port.ts';

/**
 * Runs one statement as one transaction. Rejects with an error for the visitor, or with the unchanged error if it is a
 * bug.
 */
type Query = (sql: string, values: unknown[]) => Promise<QueryResult>;

type Waiting = {
  submission: Submission;
  resolve: (taken: SubmissionResult) => void;
  reject: (error: unknown) => void;
};

/** Several transactions run at once, so that one that waits for a lock does not delay all the others. */
const mostTransactions = 4;
const mostRowsPerTransaction = 50;
/**
 * When rows arrive quickly, the next transaction begins this long after the previous one, or as soon as
 * `enoughRows` rows wait. A transaction with one row costs PostgreSQL as much processor time as one with four. A
 * row that arrives alone does not wait.
 */
const gatherMs = 10;
const enoughRows = 10;

export class PostgresSubmissionInserter {
  readonly #query: Query;
  #waiting: Waiting[] = [];
  #underWay = 0;
  #isScheduled = false;
  #lastBeganAt = Number.NEGATIVE_INFINITY;
  #gathering: NodeJS.Timeout | undefined;

  constructor(query: Query) {
    this.#query = query;
  }

  insert(submission: Submission): Promise<SubmissionResult> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ submission, resolve, reject });
      this.#schedule();
    });
  }

  /**
   * Begins the next transaction after the process has read the requests that have just arrived, so that their rows
   * share the transaction.
   */
  #schedule(): void {
    if (this.#isScheduled || this.#underWay >= mostTransactions || this.#waiting.length === 0)
      return;
    const leftMs = this.#lastBeganAt + gatherMs - performance.now();
    if (leftMs > 0 && this.#waiting.length < enoughRows) {
      this.#gathering ??= setTimeout(() => {
        this.#gathering = undefined;
        this.#schedule();
      }, leftMs);
      return;
    }
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#lastBeganAt = performance.now();
      const batch = this.#waiting.splice(0, mostRowsPerTransaction);
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
        resolve(taken[n] as SubmissionResult);
      });
    } catch (error) {
      // One refused row rolls back the whole transaction. Retrying each row alone shows which row is refused.
      if (batch.length === 1 || !hasStoredNothing(error)) {
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

/**
 * Whether the failed transaction certainly stored nothing, so that a retry is safe. After a lost connection, the rows
 * may have been stored.
 */
function hasStoredNothing(error: unknown): boolean {
  if (!(error instanceof StoreUnavailable)) return true;
  const { code } = (error.cause ?? {}) as { code?: string };
  return code === deadlock;
}

/** PostgreSQL's code for a deadlock: two instances have written the same two submissions in opposite order. */
const deadlock = '40P01';
