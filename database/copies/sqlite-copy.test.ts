/** A copy of the file, at any moment; that commands make and put back such copies: `service/cli/restore.test.ts`. */
import { chownSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scratchFolder } from '../../tests/service/support/scratch-folder.ts';
import { damage } from '../../tests/service/support/sqlite-damage.ts';
import { callRequest, enrolment } from '../../tests/service/support/submissions.ts';
import { openSqliteStore } from '../sqlite-store.ts';
import type { Store } from '../store.ts';
import { makeFolder, makePrivateFile } from './private-file.ts';
import { copySqlite } from './sqlite-copy.ts';
import { lookAt } from './sqlite-standing.ts';

let folder: ReturnType<typeof scratchFolder>;
const at = (name: string) => join(folder.path, name);
beforeEach(() => {
  folder = scratchFolder();
});
afterEach(() => folder.remove());

describe('a copy of the database', () => {
  const now = Date.UTC(2026, 10, 21, 9);
  let store: Store;
  beforeEach(async () => {
    store = openSqliteStore(at('live.db'), () => now);
    await store.insertAsVisitor(callRequest(1));
    await store.insertAsVisitor(enrolment(2));
    await store.keepAside(callRequest(3), 'trap');
  });
  afterEach(() => store.close());

  it('holds what still stands in the log beside the file, and says how much that is', async () => {
    expect(statSync(at('live.db-wal')).size).toBeGreaterThan(0);
    expect(await copySqlite(at('live.db'), at('copy.db'))).toEqual({
      facts: { enquiries: 2, inQuarantine: 1, newest: new Date(now) },
      foreign: null,
    });
  });

  it('is one file, its owner’s alone, with nothing beside it', async () => {
    await copySqlite(at('live.db'), at('copy.db'));
    expect(readdirSync(folder.path).filter((name) => name.startsWith('copy.db'))).toEqual([
      'copy.db',
    ]);
    expect(statSync(at('copy.db')).mode & 0o777).toBe(0o600);
    const copy = new DatabaseSync(at('copy.db'), { readOnly: true });
    expect(copy.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'delete' });
    copy.close();
  });

  it('of an empty one has nothing in it, and no newest', async () => {
    await openSqliteStore(at('empty.db'), () => now).close();
    const { facts } = await copySqlite(at('empty.db'), at('copy.db'));
    expect(facts).toEqual({ enquiries: 0, inQuarantine: 0, newest: null });
  });

  it('never takes the place of a file that is there', async () => {
    writeFileSync(at('copy.db'), 'an earlier copy');
    await expect(copySqlite(at('live.db'), at('copy.db'))).rejects.toMatchObject({
      code: 'EEXIST',
    });
    expect(statSync(at('copy.db')).size).toBe('an earlier copy'.length);
  });

  it('says what in it is not ours', async () => {
    await store.close();
    const live = new DatabaseSync(at('live.db'));
    live.exec('CREATE TABLE theirs (id)');
    live.close();
    store = openSqliteStore(at('other.db'), () => now);
    expect((await copySqlite(at('live.db'), at('copy.db'))).foreign).toMatch(/theirs/);
  });

  it('is not made of a damaged one, and is told by its name', async () => {
    await store.close();
    damage(at('live.db'), 'email_subscriptions');
    store = openSqliteStore(at('other.db'), () => now);
    await expect(copySqlite(at('live.db'), at('copy.db'))).rejects.toMatchObject({
      name: 'UnusableStore',
      message: expect.stringContaining(at('live.db')),
    });
    expect(existsSync(at('copy.db'))).toBe(false);
  });

  it.each([
    ['is missing', () => {}, /^There is no file .*foreign\.db\.$/],
    [
      'is no database',
      (path: string) => writeFileSync(path, 'x'.repeat(5_000)),
      /cannot be copied/,
    ],
    [
      'belongs to another program',
      (path: string) => {
        const db = new DatabaseSync(path);
        db.exec('CREATE TABLE theirs (id)');
        db.close();
      },
      /is no database of this service\.$/,
    ],
  ])('is not made of a file that %s', async (_, make, sentence) => {
    make(at('foreign.db'));
    const copying = copySqlite(at('foreign.db'), at('copy.db'));
    await expect(copying).rejects.toMatchObject({ name: 'UnusableStore' });
    await expect(copying).rejects.toThrow(sentence);
    expect(existsSync(at('copy.db'))).toBe(false);
  });

  it('is compared with what stands in its place: what came since, and what was erased since', async () => {
    await copySqlite(at('live.db'), at('copy.db'));
    expect(await lookAt(at('nowhere.db'), at('copy.db'))).toEqual({ at: 'nothing' });
    await store.insertAsVisitor(callRequest(4));
    await store.keepAside(callRequest(5), 'trap');
    const [aside] = await store.quarantined();
    await store.takeFromQuarantine(aside?.id ?? '', 'terminal');
    expect(await lookAt(at('live.db'), at('copy.db'))).toEqual({
      at: 'rows',
      enquiries: 3,
      inQuarantine: 1,
      newest: new Date(now),
      newer: 2,
      erasedSince: 1,
    });
  });

  it('finds nothing in a file that was only just made, and nobody knows what is in a broken one', async () => {
    await copySqlite(at('live.db'), at('copy.db'));
    writeFileSync(at('new.db'), '');
    expect(await lookAt(at('new.db'), at('copy.db'))).toEqual({ at: 'nothing' });
    writeFileSync(at('broken.db'), 'x'.repeat(5_000));
    expect(await lookAt(at('broken.db'), at('copy.db'))).toMatchObject({ at: 'unreadable' });
    const theirs = new DatabaseSync(at('theirs.db'));
    theirs.exec('CREATE TABLE theirs (id)');
    theirs.close();
    await expect(lookAt(at('theirs.db'), at('copy.db'))).rejects.toThrow(
      /belongs to another program/,
    );
  });
});

describe('a file that holds enquiries', () => {
  it('is private from its first byte, and is never one that was there', () => {
    makePrivateFile(at('file'));
    expect(statSync(at('file')).mode & 0o777).toBe(0o600);
    expect(() => makePrivateFile(at('file'))).toThrow('EEXIST');
  });

  it('stands in folders that are private, made where they are missing', () => {
    makeFolder(at('one/two'));
    makeFolder(at('one/two'));
    for (const name of ['one', 'one/two']) expect(statSync(at(name)).mode & 0o777).toBe(0o700);
  });

  it.skipIf(process.getuid?.() !== 0)('made by root belongs to whom its folder belongs to', () => {
    mkdirSync(at('theirs'));
    chownSync(at('theirs'), 1234, 2345);
    makeFolder(at('theirs/below'));
    makePrivateFile(at('theirs/below/file'));
    for (const name of ['theirs/below', 'theirs/below/file'])
      expect(statSync(at(name))).toMatchObject({ uid: 1234, gid: 2345 });
  });
});
