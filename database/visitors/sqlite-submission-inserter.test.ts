/**
 * How a visitor's row is written to the file: together with others, waiting for locks, and never to a deleted file.
 */
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serviceFailureSentences } from '#contract/forms/form-sentences.ts';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import {
  makeCallRequest,
  makeEnrolment,
  withIdempotencyKey,
} from '../../tests/service/support/make-submissions.ts';
import { placeMigratedSqlite } from '../../tests/service/support/place-migrated-sqlite.ts';
import { connectToSqliteFile, ensureSqliteFile } from '../connection/sqlite-file.ts';
import { SqliteLockRetrier } from '../connection/sqlite-lock-retrier.ts';
import { StoreUnavailable } from '../store-errors.ts';
import { SqliteSubmissionInserter, toSubmissionRefusal } from './sqlite-submission-inserter.ts';
import { ReusedIdempotencyKey, RowRefused } from './submission-port.ts';

const context = { idempotencyKey: null, now: Date.now };
let folder: ReturnType<typeof makeScratchFolder>;
let path: string;
let desk: DatabaseSync;
let visitors: DatabaseSync;
let inserts: SqliteSubmissionInserter;

beforeEach(async () => {
  folder = makeScratchFolder();
  path = join(folder.path, 'test.db');
  await placeMigratedSqlite(path);
  desk = connectToSqliteFile(path, context);
  const own = { idempotencyKey: null, now: Date.now };
  visitors = connectToSqliteFile(path, own, 0);
  inserts = new SqliteSubmissionInserter(visitors, own, path, new SqliteLockRetrier(visitors));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await inserts.settled();
  visitors.close();
  desk.close();
  folder.remove();
});

const count = () => desk.prepare('SELECT count(*) AS n FROM request_a_call').get()?.n;

describe('rows that arrive together', () => {
  it('are one transaction, and each is answered by itself', async () => {
    const begin = vi.spyOn(visitors, 'exec');
    const answers = await Promise.allSettled([
      inserts.insert(makeCallRequest(1)),
      inserts.insert(makeCallRequest(2, { phone: '1' })),
      inserts.insert(makeCallRequest(1)),
      inserts.insert(makeCallRequest(3)),
    ]);
    expect(
      answers.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.name)),
    ).toEqual(['stored', 'RowRefused', 'repeated', 'stored']);
    expect(begin.mock.calls).toEqual([['BEGIN IMMEDIATE'], ['COMMIT']]);
    expect(count()).toBe(2);
  });

  it('while others are written are in the next transaction', async () => {
    const first = inserts.insert(makeCallRequest(1));
    await new Promise(setImmediate);
    const second = inserts.insert(makeCallRequest(2));
    expect(await Promise.all([first, second])).toEqual(['stored', 'stored']);
    expect(count()).toBe(2);
  });

  it('do not use each other’s key', async () => {
    const one = withIdempotencyKey(makeCallRequest(1));
    expect(await Promise.all([inserts.insert(one), inserts.insert(makeCallRequest(2))])).toEqual([
      'stored',
      'stored',
    ]);
    expect(await inserts.insert({ ...one, idempotencyKey: null })).toBe('repeated');
    await expect(
      inserts.insert({ ...makeEnrolment(), idempotencyKey: one.idempotencyKey }),
    ).rejects.toBeInstanceOf(ReusedIdempotencyKey);
  });

  it('with an unknown column are a fault of ours, reported to the sender', async () => {
    await expect(inserts.insert(makeCallRequest(1, { id: '1' }))).rejects.toThrow('no column "id"');
    expect(await inserts.insert(makeCallRequest(2))).toBe('stored');
  });
});

describe('a file that another process locks', () => {
  it('is waited for', async () => {
    desk.exec('BEGIN IMMEDIATE');
    const tries = vi.spyOn(visitors, 'exec');
    const inserted = inserts.insert(makeCallRequest());
    let isAnswered = false;
    void inserted.then(() => {
      isAnswered = true;
    });
    await expect.poll(() => tries.mock.calls.length).toBeGreaterThan(2);
    expect(isAnswered).toBe(false);
    expect(inserts.recentFailure).toBeNull();
    desk.exec('COMMIT');
    expect(await inserted).toBe('stored');
  });

  it('counts as away after three seconds, and the next rows need not wait for that', async () => {
    let at = 10_000;
    vi.spyOn(performance, 'now').mockImplementation(() => at);
    desk.exec('BEGIN IMMEDIATE');
    const tries = vi.spyOn(visitors, 'exec');
    const refused = expect(inserts.insert(makeCallRequest(1))).rejects.toBeInstanceOf(
      StoreUnavailable,
    );
    await expect.poll(() => tries.mock.calls.length).toBeGreaterThan(0);
    at += 2_999;
    const before = tries.mock.calls.length;
    await expect.poll(() => tries.mock.calls.length).toBeGreaterThan(before + 1);
    expect(inserts.recentFailure).toBeNull();
    at += 1;
    await refused;
    await expect(inserts.insert(makeCallRequest(3))).rejects.toBeInstanceOf(StoreUnavailable);
    desk.exec('COMMIT');
    expect(inserts.recentFailure).toBeNull();
    expect(await inserts.insert(makeCallRequest(2))).toBe('stored');
    expect(count()).toBe(1);
  });
});

describe('a file that was replaced', () => {
  it('accepts no row, and this is remembered for three seconds', async () => {
    let at = 10_000;
    vi.spyOn(performance, 'now').mockImplementation(() => at);
    renameSync(path, `${path}.old`);
    ensureSqliteFile(path);
    const inserted = inserts.insert(makeCallRequest());
    await expect(inserted).rejects.toMatchObject({
      name: 'StoreUnavailable',
      cause: { message: `${path} was replaced while it was in use; restart the service` },
    });
    expect(inserts.recentFailure).toBeInstanceOf(Error);
    at += 2_999;
    expect(inserts.recentFailure).toBeInstanceOf(Error);
    at += 1;
    expect(inserts.recentFailure).toBeNull();
    expect(visitors.isTransaction).toBe(false);
    renameSync(`${path}.old`, path);
  });
});

it('a failed transaction is rolled back as a whole', async () => {
  const exec = visitors.exec.bind(visitors);
  vi.spyOn(visitors, 'exec').mockImplementation((sql) => {
    if (sql === 'COMMIT') throw Object.assign(new Error('disk full'), { errcode: 13 });
    exec(sql);
  });
  const answers = await Promise.allSettled([
    inserts.insert(makeCallRequest(1)),
    inserts.insert(makeCallRequest(2, { phone: '1' })),
  ]);
  for (const answer of answers)
    expect((answer as PromiseRejectedResult).reason).toBeInstanceOf(StoreUnavailable);
  expect(visitors.isTransaction).toBe(false);
  vi.restoreAllMocks();
  expect(count()).toBe(0);
  expect(await inserts.insert(makeCallRequest(1))).toBe('stored');
});

describe('a refusal of SQLite', () => {
  const said = (errcode: number | undefined, message: string) =>
    toSubmissionRefusal(Object.assign(new Error(message), { errcode }));

  it('has the sentence of a trigger', () => {
    expect(said(1811, 'Please enter your name.')).toBeInstanceOf(RowRefused);
    expect(said(1811, 'Please enter your name.')).toMatchObject({
      code: '23514',
      message: 'Please enter your name.',
    });
    expect(said(1811, 'This idempotency key was used')).toBeInstanceOf(ReusedIdempotencyKey);
  });

  it('names a missing value in the words of PostgreSQL', () => {
    expect(said(1299, 'NOT NULL constraint failed: enrollments.name')).toMatchObject({
      code: '23502',
      message: 'null value in column "name" of relation "enrollments" violates not-null constraint',
    });
  });

  it('has a general sentence for another constraint, and for one that names no column', () => {
    const general = { code: '23514', message: serviceFailureSentences.checkEntered };
    expect(said(275, 'CHECK constraint failed: enrollments.name')).toMatchObject(general);
    expect(said(1299, 'NOT NULL')).toMatchObject(general);
    expect(said(19, 'constraint')).toMatchObject(general);
  });

  it('is no refused row when it is another error', () => {
    for (const code of [undefined, 5, 13, 11, 1]) expect(said(code, 'x')).toBeNull();
  });
});
