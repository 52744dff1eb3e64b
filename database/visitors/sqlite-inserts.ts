/**
 * The connection that visitors' statements run on. Its authorizer allows an INSERT into the three tables
 * and what their triggers do, and nothing else: no reading, no pragma, no other table, whatever SQL
 * might one day reach it.
 *
 * Inserts that arrive in the same turn of the event loop share one transaction and one fsync; each is
 * acknowledged only after that commit, and a refused row does not touch its neighbours.
 */
import { statSync } from 'node:fs';
import { constants, type DatabaseSync, type StatementSync } from 'node:sqlite';
import { serviceSentences } from '#contract/sentences.ts';
import { isTableName, type TableName, tableNames, tables } from '#contract/tables.ts';
import type { FileLock } from '../connection/file-lock.ts';
import { type InsertContext, submissionDigest, valuesOf } from '../connection/sqlite-functions.ts';
import { StoreAway } from '../store-errors.ts';
import { uuidV7 } from '../uuid-v7.ts';
import { RefusedRow, ReusedKey, type Submission, type Taken } from './visitor-port.ts';

/** Guards one connection; it must be set up (pragmas, functions) before. */
export function guardForVisitors(db: DatabaseSync): void {
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
  resolve: (taken: Taken) => void;
  reject: (error: Error) => void;
};

export class VisitorInserts {
  readonly #db: DatabaseSync;
  readonly #context: InsertContext;
  readonly #path: string;
  readonly #inode: number;
  readonly #lock: FileLock;
  readonly #statements: Record<TableName, StatementSync>;
  #waiting: Waiting[] = [];
  #flushing = false;
  #failure: { error: unknown; at: number } | null = null;

  constructor(db: DatabaseSync, context: InsertContext, path: string, lock: FileLock) {
    // What undoes one statement is kept in memory: with the header's indexes it outgrew the bound after which SQLite
    // writes it to a temporary file, for each row. It has nothing to do with what is on disk after a commit.
    db.exec('PRAGMA temp_store = MEMORY');
    guardForVisitors(db);
    this.#db = db;
    this.#context = context;
    this.#path = path;
    this.#inode = statSync(path).ino;
    this.#lock = lock;
    this.#statements = Object.fromEntries(
      tableNames.map((table) => {
        const columns = ['id', 'created_at', ...tables[table]];
        const places = columns.map(() => '?').join(', ');
        const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`;
        return [table, db.prepare(sql)];
      }),
    ) as Record<TableName, StatementSync>;
  }

  insert(submission: Submission): Promise<Taken> {
    return new Promise((resolve, reject) => {
      const { table, row } = submission;
      const values = valuesOf(table, row);
      const digest = submissionDigest(table, values);
      this.#waiting.push({ submission, values, digest, resolve, reject });
      if (!this.#flushing) {
        this.#flushing = true;
        setImmediate(() => void this.#flush());
      }
    });
  }

  /** Why rows were refused just now, if they were: a small write may still succeed on a full disk. */
  get recentFailure(): unknown {
    const isRecent = this.#failure !== null && performance.now() - this.#failure.at < 3_000;
    return isRecent ? this.#failure?.error : null;
  }

  /** Resolves when nothing is waiting any more. */
  async settled(): Promise<void> {
    while (this.#flushing) await new Promise(setImmediate);
  }

  async #flush(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        const answers = await this.#lock.patiently(() => this.#commit(batch));
        this.#failure = null;
        for (const answer of answers) answer();
      } catch (error) {
        const isHeld = error instanceof StoreAway;
        // Whether a lock is gone is found out by asking.
        if (!isHeld) this.#failure = { error, at: performance.now() };
        for (const { reject } of batch) reject(isHeld ? error : new StoreAway(error));
      }
      // Let what arrived meanwhile gather, so that it shares the next commit.
      await new Promise(setImmediate);
    }
    this.#flushing = false;
  }

  /** All of them in one transaction. Returns what to tell each once the commit is on disk. */
  #commit(batch: Waiting[]): (() => void)[] {
    // A file that was deleted or replaced under us still takes rows, into nowhere.
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
          const refusal = asRefusal(error);
          if (!refusal) throw error;
          answers.push(() => waiting.reject(refusal));
        }
      }
      this.#db.exec('COMMIT');
    } catch (error) {
      // Some failures (a full disk) have rolled back by themselves.
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
    return answers;
  }

  #insertOne({ submission: { table, idempotencyKey }, values, digest }: Waiting): Taken {
    const now = this.#context.now();
    this.#context.idempotencyKey = idempotencyKey;
    this.#context.digest = digest;
    try {
      const { changes } = this.#statements[table].run(uuidV7(now), now, ...values);
      return Number(changes) === 0 ? 'repeated' : 'stored';
    } finally {
      delete this.#context.digest;
    }
  }
}

/** A refusal by a trigger or a constraint as the visitor's error; null for everything else. */
export function asRefusal(error: unknown): RefusedRow | ReusedKey | null {
  const { errcode, message } = error as { errcode?: number; message: string };
  if (errcode === undefined || (errcode & 0xff) !== 19) return null;
  const constraintTrigger = 1811;
  const constraintNotNull = 1299;
  if (errcode === constraintTrigger) {
    if (message.startsWith('This idempotency key')) return new ReusedKey();
    return new RefusedRow('23514', message);
  }
  const [, table, column] = /constraint failed: (\w+)\.(\w+)/.exec(message) ?? [];
  if (errcode === constraintNotNull && column)
    return new RefusedRow('23502', nullIn(column, table ?? ''));
  return new RefusedRow('23514', serviceSentences.checkEntered);
}

/** PostgreSQL's own words, which PostgREST passes on. */
function nullIn(column: string, table: string): string {
  return `null value in column "${column}" of relation "${table}" violates not-null constraint`;
}
