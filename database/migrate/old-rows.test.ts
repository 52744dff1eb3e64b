/** Rows of every earlier release, once the database was brought up to date: staff find each of them, once. */
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scratchFolder } from '../../tests/service/support/scratch-folder.ts';
import {
  hasPostgres,
  onServer,
  poolOn,
  postgresName,
  throwawayPostgres,
} from '../../tests/service/support/throwaway-postgres.ts';
import { connect, sealFile } from '../connection/sqlite-file.ts';
import { openPostgresStore } from '../postgres-store.ts';
import { openSqliteStore } from '../sqlite-store.ts';
import type { Store } from '../store.ts';
import { readMigrations } from './migrations.ts';
import { migratePostgres } from './postgres-migrate.ts';
import { migrateSqlite } from './sqlite-migrate.ts';

const old = {
  call: '0198c0de-0000-7000-8000-000000000001',
  enrolment: '0198c0de-0000-7000-8000-000000000002',
  news: '0198c0de-0000-7000-8000-000000000003',
  aside: '0198c0de-0000-7000-8000-000000000004',
};
const cameAt = (minute: number) => new Date(Date.UTC(2026, 7, 20, 9, minute));
const person = { name: 'Old Asha', email: 'Asha@Example.com', phone: '+91 98765 43210' };

const hasQuarantine = (release: string) => release >= '004';
/** What the calls and enrolments of a release are about; the first ones asked for no offer. */
const offerOf = (release: string) => (release >= '010' ? 'mern-stack' : null);

/** As they were written then, by whichever engine: `at` is a moment as that engine keeps it. */
function statements(at: (moment: Date) => string, release: string): string[] {
  const offer = offerOf(release);
  const [column, value] = offer === null ? ['', ''] : [', offer', `, '${offer}'`];
  const kept = { name: 'Old Kept', email: 'kept@example.com', mobile: '9876543212' };
  return [
    `INSERT INTO request_a_call (id, created_at, name, email, phone, program, message${column})
       VALUES ('${old.call}', ${at(cameAt(1))}, '${person.name}', '${person.email}', '${person.phone}', 'Data Science', NULL${value})`,
    `INSERT INTO enrollments (id, created_at, name, email, mobile${column})
       VALUES ('${old.enrolment}', ${at(cameAt(2))}, 'Old Ravi', 'ravi@example.com', '098765-43211'${value})`,
    `INSERT INTO email_subscriptions (id, created_at, email)
       VALUES ('${old.news}', ${at(cameAt(3))}, 'reader@example.com')`,
    ...(hasQuarantine(release)
      ? [
          `INSERT INTO quarantine (id, created_at, kind, submission, reason)
             VALUES ('${old.aside}', ${at(cameAt(4))}, 'enrollments',
                     '${JSON.stringify({ ...kept, ...(offer && { offer }) })}', 'too quick')`,
        ]
      : []),
  ];
}

async function staffFindThem(store: Store, release: string): Promise<void> {
  const offer = offerOf(release);
  const { rows, total } = await store.desk.inbox({ isAside: false, order: 'oldest' }, 'all', 1);
  const untouched = { state: 'new', ownerId: null, version: 0, tries: 0, answeredAt: null };
  expect(rows).toMatchObject([
    {
      ...untouched,
      ...person,
      id: old.call,
      kind: 'request_a_call',
      offer,
      receivedAt: cameAt(1),
      dueAt: cameAt(1),
    },
    {
      ...untouched,
      id: old.enrolment,
      kind: 'enrollments',
      offer,
      receivedAt: cameAt(2),
      dueAt: cameAt(2),
      name: 'Old Ravi',
      phone: '098765-43211',
    },
    {
      ...untouched,
      id: old.news,
      kind: 'email_subscriptions',
      receivedAt: cameAt(3),
      dueAt: null,
      email: 'reader@example.com',
    },
  ]);
  expect(total).toBe(3);
  const found = async (search: string) =>
    (await store.desk.inbox({ search }, 'all', 1)).rows.map(({ id }) => id);
  expect(await found('98765 43210')).toEqual([old.call]);
  expect(await found('asha@example')).toEqual([old.call]);
  const aside = await store.desk.inbox({ isAside: true }, 'all', 1);
  expect(aside.rows).toMatchObject(
    hasQuarantine(release)
      ? [{ id: old.aside, kind: 'enrollments', name: 'Old Kept', offer, dueAt: null }]
      : [],
  );
  expect(await store.desk.dayCounts('all', new Date())).toMatchObject({
    fresh: 2,
    aside: hasQuarantine(release) ? 1 : 0,
    longestWaiting: [{ id: old.call }, expect.anything()],
  });
  const claimed = await store.desk.act(
    old.call,
    { kind: 'note outcome', outcome: 'answered', callAt: null },
    { who: 'terminal', staffId: null, mayOverrule: true },
  );
  expect(claimed).toMatchObject({ at: 'changed', enquiry: { state: 'reached', version: 1 } });
}

const releases = (engine: 'sqlite' | 'postgres') => readMigrations(engine).map(({ name }) => name);
describe('a database file with rows', () => {
  it.each(releases('sqlite'))('of the release of %s shows each to staff, once', async (upTo) => {
    const folder = scratchFolder();
    const path = join(folder.path, 'old.db');
    const file = connect(path, { idempotencyKey: null, now: Date.now });
    migrateSqlite(file, Date.now(), upTo);
    sealFile(file, path);
    for (const sql of statements((moment) => `${moment.getTime()}`, upTo)) file.exec(sql);
    file.close();
    // Opened twice: what was brought up to date stays as it is.
    await openSqliteStore(path, Date.now).close();
    const store = openSqliteStore(path, Date.now);
    try {
      await staffFindThem(store, upTo);
    } finally {
      await store.close();
      folder.remove();
    }
  });
});

describe.skipIf(!hasPostgres)(`a database of ${postgresName} with rows`, () => {
  let database: Awaited<ReturnType<typeof throwawayPostgres>>;
  beforeEach(async () => {
    database = await throwawayPostgres();
  });
  afterEach(() => database.drop());

  it.each(releases('postgres'))('of the release of %s shows each to staff, once', async (upTo) => {
    const pool = poolOn(database.url);
    const client = await pool.connect();
    await migratePostgres(client, upTo);
    client.release();
    await pool.end();
    await onServer(async (server) => {
      await server.query('SET search_path = public, back_office');
      // The trigger that receives a row gives it an id and a moment of its own; the one after it notes its header.
      for (const table of ['request_a_call', 'enrollments', 'email_subscriptions'])
        await server.query(`ALTER TABLE ${table} DISABLE TRIGGER a_receive`);
      const at = (moment: Date) => `'${moment.toISOString()}'`;
      for (const sql of statements(at, upTo)) await server.query(sql);
      for (const table of ['request_a_call', 'enrollments', 'email_subscriptions'])
        await server.query(`ALTER TABLE ${table} ENABLE TRIGGER a_receive`);
    }, database.url);
    await (await openPostgresStore(database.url, () => {})).close();
    const store = await openPostgresStore(database.url, () => {});
    try {
      await staffFindThem(store, upTo);
    } finally {
      await store.close();
    }
  });
});
