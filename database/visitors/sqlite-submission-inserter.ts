/**
 * Inserts visitors' rows into a SQLite file. On this connection, SQLite's authorizer allows only an INSERT into the
 * visitors' tables and what their triggers do, whatever SQL runs: no reading, no pragma, no other table. Rows that
 * arrive in the same turn of the event loop share one transaction and one fsync. Each row is acknowledged only after
 * the commit, and a refused row does not affect the others.
 */
import { statSync } from 'node:fs';
import { constants, type DatabaseSync, type StatementSync } from 'node:sqlite';
import { serviceFailureSentences } from '#contract/forms/form-sentences.ts';
import {
  isTableName,
  type TableName,
  tableColumns,
  tableNames,
} from '#contract/rows/visitor-tables.ts';
import {
  computeSubmissionDigest,
  type InsertTriggerContext,
  valuesInColumnOrder,
} from '../connection/sqlite-functions.ts';
import type { SqliteLockRetrier } from '../connection/sqlite-lock-retrier.ts';
import { StoreUnavailable } from '../store-errors.ts';
import { makeUuidV7 } from '../uuid-v7.ts';
import {
  ReusedIdempotencyKey,
  RowRefused,
  type Submission,
  type SubmissionResult,
} from './submission-port.ts';

/**
 * Limits the connection to inserts into the visitors' tables, from now on. Callers have to run pragmas and add SQL
 * functions before this.
 */
export function allowOnlyVisitorInserts(db: DatabaseSync): void {
  const { SQLITE_OK, SQLITE_DENY, SQLITE_INSERT, SQLITE_TRANSACTION } = constants;
  db.setAuthorizer((action, subject, _detail, database, trigger) => {
    if (trigger !== null && database !== 'temp') return SQLITE_OK;
    if (action === SQLITE_INSERT && isTableName(subject ?? '') && database === 'main')
      return SQLITE_OK;
    if (action === SQLITE_TRANSACTION) return SQLITE_OK;
    return SQLITE_DENY;
  });
}

type Waiting = {
  submission: Submission;
  values: (string | null)[];
  digest: Buffer;
  resolve: (taken: SubmissionResult) => void;
  reject: (error: Error) => void;
};

export class SqliteSubmissionInserter {
  readonly #db: DatabaseSync;
  readonly #context: InsertTriggerContext;
  readonly #path: string;
  readonly #inode: number;
  readonly #lock: SqliteLockRetrier;
  readonly #statements: Record<TableName, StatementSync>;
  #waiting: Waiting[] = [];
  #flushing = false;
  #failure: { error: unknown; at: number } | null = null;

  constructor(
    db: DatabaseSync,
    context: InsertTriggerContext,
    path: string,
    lock: SqliteLockRetrier,
  ) {
    // Keeps SQLite's statement journal in memory. Otherwise SQLite would write a temporary file for each row, because a
    // row changes so many indexes of `enquiries`. This does not affect durability.
    db.exec('PRAGMA temp_store = MEMORY');
    allowOnlyVisitorInserts(db);
    this.#db = db;
    this.#context = context;
    this.#path = path;
    this.#inode = statSync(path).ino;
    this.#lock = lock;
    this.#statements = Object.fromEntries(
      tableNames.map((table) => {
        const columns = ['id', 'created_at', ...tableColumns[table]];
        const places = columns.map(() => '?').join(', ');
        const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`;
        return [table, db.prepare(sql)];
      }),
    ) as Record<TableName, StatementSync>;
  }

  insert(submission: Submission): Promise<SubmissionResult> {
    return new Promise((resolve, reject) => {
      const { table, row } = submission;
      const values = valuesInColumnOrder(table, row);
      const digest = computeSubmissionDigest(table, values);
      this.#waiting.push({ submission, values, digest, resolve, reject });
      if (!this.#flushing) {
        this.#flushing = true;
        setImmediate(() => void this.#flush());
      }
    });
  }

  /**
   * The error because of which rows failed in the last three seconds; null if none failed. The next commit of visitors'
   * rows clears it. A small write on another connection does not, because on a full disk a small write can still
   * succeed.
   */
  get recentFailure(): unknown {
    const isRecent = this.#failure !== null && performance.now() - this.#failure.at < 3_000;
    return isRecent ? this.#failure?.error : null;
  }

  /** Resolves when no row is waiting to be written. */
  async settled(): Promise<void> {
    while (this.#flushing) await new Promise(setImmediate);
  }

  async #flush(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        const answers = await this.#lock.retryWhileLocked(() => this.#commit(batch));
        this.#failure = null;
        for (const answer of answers) answer();
      } catch (error) {
        const isHeld = error instanceof StoreUnavailable;
        // A locked file is not recorded as a failure of the store: the next write finds out whether the lock is
        // gone.
        if (!isHeld) this.#failure = { error, at: performance.now() };
        for (const { reject } of batch) reject(isHeld ? error : new StoreUnavailable(error));
      }
      // Waits, so that rows that arrive meanwhile are in the next commit.
      await new Promise(setImmediate);
    }
    this.#flushing = false;
  }

  /**
   * Commits all rows in one transaction. Returns the callbacks that acknowledge them; they run once the commit is on
   * disk.
   */
  #commit(batch: Waiting[]): (() => void)[] {
    // SQLite would still accept rows for a deleted or replaced file, and they would be lost.
    if (statSync(this.#path).ino !== this.#inode) {
      throw new Error(`${this.#path} was replaced while it was in use; restart the service`);
    }
    const answers: (() => void)[] = [];
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      for (const waiting of batch) {
        try {
          const taken = this.#insertOne(waiting);
          answers.push(() => waiting.resolve(taken));
        } catch (error) {
          const refusal = toSubmissionRefusal(error);
          if (!refusal) throw error;
          answers.push(() => waiting.reject(refusal));
        }
      }
      this.#db.exec('COMMIT');
    } catch (error) {
      // Some failures, such as a full disk, have already rolled the transaction back. Then there is nothing left to
      // roll back.
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
    return answers;
  }

  #insertOne({ submission: { table, idempotencyKey }, values, digest }: Waiting): SubmissionResult {
    const now = this.#context.now();
    this.#context.idempotencyKey = idempotencyKey;
    this.#context.digest = digest;
    try {
      const { changes } = this.#statements[table].run(makeUuidV7(now), now, ...values);
      return Number(changes) === 0 ? 'repeated' : 'stored';
    } finally {
      delete this.#context.digest;
    }
  }
}

/** Turns a refusal by a trigger or constraint into an error for the visitor; null for any other error. */
export function toSubmissionRefusal(error: unknown): RowRefused | ReusedIdempotencyKey | null {
  const { errcode, message } = error as { errcode?: number; message: string };
  if (errcode === undefined || (errcode & 0xff) !== 19) return null;
  const constraintTrigger = 1811;
  const constraintNotNull = 1299;
  if (errcode === constraintTrigger) {
    if (message.startsWith('This idempotency key')) return new ReusedIdempotencyKey();
    return new RowRefused('23514', message);
  }
  const [, table, column] = /constraint failed: (\w+)\.(\w+)/.exec(message) ?? [];
  if (errcode === constraintNotNull && column)
    return new RowRefused('23502', nullMessage(column, table ?? ''));
  return new RowRefused('23514', serviceFailureSentences.checkEntered);
}

/** PostgreSQL's own message. The service answers as PostgREST does, which passes this message on unchanged. */
function nullMessage(column: string, table: string): string {
  return `null value in column "${column}" of relation "${table}" violates not-null constraint`;
}
