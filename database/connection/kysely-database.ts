/**
 * One typed query builder for both engines, so that a store needs only one implementation. For such a store, this
 * module handles every difference between the engines: where the tables are, how times and JSON are stored, and what a
 * failure means. Storing visitors' rows, putting them into quarantine, sending from the outbox and exporting do not use
 * it: they have SQL of their own for each engine.
 */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type Expression,
  Kysely,
  PostgresDialect,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  SqliteDialect,
  sql,
  type Transaction,
} from 'kysely';
import { jsonArrayFrom as jsonRowsOnPostgres } from 'kysely/helpers/postgres';
import { jsonArrayFrom as jsonRowsOnSqlite } from 'kysely/helpers/sqlite';
import type { Pool } from 'pg';
import { StoreUnavailable } from '../store-errors.ts';
import type { AllTables } from './all-tables.ts';
import { makeYieldingRunner } from './make-yielding-runner.ts';
import { SqliteLockRetrier } from './sqlite-lock-retrier.ts';
import type { StoredMoment } from './stored-moment.ts';
import { translatePostgresError } from './translate-postgres-error.ts';

/** Kysely with transactions and a clock, and all that differs between SQLite and PostgreSQL. */
export interface KyselyDatabase {
  readonly db: Kysely<AllTables>;
  /**
   * `moment` and `json` convert a value to the form in which the engine stores it: timestamptz and jsonb on PostgreSQL,
   * milliseconds and text on SQLite. `fromJson` converts stored JSON back.
   */
  moment(at: Date): StoredMoment;
  json(value: unknown): string;
  fromJson(value: unknown): unknown;
  /**
   * Runs one transaction; retries while another process is writing (SQLite) or after a deadlock (PostgreSQL), so `work`
   * may run several times. Rejects with StoreUnavailable.
   */
  transaction<T>(work: (trx: Transaction<AllTables>) => Promise<T>): Promise<T>;
  /** Runs statements without a transaction. Rejects with StoreUnavailable. */
  run<T>(work: (db: Kysely<AllTables>) => Promise<T>): Promise<T>;
  /**
   * Returns the present time by the clock that stamps the rows: PostgreSQL's own clock, or this process's clock for
   * SQLite.
   */
  readClock(db: Kysely<AllTables>): Promise<Date>;
  /**
   * Lets only one transaction at a time continue with this key. SQLite needs no such lock, because its transactions
   * exclude each other.
   */
  lockKey(trx: Transaction<AllTables>, key: string): Promise<void>;
  /**
   * Keeps the rows that the query finds from being deleted before the transaction ends. SQLite needs no such lock,
   * because its transactions exclude each other.
   */
  keepRows<Tables extends keyof AllTables, Row>(
    query: SelectQueryBuilder<AllTables, Tables, Row>,
  ): SelectQueryBuilder<AllTables, Tables, Row>;
  /** Converts a boolean to the form in which the engine stores it. SQLite has no booleans, so it stores 0 and 1. */
  boolean(value: boolean): boolean | number;
  /** A key that is equal for enquiries of the same person, computed as the triggers compute it. */
  personOf(email: string, phone: string): RawBuilder<string>;
  /**
   * `emailKey`, `phoneKey` and `searchText` normalise values for comparing and searching. The triggers compute the
   * same.
   */
  emailKey(email: string | null): RawBuilder<string | null>;
  phoneKey(phone: string | null): RawBuilder<string | null>;
  searchText(name: string | null, email: string | null, phone: string | null): RawBuilder<string>;
  /** Whether the text contains exactly this part (no wildcards). */
  contains(text: Expression<string>, part: string): RawBuilder<SqlBool>;
  /**
   * The ids of the enquiries that match every searched word. Each inner list has the alternatives for one searched
   * word: a word of the enquiry has to begin with one of them.
   */
  idsWithWords(beginnings: readonly (readonly string[])[]): RawBuilder<string>;
  /**
   * Keeps SQLite from using an index on this column in a query that another index serves better, for example by giving
   * the rows in the right order without a sort. It has no effect on PostgreSQL.
   */
  unindexed<T>(column: Expression<T>): RawBuilder<T>;
  /**
   * The day in India as the number of days since 1 January 1970. The database does not format it as a date, because
   * formatting takes longer than finding the row.
   */
  indianDay(at: Expression<StoredMoment>): RawBuilder<number>;
  /** The rows of a subquery as one JSON list in a column, to be read by `fromJson`. */
  jsonRows<DB, TB extends keyof DB, Row>(
    query: SelectQueryBuilder<DB, TB, Row>,
  ): RawBuilder<unknown>;
  /** The whole minutes from `from` to `to`. */
  minutesBetween(
    from: Expression<StoredMoment>,
    to: Expression<StoredMoment | null>,
  ): RawBuilder<number>;
}

const mostKeptStatements = 200;

/** `reader`: whether the statement returns rows. */
type PreparedStatement = { statement: StatementSync; reader: boolean };

/** Preparing a statement takes as long as running it, so recently used statements are kept. */
function statementCache(connection: DatabaseSync): (sql: string) => PreparedStatement {
  const kept = new Map<string, PreparedStatement>();
  const prepare = (sql: string) => {
    const statement = connection.prepare(sql);
    return { statement, reader: statement.columns().length > 0 };
  };
  return (sql) => {
    const prepared = kept.get(sql) ?? prepare(sql);
    // Moves the statement to the end of the map. So the first entry of the map is the statement that has not been used
    // for the longest time.
    kept.delete(sql);
    kept.set(sql, prepared);
    const [oldest] = kept.keys();
    if (kept.size > mostKeptStatements && oldest !== undefined) kept.delete(oldest);
    return prepared;
  };
}

/**
 * Other code may write on `connection` only inside a transaction of the returned query builder. A statement outside of
 * it could become part of a transaction that happens to be open.
 */
export function makeKyselyDatabaseOnSqlite(
  connection: DatabaseSync,
  now: () => number,
  lock = new SqliteLockRetrier(connection),
): KyselyDatabase {
  const preparedOnce = statementCache(connection);
  const inTurn = makeYieldingRunner();
  const db = new Kysely<AllTables>({
    dialect: new SqliteDialect({
      database: {
        close: () => {},
        prepare(sql) {
          const { statement, reader } = preparedOnce(sql);
          return {
            reader,
            all: (values) => statement.all(...(values as SQLInputValue[])),
            run: (values) => statement.run(...(values as SQLInputValue[])),
            // Each iteration prepares its own statement, because the same SQL may run again while the iteration is
            // still open.
            iterate: (values) =>
              connection
                .prepare(sql)
                .iterate(...(values as SQLInputValue[])) as IterableIterator<unknown>,
          };
        },
      },
    }),
  });
  const retryWhileLocked = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await lock.retryWhileLocked(work);
    } catch (error) {
      throw isEngineError(error) ? new StoreUnavailable(error) : error;
    }
  };
  return {
    db,
    readClock: async () => new Date(now()),
    lockKey: async () => {},
    keepRows: (query) => query,
    boolean: Number,
    personOf: (email, phone) => sql`person_of(${email}, ${phone})`,
    emailKey: (email) => sql`lower(${email})`,
    phoneKey: (phone) => sql`phone_key(${phone})`,
    searchText: (name, email, phone) => sql`search_text(${name}, ${email}, ${phone})`,
    contains: (text, part) => sql`instr(${text}, ${part}) > 0`,
    idsWithWords: (beginnings) =>
      sql`(SELECT enquiry_id FROM enquiry_words_index AS found
             JOIN enquiry_words ON enquiry_words.n = found.rowid
            WHERE enquiry_words_index MATCH ${joinSearchedWords(beginnings, ' AND ', ' OR ', (one) => `"${one}" *`)})`,
    unindexed: (column) => sql`+${column}`,
    indianDay: (at) => sql`(${at} + 19800000) / 86400000`,
    jsonRows: (query) => jsonRowsOnSqlite(query),
    minutesBetween: (from, to) => sql`(${to} - ${from}) / 60000`,
    moment: (at) => at.getTime(),
    json: (value) => JSON.stringify(value),
    fromJson: (value) => JSON.parse(String(value)),
    transaction: (work) => inTurn(() => retryWhileLocked(() => db.transaction().execute(work))),
    run: (work) => inTurn(() => retryWhileLocked(() => work(db))),
  };
}

/**
 * Joins the searched words to one condition, such as `(a OR b) AND (c)`. The words consist of letters, digits and `~`,
 * so no quotation mark can break the query.
 */
const joinSearchedWords = (
  beginnings: readonly (readonly string[])[],
  and: string,
  or: string,
  formatBeginning: (beginning: string) => string,
): string => beginnings.map((any) => `(${any.map(formatBeginning).join(or)})`).join(and);

const isEngineError = (error: unknown) => (error as { errcode?: number }).errcode !== undefined;

const mostAttempts = 3;
/** The pause lets the other transaction get the locks that it waits for. Otherwise the retry could take them first. */
const pauseMs = 50;

/**
 * When two transactions wait for each other (a deadlock), PostgreSQL cancels one of them. Runs the cancelled
 * transaction again after a pause.
 */
async function retryAfterDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isDeadlock = (error as { code?: string }).code === '40P01';
      if (!isDeadlock || attempt === mostAttempts) throw error;
      await delay(pauseMs * attempt);
    }
  }
}

export function makeKyselyDatabaseOnPostgres(pool: Pool): KyselyDatabase {
  const db = new Kysely<AllTables>({
    dialect: new PostgresDialect({ pool }),
  }).withSchema('back_office');
  const translated = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw translatePostgresError(error);
    }
  };
  return {
    db,
    async readClock(given) {
      const { now } = await given
        .selectNoFrom(sql<Date>`clock_timestamp()`.as('now'))
        .executeTakeFirstOrThrow();
      return now;
    },
    async lockKey(trx, key) {
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 28))`.execute(trx);
    },
    keepRows: (query) => query.forKeyShare(),
    boolean: (value) => value,
    personOf: (email, phone) => sql`back_office.person_of(${email}, ${phone})`,
    emailKey: (email) => sql`lower(${email}::text)`,
    phoneKey: (phone) => sql`back_office.phone_key(${phone})`,
    searchText: (name, email, phone) => sql`back_office.search_text(${name}, ${email}, ${phone})`,
    contains: (text, part) => sql`strpos(${text}, ${part}) > 0`,
    idsWithWords: (beginnings) =>
      // `MATERIALIZED` makes PostgreSQL search the index of words first. Without it, the planner would read all
      // enquiries and split the words of each, because PostgreSQL has no statistics of the words.
      sql`(WITH found AS MATERIALIZED (
             SELECT enquiry_id FROM back_office.enquiry_words
              WHERE array_to_tsvector(string_to_array(words, ' ')) @@
                    ${joinSearchedWords(beginnings, ' & ', ' | ', (one) => `'${one}':*`)}::tsquery
           ) SELECT enquiry_id FROM found)`,
    unindexed: (column) => sql`${column}`,
    jsonRows: (query) => jsonRowsOnPostgres(query),
    indianDay: (at) => sql`(${at} at time zone interval '5:30')::date - date '1970-01-01'`,
    minutesBetween: (from, to) => sql`floor(extract(epoch from ${to} - ${from}) / 60)::int`,
    moment: (at) => at,
    json: (value) => JSON.stringify(value),
    fromJson: (value) => value,
    transaction: (work) =>
      translated(() => retryAfterDeadlock(() => db.transaction().execute((trx) => work(trx)))),
    run: (work) => translated(() => work(db)),
  };
}
