/** Which files count as copies, how old they are by their names, and which have expired. */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeScratchFolder } from '../../../tests/service/support/make-scratch-folder.ts';
import { formatFileNameTimestamp } from '../../for-staff/indian-time-text.ts';
import { listExpiredCopies, listKeptCopies } from './kept-copies.ts';

const now = new Date('2026-11-21T09:00:00+05:30');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

let folder: ReturnType<typeof makeScratchFolder>;
let config: { dataDir: string; databaseUrl: null };
const inBackups = (name: string) => `backups/${name}`;
const make = (name: string) => writeFileSync(join(folder.path, name), 'x');
beforeEach(() => {
  folder = makeScratchFolder();
  mkdirSync(join(folder.path, 'backups'));
  config = { dataDir: folder.path, databaseUrl: null };
});
afterEach(() => folder.remove());

/** The names of the copies, relative to the data folder. */
const named = (copies: readonly { name: string }[]) =>
  copies.map(({ name }) => name.slice(folder.path.length + 1));

describe('kept copies', () => {
  it('are backups and databases that restores replaced, oldest first, by the time in their names', async () => {
    const inOrder = [
      inBackups('miranaya-20261118-090000.db'),
      'miranaya.db.before-restore-20261119-090000',
      'miranaya.db.before-restore-20261119-090001-wal',
      'miranaya.db.before-restore-20261119-090002-shm',
      'miranaya.db.before-restore-20261119-090003-journal',
      inBackups('miranaya-20261120-235959.dump'),
    ];
    for (const name of inOrder.toReversed()) make(name);
    const copies = await listKeptCopies(config);
    expect(named(copies)).toEqual(inOrder);
    expect(copies[0]?.createdAt).toEqual(new Date('2026-11-18T09:00:00+05:30'));
  });

  it('are no other files of the folder, whatever they look like', async () => {
    for (const name of [
      'my-miranaya-20261118-090000.db',
      'miranaya-20261118-090000.db.txt',
      'miranaya-20261118-090000.dbx',
      'miranaya-20261118.db',
      'miranaya-2-090000.db',
      'miranaya-20261118-0.db',
      'miranaya-20261118-090000.zip',
    ])
      make(inBackups(name));
    for (const name of [
      'miranaya.db',
      'old-miranaya.db.before-restore-20261118-090000',
      'miranaya.db.before-restore-20261118-090000.txt',
      'miranaya.db.before-restore-20261118-090000-notes',
      'miranaya.db.before-restore-2-090000',
      'miranaya.db.before-restore-20261118-0',
      // A file with the name of a backup counts as a copy only inside the folder `backups`.
      'miranaya-20261118-090000.db',
    ])
      make(name);
    make(inBackups('miranaya.db.before-restore-20261118-090000'));
    expect(await listKeptCopies(config)).toEqual([]);
    expect(await listExpiredCopies(config, new Date('2100-01-01'))).toEqual([]);
  });

  it('are also databases and dumps with other names, which no command removes', async () => {
    const others = ['miranaya.db.bak', inBackups('good.dump'), inBackups('mine.db.unfinished')];
    for (const name of others)
      writeFileSync(
        join(folder.path, name),
        name.includes('.dump') ? 'PGDMP and more' : 'SQLite format 3\0 and more',
      );
    for (const name of [
      'miranaya.db',
      inBackups(`miranaya-${formatFileNameTimestamp(now)}.db.unfinished`),
    ])
      writeFileSync(join(folder.path, name), 'SQLite format 3\0 and more');
    make(inBackups('notes.txt'));
    make(inBackups(`miranaya-${formatFileNameTimestamp(now)}.db`));
    const copies = await listKeptCopies(config);
    expect(named(copies)).toEqual([
      ...others.sort(),
      inBackups(`miranaya-${formatFileNameTimestamp(now)}.db`),
    ]);
    expect(copies.map(({ createdAt }) => createdAt === null)).toEqual([true, true, true, false]);
    expect(named(await listExpiredCopies(config, new Date('2100-01-01')))).not.toContain(others[0]);
    await copies[0]?.remove();
    expect(existsSync(join(folder.path, others[0] ?? ''))).toBe(true);
  });

  it('are an empty list when the folder does not exist', async () => {
    const nowhere = { ...config, dataDir: join(folder.path, 'nowhere') };
    expect(await listKeptCopies(nowhere)).toEqual([]);
    expect(existsSync(nowhere.dataDir)).toBe(false);
  });

  it('are removed without an error even if another process removed them first', async () => {
    const names = [
      inBackups('miranaya-20261118-090000.db'),
      'miranaya.db.before-restore-20261119-090000',
    ];
    names.forEach(make);
    const copies = await listKeptCopies(config);
    rmSync(copies[1]?.name ?? '');
    for (const copy of copies) await copy.remove();
    expect(readdirSync(folder.path, { recursive: true })).toEqual(['backups']);
  });
});

describe('expired copies', () => {
  const backupsOf = (...days: number[]) =>
    days.map((each) => inBackups(`miranaya-${formatFileNameTimestamp(daysAgo(each))}.db`));
  const sevenNew = backupsOf(0, 1, 2, 3, 4, 5, 6);

  it('are older than thirty days, and not exactly as old', async () => {
    for (const name of [...sevenNew, ...backupsOf(29, 30, 31)]) make(name);
    make(`miranaya.db.before-restore-${formatFileNameTimestamp(daysAgo(31))}`);
    expect(named(await listExpiredCopies(config, now)).sort()).toEqual([
      inBackups(`miranaya-${formatFileNameTimestamp(daysAgo(31))}.db`),
      `miranaya.db.before-restore-${formatFileNameTimestamp(daysAgo(31))}`,
    ]);
  });

  it('are not the newest seven backups, however old they are by the clock', async () => {
    const old = backupsOf(406, 405, 404, 403, 402, 401, 400, 399, 398);
    for (const name of old) make(name);
    make(`miranaya.db.before-restore-${formatFileNameTimestamp(daysAgo(31))}`);
    make(inBackups(`miranaya-${formatFileNameTimestamp(daysAgo(397))}.dump`));
    expect(named(await listExpiredCopies(config, now))).toEqual([
      ...old.slice(0, 3),
      `miranaya.db.before-restore-${formatFileNameTimestamp(daysAgo(31))}`,
    ]);
  });

  it('are not the last seven expired ones, even beside any number of copies from the future', async () => {
    const old = backupsOf(47, 46, 45, 44, 43, 42, 41, 40);
    for (const name of [...old, ...backupsOf(-400, -401, -402, -403, -404, -405, -406)]) make(name);
    expect(named(await listExpiredCopies(config, now))).toEqual(old.slice(0, 1));
  });

  it('are remains of backups killed a day ago, with SQLite’s files beside them', async () => {
    const left = (days: number, rest: string) =>
      inBackups(`miranaya-${formatFileNameTimestamp(daysAgo(days))}.${rest}`);
    const abandoned = [
      left(2, 'db.unfinished'),
      left(2, 'db.unfinished-journal'),
      left(2, 'dump.unfinished'),
    ];
    for (const name of [...abandoned, left(1, 'db.unfinished'), left(0, 'dump.unfinished')])
      make(name);
    for (const name of ['x.unfinished', 'db.unfinished.txt', 'db.unfinished-wal'])
      make(left(2, name));
    make(inBackups(`my-miranaya-${formatFileNameTimestamp(daysAgo(2))}.db.unfinished`));
    make(inBackups('miranaya-2-090000.db.unfinished'));
    make(inBackups('miranaya-20261101-0.db.unfinished'));
    make(`miranaya-${formatFileNameTimestamp(daysAgo(2))}.db.unfinished`);
    expect(named(await listExpiredCopies(config, now)).sort()).toEqual(abandoned.sort());
  });
});
