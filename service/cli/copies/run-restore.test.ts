/** The messages about a copy and about the data that it would replace. The tests use SQLite because it is fast. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, sqlitePathInFolder } from '#database/open-store.ts';
import type { Store } from '#database/store.ts';
import { listOpenFilesInFolder } from '../../../tests/service/support/list-open-files-in-folder.ts';
import { makeScratchFolder } from '../../../tests/service/support/make-scratch-folder.ts';
import { makeCallRequest } from '../../../tests/service/support/make-submissions.ts';
import { storeStaffMember } from '../../../tests/service/support/staff-and-enquiries.ts';
import { TestTerminal } from '../../../tests/service/support/test-terminal.ts';
import { type Config, readConfig } from '../../settings/config.ts';
import { runBackup } from './run-backup.ts';
import { runRestore, runRestoreDrill } from './run-restore.ts';

let folder: ReturnType<typeof makeScratchFolder>;
let config: Config;
let place: string;
let terminal: TestTerminal;
beforeEach(() => {
  folder = makeScratchFolder();
  config = readConfig({ DATA_DIR: join(folder.path, 'data') });
  place = sqlitePathInFolder(config.dataDir);
  terminal = new TestTerminal();
});
afterEach(() => {
  expect(listOpenFilesInFolder(folder.path)).toEqual([]);
  folder.remove();
});

async function using<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(config);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Makes a copy with one enquiry, then clears the messages of the backup. */
async function copyOfOne(): Promise<string> {
  await using((store) => store.insertAsVisitor(makeCallRequest('old')));
  const copy = await runBackup(config, null, terminal);
  terminal = new TestTerminal();
  return copy;
}

const eraseAll = () =>
  using(async (store) => {
    const ids: string[] = [];
    for await (const page of store.iterateLeadPages({})) ids.push(...page.map(({ id }) => id));
    await store.desk.erase(ids, 'terminal');
  });

describe('what a copy would replace', () => {
  const goesBackToo =
    'All else goes back to the copy as well: notes, orders, batches, fees, published facts.';
  const saidOf = async () => {
    const copy = await copyOfOne();
    return {
      copy,
      asked: async () => {
        await runRestore(config, copy, null, new Answering(['no']));
        return terminal.said.slice(2, -1);
      },
    };
  };
  class Answering extends TestTerminal {
    override say(line: string) {
      terminal.said.push(line);
    }
  }

  it('holds the same enquiries', async () => {
    const { asked } = await saidOf();
    expect(await asked()).toEqual(['Both hold the same enquiries.', goesBackToo]);
  });

  it('has newer enquiries, and only that is reported', async () => {
    const { asked } = await saidOf();
    await using((store) => store.insertAsVisitor(makeCallRequest('newer')));
    expect(await asked()).toEqual([
      'Newer than the copy, and then only in what is kept: 1 enquiry.',
      goesBackToo,
    ]);
  });

  it('has fewer enquiries because some were erased, and only that is reported', async () => {
    const { asked } = await saidOf();
    await eraseAll();
    expect(await asked()).toEqual([
      'Erased since the copy was made, and back with it: 1 enquiry. Erase them again afterwards.',
      goesBackToo,
    ]);
  });

  it('has as many newer enquiries as were erased', async () => {
    const { asked } = await saidOf();
    await eraseAll();
    await using((store) => store.insertAsVisitor(makeCallRequest('newer')));
    expect(await asked()).toEqual([
      expect.stringMatching(/^Newer than the copy/),
      expect.stringMatching(/^Erased since the copy was made/),
      goesBackToo,
    ]);
  });
});

describe('restoring a copy', () => {
  it('reports the present content, the place of the replaced database, and what was not set back', async () => {
    const [asha] = await using(async (store) => [
      await storeStaffMember(store),
      await storeStaffMember(store, 'owner'),
    ]);
    const copy = await copyOfOne();
    await using((store) => store.staff.removeMember(asha?.id ?? '', null, 'terminal'));
    // The person types the name with extra spaces.
    terminal = new TestTerminal([` ${place} `]);
    expect(await runRestore(config, copy, null, terminal)).toBe(true);
    const said = terminal.said.slice(-3);
    expect(said).toEqual([
      expect.stringMatching(/^Restored: .*miranaya\.db holds 1 enquiry, the newest/),
      expect.stringMatching(/^What was there before is kept as .*before-restore-.*than 30 days\.$/),
      `${asha?.name} has left since the copy was made, and was let go in it as well.`,
    ]);
  });

  it('of the other engine is refused before the database is asked for', async () => {
    const copy = await copyOfOne();
    const nobody = { ...config, databaseUrl: 'postgres://asha:s3cret@127.0.0.1:1/none' };
    await expect(runRestore(nobody, copy, null, terminal)).rejects.toMatchObject({
      name: 'UnusableStore',
      message: expect.stringMatching(
        /^.*\.db is a copy of a database file, and DATABASE_URL names PostgreSQL\. Unset it/,
      ),
    });
    expect(terminal.said).toEqual([
      'DATABASE_URL is set: this is about PostgreSQL, 127.0.0.1:1/none, and not about DATA_DIR.',
    ]);
    await expect(runRestoreDrill(nobody, copy, terminal)).rejects.toThrow(
      /is a copy of a database file/,
    );
    const dump = join(folder.path, 'copy.dump');
    writeFileSync(dump, 'PGDMP and more');
    await expect(runRestore(config, dump, place, terminal)).rejects.toThrow(
      /is a copy of a PostgreSQL database, and DATABASE_URL is not set/,
    );
    // With DATABASE_URL set, the command accepts the dump and tries to connect. It fails with another message, because
    // no server listens at that address.
    await expect(runRestoreDrill(nobody, dump, terminal)).rejects.not.toThrow(/DATABASE_URL/);
    expect(terminal.said).toHaveLength(1);
  });

  it('recognises a copy by its first letters, and not by later ones', async () => {
    const other = join(folder.path, 'other');
    for (const words of ['a PGDMP', 'SQLite format'])
      for (const work of [
        runRestoreDrill,
        (...[c, f, t]: Parameters<typeof runRestoreDrill>) => runRestore(c, f, null, t),
      ]) {
        writeFileSync(other, words);
        await expect(work(config, other, terminal)).rejects.toMatchObject({
          name: 'UnusableStore',
          message: `${other} is no copy that npm run backup has made.`,
        });
      }
  });

  it('of an unreadable copy reports the reason', async () => {
    mkdirSync(join(folder.path, 'below'));
    await expect(runRestoreDrill(config, join(folder.path, 'none'), terminal)).rejects.toThrow(
      `There is no file ${join(folder.path, 'none')}.`,
    );
    await expect(runRestoreDrill(config, join(folder.path, 'below'), terminal)).rejects.toThrow(
      `${join(folder.path, 'below')} cannot be read (EISDIR).`,
    );
  });

  it('changes nothing when it is stopped at the last moment', async () => {
    const copy = await copyOfOne();
    const stop = new AbortController();
    // Leaves out the `-wal` and `-shm` files, which SQLite may create whenever a database is opened.
    const filesOf = (folder: string) =>
      readdirSync(folder)
        .filter((name) => !/-(wal|shm)$/.test(name))
        .toSorted();
    const before = filesOf(config.dataDir);
    terminal.ask = async () => {
      stop.abort(new Error('stopped'));
      return place;
    };
    await expect(runRestore(config, copy, null, terminal, stop.signal)).rejects.toThrow('stopped');
    expect(filesOf(config.dataDir)).toEqual(before);
  });

  it('changes nothing when it is stopped during reading, whatever error follows', async () => {
    const copy = await copyOfOne();
    writeFileSync(copy, 'SQLite format 3\0 and no more');
    const stop = AbortSignal.abort(new Error('stopped'));
    await expect(runRestore(config, copy, place, terminal, stop)).rejects.toThrow('stopped');
    await expect(runRestoreDrill(config, copy, terminal, stop)).rejects.toThrow('stopped');
  });
});

describe('a copy', () => {
  it('lies beside the database unless another folder was given', async () => {
    const copy = await copyOfOne();
    expect(copy).toMatch(/data\/backups\/miranaya-\d{8}-\d{6}\.db$/);
  });

  it('of PostgreSQL is read from the server, and there is none when the server does not listen', async () => {
    await copyOfOne();
    const nobody = { ...config, databaseUrl: 'postgres://asha:s3cret@127.0.0.1:1/none' };
    await expect(runBackup(nobody, null, terminal)).rejects.toMatchObject({
      name: 'UnusableStore',
      message: expect.stringMatching(/^PostgreSQL refused a connection to 127\.0\.0\.1:1\/none/),
    });
  });
});
