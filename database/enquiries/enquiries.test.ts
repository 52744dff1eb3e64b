/** Tests that each submitted row gets a row in `enquiries` (its header), and outbox entries that notify staff. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import {
  makeCallRequest,
  makeEnrolment,
  makeSubscription,
} from '../../tests/service/support/make-submissions.ts';
import { placeMigratedSqlite } from '../../tests/service/support/place-migrated-sqlite.ts';
import {
  createThrowawayPostgres,
  hasPostgres,
  postgresNameInTitles,
  withServerClient,
} from '../../tests/service/support/throwaway-postgres-databases.ts';
import { connectToSqliteFile } from '../connection/sqlite-file.ts';
import { moveDatabaseToPostgres } from '../move/move-database-to-postgres.ts';
import { openPostgresStore } from '../open-postgres-store.ts';
import { openSqliteStore } from '../open-sqlite-store.ts';
import type { Store } from '../store.ts';
import type { Lead } from './lead-port.ts';

const now = () => Date.parse('2026-11-21T06:00:00Z');
const minute = 60_000;

async function leadsOf(store: Store): Promise<Lead[]> {
  const found: Lead[] = [];
  for await (const page of store.iterateLeadPages({})) found.push(...page);
  return found;
}

type Rows = Record<string, unknown>[];
type Database = {
  open(): Promise<Store>;
  /** Runs SQL as the database's owner. `enquiries`, `outbox` and `channels` need no schema prefix. */
  ask(sql: string): Promise<Rows>;
};

function headersAndEvents(current: () => Database) {
  const headers = () => current().ask('SELECT id, kind, state FROM enquiries ORDER BY id');
  const events = () =>
    current().ask('SELECT channel, type, subject, kind, row_id FROM outbox ORDER BY id');

  it('exist for each kind of row, and are gone when it is erased', async () => {
    const store = await current().open();
    for (const one of [makeCallRequest(), makeEnrolment(), makeSubscription('a@example.in')])
      await store.insertAsVisitor(one);
    const leads = await leadsOf(store);
    expect(await headers()).toEqual(
      leads.map(({ id, table }) => ({ id, kind: table, state: 'new' })),
    );
    expect(await events()).toEqual(
      leads.map(({ id, table }) => ({
        channel: 'mail',
        type: 'enquiry.received',
        subject: id,
        kind: table,
        row_id: id,
      })),
    );
    await store.desk.erase(
      leads.map(({ id }) => id),
      'terminal',
    );
    await store.close();
    expect([...(await headers()), ...(await events())]).toEqual([]);
  });

  it('do not exist for a row that was refused or repeated', async () => {
    const store = await current().open();
    await expect(store.insertAsVisitor(makeCallRequest(1, { phone: '1' }))).rejects.toThrow();
    await store.insertAsVisitor(makeCallRequest());
    expect(await store.insertAsVisitor(makeCallRequest())).toBe('repeated');
    await store.close();
    expect(await headers()).toHaveLength(1);
    expect(await events()).toHaveLength(1);
  });

  it('have the id and time of the arrival for a submission that was quarantined first', async () => {
    const store = await current().open();
    await store.keepInQuarantine(makeCallRequest(), 'trap');
    const [aside] = await store.findAllQuarantined();
    expect(await headers()).toMatchObject([{ id: aside?.id, kind: 'request_a_call' }]);
    expect(await events()).toMatchObject([{ type: 'quarantine.grew', kind: 'quarantine' }]);
    await store.releaseFromQuarantine(aside?.id ?? '', 'terminal');
    await store.close();
    expect(await headers()).toMatchObject([{ id: aside?.id }]);
    expect(await events()).toMatchObject([{}, { type: 'enquiry.received', subject: aside?.id }]);
  });

  it('are created for a channel that was added later', async () => {
    const store = await current().open();
    await store.outbox.setChannel('pigeon', true);
    await store.insertAsVisitor(makeCallRequest());
    expect((await store.outbox.claim('pigeon', 50, minute))?.leads).toHaveLength(1);
    await store.outbox.setChannel('pigeon', false);
    await store.insertAsVisitor(makeEnrolment());
    await store.close();
    expect((await events()).map(({ channel }) => channel).sort()).toEqual([
      'mail',
      'mail',
      'pigeon',
    ]);
  });

  it('follow what the previous release writes, moves and erases', async () => {
    const store = await current().open();
    await store.insertAsVisitor(makeCallRequest());
    const [{ id } = {}] = await leadsOf(store);
    const moved = '0198c0de-0000-7000-8000-000000000001';
    const schema = store.engine === 'SQLite' ? '' : 'public.';
    await current().ask(`UPDATE ${schema}request_a_call SET id = '${moved}' WHERE id = '${id}'`);
    await current().ask(`UPDATE outbox SET row_id = '${moved}' WHERE row_id = '${id}'`);
    expect(await headers()).toMatchObject([{ id: moved }]);
    expect(await events()).toMatchObject([{ subject: moved, row_id: moved }]);
    await current().ask(`DELETE FROM outbox WHERE row_id = '${moved}'`);
    await current().ask(`DELETE FROM ${schema}request_a_call WHERE id = '${moved}'`);
    await store.close();
    expect([...(await headers()), ...(await events())]).toEqual([]);
  });
}

describe('headers and events, on SQLite,', () => {
  let folder: ReturnType<typeof makeScratchFolder>;
  let path: string;
  beforeEach(async () => {
    folder = makeScratchFolder();
    path = join(folder.path, 'test.db');
    await placeMigratedSqlite(path);
  });
  afterEach(() => folder.remove());

  headersAndEvents(() => ({
    open: async () => openSqliteStore(path, Date.now),
    ask: async (sql) => {
      const db = new DatabaseSync(path, { timeout: 5_000 });
      const rows = db.prepare(sql).all() as Rows;
      db.close();
      return rows.map((row) => ({ ...row }));
    },
  }));
});

describe.skipIf(!hasPostgres)(`headers and events, on ${postgresNameInTitles},`, () => {
  let database: Awaited<ReturnType<typeof createThrowawayPostgres>>;
  beforeEach(async () => {
    database = await createThrowawayPostgres();
  });
  afterEach(() => database.drop());
  const ask = (sql: string): Promise<Rows> =>
    withServerClient(async (client) => {
      await client.query('SET search_path = back_office');
      return (await client.query(sql)).rows;
    }, database.url);

  headersAndEvents(() => ({
    open: () => openPostgresStore(database.url, () => {}),
    ask,
  }));

  it('of a subscription that is left out of a move are left out too', async () => {
    const folder = makeScratchFolder();
    const path = join(folder.path, 'test.db');
    await openSqliteStore(path, now).close();
    const source = connectToSqliteFile(path, { idempotencyKey: null, now });
    const insert = source.prepare(
      'INSERT INTO email_subscriptions (id, created_at, email) VALUES (?, 1, ?)',
    );
    insert.run('0198c0de-0000-7000-8000-000000000001', 'u\u0308ma@example.in');
    insert.run('0198c0de-0000-7000-8000-000000000002', 'u\u0308\u200bma@example.in');
    await (await openPostgresStore(database.url, () => {})).close();
    const { secondSpellings } = await moveDatabaseToPostgres(source, database.url, () => {});
    source.close();
    folder.remove();
    expect(secondSpellings).toHaveLength(1);
    expect(await ask('SELECT id FROM enquiries')).toEqual([
      { id: '0198c0de-0000-7000-8000-000000000001' },
    ]);
  });
});
