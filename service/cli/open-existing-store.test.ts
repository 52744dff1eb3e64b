import { mkdirSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sqlitePathInFolder } from '#database/open-store.ts';
import { UnusableStore } from '#database/store-errors.ts';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import { readConfig } from '../settings/config.ts';
import { openExistingStore, refuseMissingDatabase } from './open-existing-store.ts';

describe('a command that reads', () => {
  let folder: ReturnType<typeof makeScratchFolder>;
  beforeEach(() => {
    folder = makeScratchFolder();
  });
  afterEach(() => folder.remove());
  const config = (more = {}) => readConfig({ DATA_DIR: folder.path, ...more });

  it('creates no database when there is none, and names the path that it tried', async () => {
    const opening = openExistingStore(config());
    await expect(opening).rejects.toBeInstanceOf(UnusableStore);
    await expect(opening).rejects.toThrow(
      `There is no database at ${sqlitePathInFolder(folder.path)} `,
    );
  });

  it('opens the file that the service created', async () => {
    mkdirSync(folder.path, { recursive: true });
    writeFileSync(sqlitePathInFolder(folder.path), '');
    const store = await openExistingStore(config());
    expect(store.engine).toBe('SQLite');
    await store.close();
  });

  it('looks for no file if the database is on a server', () => {
    expect(() => refuseMissingDatabase(config({ DATABASE_URL: 'postgres://x@y/z' }))).not.toThrow();
  });
});
