/**
 * Both engines behind one typed query builder, for all that is not a visitor's row. What differs is said once,
 * here: where the tables are, how a moment and a JSON value are kept, and what a failure means.
 */

import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import {
  type Expression,
  Kysely,
  PostgresDialect,
  type RawBuilder,
  type SqlBool,
  SqliteDialect,
  sql,
  type Transaction,
} from 'kysely';
import type { Pool } from 'pg';
import type { DeskDatabaseTables } from '../orders/order-tables.ts';
import { StoreAway } from '../store-errors.ts';
import { FileLock } from './file-lock.ts';
import type { Moment } from './moment.ts';
import { translatePostgresError } from './postgres-errors.ts';

export interface DeskDatabase {
  readonly db: Kysely<DeskDatabaseTables>;
  /** As the engine keeps them: PostgreSQL a moment with its zone and JSON, SQLite milliseconds and text. */
  moment(at: Date): Moment;
  json(value: unknown): string;
  fromJson(value: unknown): unknown;
  /** One transaction; tried again while another process writes. Rejects with StoreAway. */
  transaction<T>(work: (trx: Transaction<DeskDatabaseTables>) => Promise<T>): Promise<T>;
  /** Statements that stand alone. Rejects with StoreAway. */
  run<T>(work: (db: Kysely<DeskDatabaseTables>) => Promise<T>): Promise<T>;
  /** By the clock that the rows are written by: PostgreSQL's own, or ours. */
  clock(db: Kysely<DeskDatabaseTables>): Promise<Date>;
  /** SQLite has no booleans. */
  boolean(value: boolean): boolean | number;
  /** What tells the same person again, as the triggers make it. */
  personOf(email: string, phone: string): RawBuilder<string>;
  /** How an address and a number are compared, and where parts are looked for, as the triggers make them. */
  emailKey(email: string | null): RawBuilder<string | null>;
  phoneKey(phone: string | null): RawBuilder<string | null>;
  searchText(name: string | null, email: string | null, phone: string | null): RawBuilder<string>;
  /** Is it part of that text, letter for letter? */
  contains(text: Expression<string>, part: string): RawBuilder<SqlBool>;
  /** The same value, by which no index is chosen: SQLite would sort half a table rather than walk in order. */
  unindexed<T>(column: Expression<T>): RawBuilder<T>;
  /** The day in India, as days since 1970: a date in words takes the database longer than finding the row. */
  indianDay(at: Expression<Moment>): RawBuilder<number>;
  /** Whole minutes. */
  minutesBetween(from: Expression<Moment>, to: Expression<Moment | null>): RawBuilder<number>;
}

export const dateOfMoment = (at: Moment): Date => new Date(at);

/** `connection` is nobody else's: a transaction on it must not mix with the desk's. */
export function deskDatabaseOnSqlite(
  connection: DatabaseSync,
  now: () => number,
  lock = new FileLock(connection),
): DeskDatabase {
  const db = new Kysely<DeskDatabaseTables>({
    dialect: new SqliteDialect({
      database: {
        close: () => {},
        prepare(sql) {
          const statement = connection.prepare(sql);
          return {
            reader: statement.columns().length > 0,
            all: (values) => statement.all(...(values as SQLInputValue[])),
            run: (values) => statement.run(...(values as SQLInputValue[])),
            iterate: (values) =>
              statement.iterate(...(values as SQLInputValue[])) as IterableIterator<unknown>,
          };
        },
      },
    }),
  });
  const patiently = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await lock.patiently(work);
    } catch (error) {
      throw isEngineError(error) ? new StoreAway(error) : error;
    }
  };
  return {
    db,
    clock: async () => new Date(now()),
    boolean: Number,
    personOf: (email, phone) => sql`person_of(${email}, ${phone})`,
    emailKey: (email) => sql`lower(${email})`,
    phoneKey: (phone) => sql`phone_key(${phone})`,
    searchText: (name, email, phone) => sql`search_text(${name}, ${email}, ${phone})`,
    contains: (text, part) => sql`instr(${text}, ${part}) > 0`,
    unindexed: (column) => sql`+${column}`,
    indianDay: (at) => sql`(${at} + 19800000) / 86400000`,
    minutesBetween: (from, to) => sql`(${to} - ${from}) / 60000`,
    moment: (at) => at.getTime(),
    json: (value) => JSON.stringify(value),
    fromJson: (value) => JSON.parse(String(value)),
    transaction: (work) => patiently(() => db.transaction().execute(work)),
    async run(work) {
      await othersTurn();
      return patiently(() => work(db));
    },
  };
}

/** On SQLite a statement holds the process: whoever came meanwhile goes first, visitors with a form among them. */
const othersTurn = () => new Promise((resolve) => setImmediate(resolve));

const isEngineError = (error: unknown) => (error as { errcode?: number }).errcode !== undefined;

const mostCrossings = 3;

/** Of two transactions that wait for each other PostgreSQL undoes one: it is done after the other. */
async function unlessCrossed<T>(work: () => Promise<T>): Promise<T> {
  for (let crossings = 1; ; crossings += 1) {
    try {
      return await work();
    } catch (error) {
      const isCrossed = (error as { code?: string }).code === '40P01';
      if (!isCrossed || crossings === mostCrossings) throw error;
    }
  }
}

export function deskDatabaseOnPostgres(pool: Pool): DeskDatabase {
  const db = new Kysely<DeskDatabaseTables>({
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
    async clock(given) {
      const { now } = await given
        .selectNoFrom(sql<Date>`clock_timestamp()`.as('now'))
        .executeTakeFirstOrThrow();
      return now;
    },
    boolean: (value) => value,
    personOf: (email, phone) => sql`back_office.person_of(${email}, ${phone})`,
    emailKey: (email) => sql`lower(${email}::text)`,
    phoneKey: (phone) => sql`back_office.phone_key(${phone})`,
    searchText: (name, email, phone) => sql`back_office.search_text(${name}, ${email}, ${phone})`,
    contains: (text, part) => sql`strpos(${text}, ${part}) > 0`,
    unindexed: (column) => sql`${column}`,
    indianDay: (at) => sql`(${at} at time zone interval '5:30')::date - date '1970-01-01'`,
    minutesBetween: (from, to) => sql`floor(extract(epoch from ${to} - ${from}) / 60)::int`,
    moment: (at) => at,
    json: (value) => JSON.stringify(value),
    fromJson: (value) => value,
    transaction: (work) =>
      translated(() => unlessCrossed(() => db.transaction().execute((trx) => work(trx)))),
    run: (work) => translated(() => work(db)),
  };
}
