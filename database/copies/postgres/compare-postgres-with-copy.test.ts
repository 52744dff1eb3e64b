/**
 * Tests how the contents of the database that a restore would replace are described: nothing, our rows, or something
 * that must stay.
 */
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type ClonedTestDatabase,
  makeMigratedTestDatabaseCloner,
  makeTestDatabaseCloner,
} from '../../../tests/service/support/clone-test-databases.ts';
import {
  countConnections,
  hasPostgres,
  postgresNameInTitles,
  withServerClient,
} from '../../../tests/service/support/throwaway-postgres-databases.ts';
import { comparePostgresWithCopy, findForeignTables } from './compare-postgres-with-copy.ts';
import { connectToPostgresDatabase } from './connect-to-postgres-database.ts';
import { parsePostgresUrl } from './postgres-database-url.ts';

describe.skipIf(!hasPostgres)(`the target of a restore on ${postgresNameInTitles}`, () => {
  const empty = makeTestDatabaseCloner(async () => {});
  const migrated = makeMigratedTestDatabaseCloner();
  let live: ClonedTestDatabase;
  let inCopy: ClonedTestDatabase;
  let copy: pg.Client;
  beforeEach(async () => {
    [live, inCopy] = [await migrated(), await migrated()];
    copy = await connectToPostgresDatabase(inCopy.url, parsePostgresUrl(inCopy.url).database);
  });
  afterEach(async () => {
    await copy.end();
    live.dropInBackground();
    inCopy.dropInBackground();
  });
  const run = (sql: string, url = live.url) =>
    withServerClient(async (client) => void (await client.query(sql)), url);
  const look = (url = live.url) => comparePostgresWithCopy(url, copy);
  /** SQL that stores an enrolment with this id and time. The triggers are off, because a visitor can choose neither. */
  const enrolment = (id: string, at = 'now()') =>
    `ALTER TABLE enrollments DISABLE TRIGGER USER;
     INSERT INTO enrollments (id, created_at, name, email, mobile) VALUES ('${id}', ${at}, 'Asha', 'asha${id.slice(-4)}@example.in', '9876543210');`;
  const idOf = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

  it('is nothing if there is no database, or it is empty', async () => {
    const nothing = await empty();
    expect(await look(`${nothing.url}_nowhere`)).toEqual({ at: 'nothing' });
    expect(await look(nothing.url)).toEqual({ at: 'nothing' });
    await run('CREATE SCHEMA back_office; CREATE SEQUENCE public.one', nothing.url);
    expect(await look(nothing.url)).toEqual({ at: 'nothing' });
    nothing.dropInBackground();
  });

  it('is our tables even if they have no rows', async () => {
    expect(await look()).toEqual({
      at: 'rows',
      enquiries: 0,
      inQuarantine: 0,
      newest: null,
      newer: 0,
      erasedSince: 0,
    });
  });

  it('reports its enquiries, how many are newer and how many were erased', async () => {
    await run([1, 2, 3, 4].map((n) => enrolment(idOf(n))).join(''));
    await run(enrolment(idOf(5), "'2099-01-01T00:00:00Z'"));
    await run(
      `INSERT INTO back_office.quarantine (id, created_at, kind, submission, reason)
         VALUES ('${idOf(6)}', now(), 'enrollments', '{}', 'trap')`,
    );
    await run([2, 3, 7].map((n) => enrolment(idOf(n))).join(''), inCopy.url);
    expect(await look()).toEqual({
      at: 'rows',
      enquiries: 5,
      inQuarantine: 1,
      newest: new Date('2099-01-01T00:00:00Z'),
      newer: 4,
      erasedSince: 1,
    });
  });

  it('is compared to the last row, however many there are', async () => {
    const many = (from: number, to: number) =>
      `ALTER TABLE enrollments DISABLE TRIGGER USER;
       INSERT INTO enrollments (id, created_at, name, email, mobile)
         SELECT ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, now(), 'Asha', n || '@example.in', '9876543210'
           FROM generate_series(${from}, ${to}) AS n`;
    await run(many(1, 10_000));
    await run(many(2, 10_002), inCopy.url);
    expect(await look()).toMatchObject({ enquiries: 10_000, newer: 1, erasedSince: 2 });
  });

  it('is not replaced when it has tables of another program', async () => {
    await run('CREATE SCHEMA shop; CREATE TABLE shop.orders (a int); CREATE TABLE recipes (a int)');
    await expect(look()).rejects.toMatchObject({
      name: 'UnusableStore',
      message: expect.stringMatching(
        /^\S+ holds other tables as well \(public\.recipes, shop\.orders\), which would be set back too/,
      ),
    });
  });

  it('is not replaced either when it has none of our tables', async () => {
    const theirs = await empty();
    await run('CREATE TABLE recipes (a int)', theirs.url);
    await expect(look(theirs.url)).rejects.toThrow(
      /holds other tables as well \(public\.recipes\)/,
    );
    theirs.dropInBackground();
  });

  it('may be of a newer release, with unknown tables', async () => {
    await run(`CREATE TABLE seats (a int);
      INSERT INTO back_office.migrations (name, sha256) VALUES ('999-seats.sql', 'x');
      ${enrolment(idOf(1))}`);
    expect(await look()).toMatchObject({ at: 'rows', enquiries: 1, newer: 1 });
  });

  it('has no connection of ours after the check', async () => {
    await look();
    await run('CREATE TABLE recipes (a int)');
    await look().catch(() => {});
    await expect.poll(() => countConnections(live.url)).toBe(0);
  });

  it('names tables, views and partitions of another program, at most three', async () => {
    const others = () =>
      withServerClient((client) => findForeignTables(client as pg.Client), live.url);
    expect(await others()).toEqual([]);
    await run('CREATE INDEX mine ON enrollments (name); CREATE TYPE pair AS (a int, b int)');
    expect(await others()).toEqual([]);
    await run('CREATE VIEW zz AS SELECT 1 AS one; CREATE MATERIALIZED VIEW yy AS SELECT 1 AS one');
    expect(await others()).toEqual(['public.yy', 'public.zz']);
    await run(
      'CREATE TABLE parts (a int) PARTITION BY LIST (a); CREATE SCHEMA a; CREATE TABLE a.b ()',
    );
    expect(await others()).toEqual(['a.b', 'public.parts', 'public.yy']);
  });
});
