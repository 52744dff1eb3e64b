/** Tests where the engines differ although one query builder serves both, and what a failure of each engine means. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import {
  createThrowawayPostgres,
  hasPostgres,
  openTestPool,
  postgresNameInTitles,
} from '../../tests/service/support/throwaway-postgres-databases.ts';
import { StoreUnavailable } from '../store-errors.ts';
import {
  type KyselyDatabase,
  makeKyselyDatabaseOnPostgres,
  makeKyselyDatabaseOnSqlite,
} from './kysely-database.ts';
import { dateOfMoment } from './stored-moment.ts';

const at = new Date('2026-11-21T12:00:00.123Z');

describe('the desk database on SQLite', () => {
  let folder: ReturnType<typeof makeScratchFolder>;
  let path: string;
  let own: DatabaseSync;
  let other: DatabaseSync;
  let database: KyselyDatabase;
  beforeEach(() => {
    folder = makeScratchFolder();
    path = join(folder.path, 'test.db');
    own = new DatabaseSync(path, { timeout: 0 });
    own.exec(
      "PRAGMA journal_mode = WAL; CREATE TABLE channels (name TEXT UNIQUE, is_on); INSERT INTO channels VALUES ('mail', 1)",
    );
    other = new DatabaseSync(path, { timeout: 0 });
    database = makeKyselyDatabaseOnSqlite(own, () => at.getTime());
  });
  afterEach(() => {
    vi.restoreAllMocks();
    other.close();
    own.close();
    folder.remove();
  });
  const names = () => database.run((db) => db.selectFrom('channels').select('name').execute());
  const add = (name: string) =>
    database.run((db) => db.insertInto('channels').values({ name, is_on: 1 }).execute());

  it('stores a time as milliseconds and JSON as text, and uses our clock', async () => {
    expect(database.moment(at)).toBe(at.getTime());
    expect(dateOfMoment(database.moment(at))).toEqual(at);
    expect(database.json({ a: [1] })).toBe('{"a":[1]}');
    expect(database.fromJson('{"a":[1]}')).toEqual({ a: [1] });
    expect(await database.readClock(database.db)).toEqual(at);
  });

  it('recognises a person with the function of its triggers', () => {
    const { sql: text, parameters } = sql`SELECT ${database.personOf('a@b.in', '1')}`.compile(
      database.db,
    );
    expect([text, parameters]).toEqual(['SELECT person_of(?, ?)', ['a@b.in', '1']]);
  });

  it('reads and writes, and rolls a failed transaction back', async () => {
    await add('visitor');
    expect(await names()).toEqual([{ name: 'mail' }, { name: 'visitor' }]);
    const failing = database.transaction(async (trx) => {
      await trx.deleteFrom('channels').execute();
      throw new TypeError('a fault of ours');
    });
    await expect(failing).rejects.toThrow(new TypeError('a fault of ours'));
    expect(await names()).toHaveLength(2);
    const [one] = await database.transaction((trx) =>
      trx
        .updateTable('channels')
        .set({ is_on: 0 })
        .where('name', '=', 'mail')
        .returning('name')
        .execute(),
    );
    expect(one).toEqual({ name: 'mail' });
  });

  it('waits while another process writes, without blocking', async () => {
    other.exec('BEGIN IMMEDIATE');
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
      if (turns === 5) other.exec('COMMIT');
    }, 10);
    await add('visitor');
    clearInterval(counting);
    expect(turns).toBeGreaterThanOrEqual(5);
    expect(await names()).toHaveLength(2);
  });

  it('is away when the file stays locked, or when the engine fails otherwise', async () => {
    other.exec('BEGIN IMMEDIATE');
    await expect(add('visitor')).rejects.toMatchObject({
      name: 'StoreUnavailable',
      cause: { errcode: 5 },
    });
    other.exec('COMMIT');
    await expect(add('mail')).rejects.toBeInstanceOf(StoreUnavailable);
  });
});

describe('a day', () => {
  const ends: [moment: string, days: number][] = [
    ['2026-11-20T18:29:59.999Z', 20_777],
    ['2026-11-20T18:30:00Z', 20_778],
    ['2026-11-21T18:29:59.999Z', 20_778],
  ];

  it.each(ends)('is the Indian day on SQLite: %s', async (moment, days) => {
    const file = new DatabaseSync(':memory:');
    const database = makeKyselyDatabaseOnSqlite(file, Date.now);
    const given = sql<number>`cast(${Date.parse(moment)} as integer)`;
    const day = database.indianDay(given).as('day');
    expect(await database.db.selectNoFrom(day).executeTakeFirst()).toEqual({ day: days });
    file.close();
  });

  it.skipIf(!hasPostgres).each(ends)(
    `is the Indian day on ${postgresNameInTitles}: %s`,
    async (moment, days) => {
      const { url, drop } = await createThrowawayPostgres();
      const pool = openTestPool(url);
      const database = makeKyselyDatabaseOnPostgres(pool);
      const given = sql<Date>`${moment}::timestamptz`;
      const day = database.indianDay(given).as('day');
      expect(await database.db.selectNoFrom(day).executeTakeFirst()).toEqual({ day: days });
      await pool.end();
      await drop();
    },
  );
});

describe('the desk database on PostgreSQL', () => {
  it.skipIf(!hasPostgres)(
    'repeats a transaction that was cancelled because of a deadlock',
    async () => {
      const { url, drop } = await createThrowawayPostgres();
      const pool = openTestPool(url);
      await pool.query(
        "CREATE SCHEMA back_office; CREATE TABLE back_office.channels (name text, is_on boolean); INSERT INTO back_office.channels VALUES ('mail', true), ('visitor', true)",
      );
      const database = makeKyselyDatabaseOnPostgres(pool);
      const both = Promise.withResolvers<void>();
      let begun = 0;
      const turnOff = (names: readonly string[]) =>
        database.transaction(async (trx) => {
          for (const name of names) {
            await trx
              .updateTable('channels')
              .set({ is_on: false })
              .where('name', '=', name)
              .execute();
            begun += 1;
            if (begun === 2) both.resolve();
            await both.promise;
          }
          return names[0];
        });
      expect(
        await Promise.all([turnOff(['mail', 'visitor']), turnOff(['visitor', 'mail'])]),
      ).toEqual(['mail', 'visitor']);
      // Each of the two transactions makes two updates. The attempt that PostgreSQL cancelled had made one more.
      expect(begun).toBe(5);
      await pool.end();
      await drop();
    },
  );

  it('runs a transaction at most three times', async () => {
    const pool = new pg.Pool();
    const asked = vi.fn(async () => {
      throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    });
    pool.connect = asked as unknown as typeof pool.connect;
    await expect(
      makeKyselyDatabaseOnPostgres(pool).transaction(async () => 1),
    ).rejects.toBeInstanceOf(StoreUnavailable);
    expect(asked).toHaveBeenCalledTimes(3);
    await pool.end();
  });

  it('stores times and JSON in their own types, and finds its tables in their schema', async () => {
    const pool = new pg.Pool({ connectionString: 'postgres://postgres@127.0.0.1:1/none' });
    const database = makeKyselyDatabaseOnPostgres(pool);
    expect(database.moment(at)).toBe(at);
    expect(database.json({ a: [1] })).toBe('{"a":[1]}');
    expect(database.fromJson({ a: [1] })).toEqual({ a: [1] });
    const { sql: person } = sql`SELECT ${database.personOf('a@b.in', '1')}`.compile(database.db);
    expect(person).toBe('SELECT back_office.person_of($1, $2)');
    expect(database.db.selectFrom('channels').select('name').compile().sql).toBe(
      'select "name" from "back_office"."channels"',
    );
    await expect(
      database.run((db) => db.selectFrom('channels').selectAll().execute()),
    ).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(database.transaction(async () => 1)).rejects.toBeInstanceOf(StoreUnavailable);
    await pool.end();
  });
});
