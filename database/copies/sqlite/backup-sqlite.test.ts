/** A backup of the file gets its name only when it is complete and on disk. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeScratchFolder } from '../../../tests/service/support/make-scratch-folder.ts';
import { makeCallRequest } from '../../../tests/service/support/make-submissions.ts';
import { startRecordingDiskCalls } from '../../../tests/service/support/record-disk-calls.ts';
import { openSqliteStore } from '../../open-sqlite-store.ts';
import { backupSqlite } from './backup-sqlite.ts';

let folder: ReturnType<typeof makeScratchFolder>;
const at = (name: string) => join(folder.path, name);
beforeEach(async () => {
  folder = makeScratchFolder();
  const store = openSqliteStore(at('live.db'), Date.now);
  await store.insertAsVisitor(makeCallRequest(1));
  await store.close();
  mkdirSync(at('backups'));
});
afterEach(() => folder.remove());

describe('a backup of the file', () => {
  it('gets its name when it is on disk, and then the name is on disk too', async () => {
    const asked = startRecordingDiskCalls();
    const { summary } = await backupSqlite(at('live.db'), at('backups/copy.db'));
    expect(summary.enquiries).toBe(1);
    expect(asked).toEqual([
      'flush copy.db.unfinished',
      'rename copy.db.unfinished to copy.db',
      'flush backups',
    ]);
    expect(readdirSync(at('backups'))).toEqual(['copy.db']);
  });

  it('never replaces another file', async () => {
    writeFileSync(at('backups/copy.db'), 'an earlier one');
    await expect(backupSqlite(at('live.db'), at('backups/copy.db'))).rejects.toMatchObject({
      name: 'UnusableStore',
      message: `${at('backups/copy.db')} is there already. Give another name.`,
    });
    expect(readFileSync(at('backups/copy.db'), 'utf8')).toBe('an earlier one');
    expect(readdirSync(at('backups'))).toEqual(['copy.db']);
  });

  it('replaces the file of one that was killed before it got its name', async () => {
    writeFileSync(at('backups/copy.db.unfinished'), 'half of it');
    await backupSqlite(at('live.db'), at('backups/copy.db'));
    expect(readdirSync(at('backups'))).toEqual(['copy.db']);
  });

  it('that fails leaves no file', async () => {
    writeFileSync(at('broken.db'), 'x'.repeat(5_000));
    await expect(backupSqlite(at('broken.db'), at('backups/copy.db'))).rejects.toThrow(
      /broken\.db cannot be copied/,
    );
    expect(readdirSync(at('backups'))).toEqual([]);
  });

  it('is not made without a folder', async () => {
    await expect(backupSqlite(at('live.db'), at('none/copy.db'))).rejects.toMatchObject({
      code: 'ENOENT',
    });
    expect(existsSync(at('none'))).toBe(false);
  });
});
