/**
 * A copy replaces the file and the files beside it; `service/cli/restore.test.ts` tests the messages of the
 * commands.
 */
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { damageTable } from '../../../tests/service/support/damage-table.ts';
import { listOpenFilesInFolder } from '../../../tests/service/support/list-open-files-in-folder.ts';
import { makeScratchFolder } from '../../../tests/service/support/make-scratch-folder.ts';
import { makeCallRequest } from '../../../tests/service/support/make-submissions.ts';
import {
  replaceFsFunction,
  startRecordingDiskCalls,
} from '../../../tests/service/support/record-disk-calls.ts';
import { openSqliteStore } from '../../open-sqlite-store.ts';
import { copyAndCheckSqlite } from './copy-and-check-sqlite.ts';
import { makeSqliteRestoreTarget } from './make-sqlite-restore-target.ts';

/** A process id that no process has, because it is higher than any id that a system assigns. */
const nobody = 4_194_305;
const stamp = '20261121-140509';

let folder: ReturnType<typeof makeScratchFolder>;
const at = (name: string) => join(folder.path, name);
const live = () => at('data/live.db');
const place = () => makeSqliteRestoreTarget(live());
const beside = () => readdirSync(at('data')).sort();
const kept = `live.db.before-restore-${stamp}`;

/** Creates the file with two enquiries, and a copy that was made before the second one. */
beforeEach(async () => {
  folder = makeScratchFolder();
  mkdirSync(at('data'));
  const store = openSqliteStore(live(), Date.now);
  await store.insertAsVisitor(makeCallRequest('old'));
  await copyAndCheckSqlite(live(), at('copy.db'));
  await store.insertAsVisitor(makeCallRequest('newer'));
  await store.close();
});
afterEach(() => {
  vi.restoreAllMocks();
  expect(listOpenFilesInFolder(folder.path)).toEqual([]);
  folder.remove();
});

async function names(path = live()): Promise<(string | null)[]> {
  const store = openSqliteStore(path, Date.now);
  const found: (string | null)[] = [];
  for await (const page of store.iterateLeadPages({})) found.push(...page.map(({ name }) => name));
  await store.close();
  return found;
}

async function putBack() {
  const staged = await place().stage(at('copy.db'));
  try {
    return await staged.replace(await staged.compareWithTarget(), stamp);
  } finally {
    await staged.discard();
  }
}

describe('a staged copy', () => {
  it('is one private file beside the database, and is removed when it is not used', async () => {
    const staged = await place().stage(at('copy.db'));
    const scratch = `live.db.scratch-${process.pid}`;
    expect(beside()).toEqual(['live.db', scratch]);
    expect(statSync(at(`data/${scratch}`)).mode & 0o777).toBe(0o600);
    expect(staged.summary).toMatchObject({ enquiries: 1, inQuarantine: 0 });
    expect(await staged.compareWithTarget()).toMatchObject({
      at: 'rows',
      newer: 1,
      erasedSince: 0,
    });
    expect(beside().filter((name) => name.includes('scratch'))).toEqual([scratch]);
    for (const suffix of ['-wal', '-shm', '-journal'])
      writeFileSync(at(`data/${scratch}${suffix}`), 'x');
    await staged.discard();
    await staged.discard();
    expect(beside().filter((name) => name.includes('scratch'))).toEqual([]);
  });

  it('is on disk before it may replace anything', async () => {
    const asked = startRecordingDiskCalls();
    await (await place().stage(at('copy.db'))).discard();
    expect(asked.at(-1)).toBe(`flush live.db.scratch-${process.pid}`);
  });

  it('replaces a file that this process has not used', async () => {
    await place().stage(at('copy.db'));
    await (await place().stage(at('copy.db'))).discard();
    expect(beside()).toEqual(['live.db']);
  });

  it('is refused when it contains what is not ours, and leaves nothing', async () => {
    const copy = new DatabaseSync(at('copy.db'));
    copy.exec('CREATE TABLE recipes (a)');
    copy.close();
    await expect(place().stage(at('copy.db'))).rejects.toThrow(
      /copy\.db is not put back: .*recipes/,
    );
    expect(beside()).toEqual(['live.db']);
  });

  it('is not made of the database itself, whatever its name', async () => {
    symlinkSync(live(), at('another-name.db'));
    for (const path of [live(), at('another-name.db')])
      await expect(place().stage(path)).rejects.toThrow(
        `${path} is the database itself, not a copy of it.`,
      );
  });

  it('is not made of a missing file', async () => {
    await expect(place().stage(at('none.db'))).rejects.toThrow(
      `There is no file ${at('none.db')}.`,
    );
    expect(beside()).toEqual(['live.db']);
  });

  it('removes the folder that was created for it, unless it contains a file', async () => {
    const elsewhere = makeSqliteRestoreTarget(at('new/live.db'));
    await (await elsewhere.stage(at('copy.db'))).discard();
    expect(existsSync(at('new'))).toBe(false);
    const staged = await elsewhere.stage(at('copy.db'));
    writeFileSync(at('new/notes'), 'x');
    await staged.discard();
    expect(readdirSync(at('new'))).toEqual(['notes']);
    await (await makeSqliteRestoreTarget(at('data/other.db')).stage(at('copy.db'))).discard();
    mkdirSync(at('empty'));
    await (await makeSqliteRestoreTarget(at('empty/live.db')).stage(at('copy.db'))).discard();
    expect(existsSync(at('empty'))).toBe(true);
  });

  it('is not staged in a path that is no folder, with a sentence', async () => {
    writeFileSync(at('file'), 'x');
    await expect(
      makeSqliteRestoreTarget(at('file/live.db')).stage(at('copy.db')),
    ).rejects.toMatchObject({
      name: 'UnusableStore',
      message: `Nothing can be done in ${at('file')} (ENOTDIR). Run this as the user of the service, or set DATA_DIR to another folder.`,
    });
  });
});

describe('a target', () => {
  it('has the name of its file, and a missing one is not in use', async () => {
    expect(place().name).toBe(live());
    const nowhere = makeSqliteRestoreTarget(at('none/live.db'));
    await nowhere.refuseWhileInUse();
    await nowhere.removeAbandonedCopies();
    expect(existsSync(at('none'))).toBe(false);
  });

  it('that a service uses is refused', async () => {
    const store = openSqliteStore(live(), Date.now);
    await expect(place().refuseWhileInUse()).rejects.toThrow(/is in use/);
    await store.close();
    await place().refuseWhileInUse();
  });
});

describe('the files of a killed command', () => {
  const abandoned = (name: string) => writeFileSync(at(`data/${name}`), 'x');

  it('are removed: its copy, with all that SQLite put beside it', async () => {
    for (const suffix of ['', '-wal', '-shm', '-journal'])
      abandoned(`live.db.scratch-${nobody}${suffix}`);
    // The name contains this process's own id, as if this process had just created the file.
    abandoned(`live.db.scratch-${process.pid}`);
    await place().removeAbandonedCopies();
    expect(beside()).toEqual(['live.db']);
  });

  it('stay if they are something else, or of another target', async () => {
    const others = [
      `live.db.scratch-${nobody}-notes`,
      `live.db.scratch-${nobody}x`,
      `live.db.scratch-`,
      `live.db.of.scratch-${nobody}`,
      `other.db.scratch-${nobody}`,
      `1234567.scratch-${nobody}`,
      `live.db-wal`,
    ];
    others.forEach(abandoned);
    await place().removeAbandonedCopies();
    expect(beside()).toEqual(['live.db', ...others].sort());
  });

  it('stay while the command runs, even as another user', async () => {
    const names = [`live.db.scratch-${process.ppid}`, `live.db.scratch-${nobody}`];
    names.forEach(abandoned);
    await place().removeAbandonedCopies();
    expect(beside()).toEqual(['live.db', names[0]]);
    vi.spyOn(process, 'kill').mockImplementation(() => {
      throw Object.assign(new Error('not yours'), { code: 'EPERM' });
    });
    await place().removeAbandonedCopies();
    expect(beside()).toEqual(['live.db', names[0]]);
  });

  it('are removed if they are a second name of the present file, and stay if they are another file', async () => {
    linkSync(live(), at(`data/${kept}`));
    linkSync(live(), at('data/second-name.db'));
    abandoned('live.db.before-restore-20261120-000000');
    await place().removeAbandonedCopies();
    expect(beside()).toEqual([
      'live.db',
      'live.db.before-restore-20261120-000000',
      'second-name.db',
    ]);
    expect(await names()).toEqual(['Asha old', 'Asha newer']);
  });

  it('stay if the target is missing, because they may be the only data', async () => {
    abandoned('gone.db.before-restore-20261120-000000');
    await makeSqliteRestoreTarget(at('data/gone.db')).removeAbandonedCopies();
    expect(beside()).toEqual(['gone.db.before-restore-20261120-000000', 'live.db']);
  });
});

describe('a copy that replaces the database', () => {
  it('keeps the old file beside it, and the name exists at every moment', async () => {
    const asked = startRecordingDiskCalls();
    expect(await putBack()).toEqual({ kept: at(`data/${kept}`), notes: [] });
    const scratch = `live.db.scratch-${process.pid}`;
    expect(asked.slice(asked.lastIndexOf(`flush ${scratch}`))).toEqual([
      `flush ${scratch}`,
      `link live.db to ${kept}`,
      `rename ${scratch} to live.db`,
      'flush data',
    ]);
    expect(beside()).toEqual(['live.db', kept]);
    expect(await names()).toEqual(['Asha old']);
    expect(await names(at(`data/${kept}`))).toEqual(['Asha old', 'Asha newer']);
  });

  it('does so on a file system without hard links too', async () => {
    replaceFsFunction('linkSync', () => {
      throw Object.assign(new Error('not supported'), { code: 'EPERM' });
    });
    await putBack();
    expect(beside()).toEqual(['live.db', kept]);
    expect(await names()).toEqual(['Asha old']);
    expect(await names(at(`data/${kept}`))).toEqual(['Asha old', 'Asha newer']);
  });

  it('never takes the name of a file that was kept before', async () => {
    writeFileSync(at(`data/${kept}`), 'an earlier one');
    await expect(putBack()).rejects.toMatchObject({
      name: 'UnusableStore',
      message: `${at(`data/${kept}`)} is there already, so nothing was replaced. Try again.`,
    });
    expect(readFileSync(at(`data/${kept}`), 'utf8')).toBe('an earlier one');
    expect(await names()).toEqual(['Asha old', 'Asha newer']);
  });

  it('is stored where no file is, on disk and without the remaining files of an old one', async () => {
    const gone = makeSqliteRestoreTarget(at('data/gone.db'));
    for (const suffix of ['-wal', '-shm', '-journal'])
      writeFileSync(at(`data/gone.db${suffix}`), suffix);
    const staged = await gone.stage(at('copy.db'));
    expect(await staged.compareWithTarget()).toEqual({ at: 'nothing' });
    const asked = startRecordingDiskCalls();
    expect(await staged.replace({ at: 'nothing' }, stamp)).toEqual({ kept: null, notes: [] });
    expect(asked.at(-1)).toBe('flush data');
    await staged.discard();
    expect(beside()).toEqual([
      'gone.db',
      `gone.db.before-restore-${stamp}-journal`,
      `gone.db.before-restore-${stamp}-wal`,
      'live.db',
    ]);
    expect(await names(at('data/gone.db'))).toEqual(['Asha old']);
  });

  it('is refused when the target is no longer what was shown', async () => {
    const staged = await place().stage(at('copy.db'));
    await expect(staged.replace({ at: 'nothing' }, stamp)).rejects.toThrow(
      `${live()} has changed meanwhile, so nothing was replaced. Stop the service and try again.`,
    );
    await staged.discard();
    expect(beside()).toEqual(['live.db']);
    expect(await names()).toEqual(['Asha old', 'Asha newer']);
  });

  const unknown = [
    'Which numbers of receipts were given since the copy was made, and who has left, cannot be read.',
  ];

  it('keeps a file that is no database any more, and reports that its contents are unknown', async () => {
    writeFileSync(live(), 'x'.repeat(9_000));
    writeFileSync(`${live()}-shm`, 'of its log');
    expect((await putBack()).notes).toEqual(unknown);
    expect(readFileSync(at(`data/${kept}`), 'utf8')).toBe('x'.repeat(9_000));
    expect(beside()).toEqual(['live.db', kept]);
    expect(await names()).toEqual(['Asha old']);
  });

  it('replaces a file that broke after it was shown, too', async () => {
    const staged = await place().stage(at('copy.db'));
    const seen = await staged.compareWithTarget();
    writeFileSync(live(), 'x'.repeat(9_000));
    expect(await staged.replace(seen, stamp)).toEqual({ kept: at(`data/${kept}`), notes: unknown });
    await staged.discard();
    expect(await names()).toEqual(['Asha old']);
  });

  it('replaces a file whose -wal is also damaged, and keeps the -wal unchanged', async () => {
    const store = openSqliteStore(live(), Date.now);
    await store.insertAsVisitor(makeCallRequest('logged'));
    const log = readFileSync(at('data/live.db-wal')).fill('x', 0, 32);
    await store.close();
    writeFileSync(live(), 'x'.repeat(9_000));
    writeFileSync(at('data/live.db-wal'), log);
    await place().refuseWhileInUse();
    expect(readFileSync(at('data/live.db-wal')).equals(log)).toBe(true);
    await putBack();
    expect(beside()).toEqual(['live.db', kept, `${kept}-wal`]);
    expect(readFileSync(at(`data/${kept}-wal`)).equals(log)).toBe(true);
    expect(await names()).toEqual(['Asha old']);
  });

  it('is not restored while another process uses the copy itself', async () => {
    damageTable(live(), 'enrollments');
    const staged = await place().stage(at('copy.db'));
    const seen = await staged.compareWithTarget();
    const other = new DatabaseSync(at(`data/live.db.scratch-${process.pid}`));
    other.exec('BEGIN EXCLUSIVE');
    await expect(staged.replace(seen, stamp)).rejects.toThrow('database is locked');
    other.close();
    await staged.discard();
    expect(existsSync(at(`data/${kept}`))).toBe(false);
  });

  it.each([
    ['of which numbers or persons cannot be read', 'staff', unknown],
    ['of which the rows cannot be read, and the rest can', 'enrollments', []],
  ])('replaces a file that is %s', async (_, table, notes) => {
    damageTable(live(), table);
    const staged = await place().stage(at('copy.db'));
    const seen = await staged.compareWithTarget();
    expect(seen.at).toBe(table === 'staff' ? 'rows' : 'unreadable');
    expect((await staged.replace(seen, stamp)).notes).toEqual(notes);
    await staged.discard();
    expect(await names()).toEqual(['Asha old']);
  });
});
