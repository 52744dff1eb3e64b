/** The store in one file: its folder, other writers, and the message when the file is gone. */
import { mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeScratchFolder } from '../tests/service/support/make-scratch-folder.ts';
import { makeCallRequest } from '../tests/service/support/make-submissions.ts';
import { openStore, sqlitePathInFolder } from './open-store.ts';
import type { Store } from './store.ts';
import { StoreUnavailable, UnusableStore } from './store-errors.ts';

describe('the store in a file', () => {
  let folder: ReturnType<typeof makeScratchFolder>;
  let store: Store;
  let now: number;
  const path = () => sqlitePathInFolder(folder.path);
  const open = () => openStore({ databaseUrl: null, dataDir: folder.path }, () => now);
  beforeEach(async () => {
    folder = makeScratchFolder();
    now = Date.now();
    store = await open();
  });
  afterEach(async () => {
    await store.close();
    folder.remove();
  });

  it('is in the data folder under its name', () => {
    expect(path()).toBe(join(folder.path, 'miranaya.db'));
    expect(store.engine).toBe('SQLite');
  });

  it('is readable by its owner only', () => {
    expect(statSync(path()).mode & 0o777).toBe(0o600);
  });

  it('checks that it can write by writing as much as an enquiry takes, each time with other bytes', async () => {
    const file = new DatabaseSync(path(), { readOnly: true });
    const room = () => file.prepare('SELECT room FROM heartbeat').get()?.room as Uint8Array;
    await store.heartbeat();
    const before = room();
    await store.heartbeat();
    expect([before.length, room().length]).toEqual([32_768, 32_768]);
    expect(Buffer.from(before).equals(room())).toBe(false);
    file.close();
  });

  it('waits while another process writes', async () => {
    const other = new DatabaseSync(path());
    other.exec('BEGIN IMMEDIATE');
    setTimeout(() => other.exec('COMMIT'), 300);
    await store.heartbeat();
    await store.ping();
    other.close();
  });

  it('rolls a failed transaction back, and continues', async () => {
    const measured = { route: '/', metric: 'lcp', value: 1 } as const;
    const nonsense = { ...measured, value: {} as number };
    await expect(store.storeVitals([measured, nonsense])).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await store.vitals(new Date(0))).toEqual([]);
    await store.storeVitals([measured]);
    expect(await store.vitals(new Date(0))).toEqual([measured]);
  });

  it('reports away for a while after a row could not be written', async () => {
    await store.ping();
    renameSync(path(), `${path()}.old`);
    const other = await open();
    await expect(store.insertAsVisitor(makeCallRequest())).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(store.ping()).rejects.toMatchObject({
      name: 'StoreUnavailable',
      cause: { message: `${path()} was replaced while it was in use; restart the service` },
    });
    await other.close();
  });

  it('counts what came within a day and within a week', async () => {
    const day = 86_400_000;
    const counts = async () => (await store.stats()).rows.request_a_call;
    await store.insertAsVisitor(makeCallRequest());
    now += day - 60_000;
    expect(await counts()).toEqual({ total: 1, lastDay: 1, lastWeek: 1 });
    now += 2 * 60_000;
    expect(await counts()).toEqual({ total: 1, lastDay: 0, lastWeek: 1 });
    now += 6 * day;
    expect(await counts()).toEqual({ total: 1, lastDay: 0, lastWeek: 0 });
  });

  it('forgets a key after its time, and not before', async () => {
    const key = '0198c0de-0000-7000-8000-00000000000a';
    const again = { ...makeCallRequest(), idempotencyKey: key };
    await store.insertAsVisitor(again);
    const file = new DatabaseSync(path(), { readOnly: true });
    const kept = () =>
      ['idempotency_keys', 'recent_submissions'].map(
        (table) => file.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n,
      );
    await store.deleteExpiredRecords();
    expect(kept()).toEqual([1, 1]);
    now += 11 * 60_000;
    await store.deleteExpiredRecords();
    expect(kept()).toEqual([1, 0]);
    now += 40 * 86_400_000;
    await store.deleteExpiredRecords();
    expect(kept()).toEqual([0, 0]);
    file.close();
  });

  it('is not locked any more after it is closed', async () => {
    await store.close();
    const other = new DatabaseSync(path());
    other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT');
    other.close();
    store = await open();
  });

  it('refuses with a sentence a file that is not ours, and leaves it unchanged', async () => {
    const dataDir = join(folder.path, 'foreign');
    mkdirSync(dataDir);
    const foreign = new DatabaseSync(sqlitePathInFolder(dataDir));
    foreign.exec('CREATE TABLE theirs (id)');
    const opening = openStore({ databaseUrl: null, dataDir });
    await expect(opening).rejects.toBeInstanceOf(UnusableStore);
    await expect(opening).rejects.toThrow(/belongs to another program/);
    expect(foreign.prepare('SELECT name FROM sqlite_schema').all()).toEqual([{ name: 'theirs' }]);
    foreign.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT');
    foreign.close();
  });
});
