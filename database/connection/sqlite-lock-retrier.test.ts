import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import { StoreUnavailable } from '../store-errors.ts';
import { SqliteLockRetrier } from './sqlite-lock-retrier.ts';

const patienceMs = 200;
let folder: ReturnType<typeof makeScratchFolder>;
let own: DatabaseSync;
let other: DatabaseSync;
let lock: SqliteLockRetrier;
beforeEach(() => {
  folder = makeScratchFolder();
  const path = join(folder.path, 'test.db');
  own = new DatabaseSync(path, { timeout: 0 });
  own.exec('PRAGMA journal_mode = WAL; CREATE TABLE t (n)');
  other = new DatabaseSync(path, { timeout: 0 });
  lock = new SqliteLockRetrier(own, patienceMs);
});
afterEach(() => {
  other.close();
  if (own.isOpen) own.close();
  folder.remove();
});

const write = vi.fn(() => own.exec('INSERT INTO t VALUES (1)'));
const rows = () => own.prepare('SELECT count(*) AS n FROM t').get()?.n;

it('waits until the file is free, while the process continues', async () => {
  const patient = new SqliteLockRetrier(own, 60_000);
  other.exec('BEGIN EXCLUSIVE');
  const written = Promise.all([1, 2, 3].map(() => patient.retryWhileLocked(write)));
  // Ten turns of the event loop pass while three writes wait, so the process is not blocked. The turns may take any
  // time.
  for (let turn = 0; turn < 10; turn += 1) await delay(1);
  expect(rows()).toBe(0);
  other.exec('COMMIT');
  await written;
  expect(rows()).toBe(3);
});

it('gives up when the file stays locked longer than the limit, and then fails at once while it stays locked', async () => {
  other.exec('BEGIN EXCLUSIVE');
  const began = performance.now();
  await expect(lock.retryWhileLocked(write)).rejects.toMatchObject({
    name: 'StoreUnavailable',
    cause: { errcode: 5 },
  });
  expect(performance.now() - began).toBeGreaterThanOrEqual(patienceMs);
  write.mockClear();
  await expect(lock.retryWhileLocked(write)).rejects.toBeInstanceOf(StoreUnavailable);
  expect(write).toHaveBeenCalledTimes(1);
  other.exec('COMMIT');
  await lock.retryWhileLocked(write);
  expect(rows()).toBe(1);
});

it('waits again when the file was free in between', async () => {
  other.exec('BEGIN EXCLUSIVE');
  await expect(lock.retryWhileLocked(write)).rejects.toBeInstanceOf(StoreUnavailable);
  other.exec('COMMIT');
  await lock.retryWhileLocked(write);
  // The pause is long enough for the timer to notice that the file is free. The timer checks every hundredth of a
  // second.
  await delay(500);
  other.exec('BEGIN EXCLUSIVE');
  const began = performance.now();
  await expect(lock.retryWhileLocked(write)).rejects.toBeInstanceOf(StoreUnavailable);
  expect(performance.now() - began).toBeGreaterThanOrEqual(patienceMs);
  other.exec('COMMIT');
  expect(rows()).toBe(1);
});

it('reads while the file is locked, however long', async () => {
  other.exec('BEGIN EXCLUSIVE');
  await expect(lock.retryWhileLocked(write)).rejects.toBeInstanceOf(StoreUnavailable);
  expect(await lock.retryWhileLocked(rows)).toBe(0);
  other.exec('COMMIT');
});

it('does not disturb a transaction of its connection while it checks', async () => {
  own.exec('BEGIN');
  other.exec('BEGIN EXCLUSIVE');
  setTimeout(() => other.exec('COMMIT'), 50);
  setTimeout(() => own.exec('COMMIT'), 100);
  await lock.retryWhileLocked(() => {
    if (own.isTransaction) throw Object.assign(new Error('database is locked'), { errcode: 5 });
    write();
  });
  expect(rows()).toBe(1);
});

it('passes every other error on, and ends with its connection', async () => {
  await expect(
    lock.retryWhileLocked(() => own.exec('INSERT INTO none VALUES (1)')),
  ).rejects.toThrow('no such table');
  other.exec('BEGIN EXCLUSIVE');
  await expect(lock.retryWhileLocked(write)).rejects.toBeInstanceOf(StoreUnavailable);
  own.close();
  await delay(50);
  other.exec('COMMIT');
});
