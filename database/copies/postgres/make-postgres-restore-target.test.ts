/** A dump is restored into a scratch database, which later replaces the target or is discarded. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type ClonedTestDatabase,
  makeMigratedTestDatabaseCloner,
  makeTestDatabaseCloner,
} from '../../../tests/service/support/clone-test-databases.ts';
import { makeScratchFolder } from '../../../tests/service/support/make-scratch-folder.ts';
import { storeStaffMember } from '../../../tests/service/support/staff-and-enquiries.ts';
import {
  hasPostgres,
  postgresNameInTitles,
  withServerClient,
} from '../../../tests/service/support/throwaway-postgres-databases.ts';
import { migratePostgres } from '../../migrate/migrate-postgres.ts';
import { openPostgresStore } from '../../open-postgres-store.ts';
import type { StagedCopy } from '../restore-target.ts';
import { backupPostgres } from './backup-and-check-postgres.ts';
import { makePostgresRestoreTarget } from './make-postgres-restore-target.ts';
import { parsePostgresUrl } from './postgres-database-url.ts';

describe.skipIf(!hasPostgres)(`a copy for ${postgresNameInTitles}`, () => {
  const row = (name: string) =>
    `INSERT INTO enrollments (name, email, mobile) VALUES ('${name}', '${name}@example.in', '9876543210');`;
  const filled = makeMigratedTestDatabaseCloner(row('asha'));
  const empty = makeTestDatabaseCloner(async () => {});
  const stamp = '20261121-140509';
  let dump: Promise<Buffer> | undefined;
  let folder: ReturnType<typeof makeScratchFolder>;
  let live: ClonedTestDatabase;
  let database: string;
  let copy: string;
  let staged: StagedCopy | undefined;

  beforeEach(async () => {
    folder = makeScratchFolder();
    copy = join(folder.path, 'copy');
    live = await filled();
    ({ database } = parsePostgresUrl(live.url));
    // The dump is made once, and every test starts with it.
    dump ??= backupPostgres(live.url, `${copy}.first`).then(() => readFileSync(`${copy}.first`));
    writeFileSync(copy, await dump);
    staged = undefined;
  });
  afterEach(async () => {
    await staged?.discard();
    live.dropInBackground();
    folder.remove();
  });
  const run = (sql: string, url = live.url) => withServerClient((client) => client.query(sql), url);
  const beside = async (prefix = database): Promise<string[]> => {
    const { rows } = await withServerClient((client) =>
      client.query('SELECT datname FROM pg_database WHERE starts_with(datname, $1) ORDER BY 1', [
        `${prefix}_`,
      ]),
    );
    return rows.map(({ datname }) => datname);
  };
  const at = (name: string) => `${live.url.slice(0, live.url.lastIndexOf('/'))}/${name}`;
  const namesIn = async (url = live.url) =>
    (await run('SELECT name FROM enrollments ORDER BY 1', url)).rows.map(({ name }) => name);
  const stage = async (url = live.url, file = copy) => {
    staged = await makePostgresRestoreTarget(url).stage(file);
    return staged;
  };

  it('is read beside the database, and discarded without a trace, also twice', async () => {
    const { summary, compareWithTarget, discard } = await stage();
    expect(summary).toMatchObject({ enquiries: 1, inQuarantine: 0, newest: expect.any(Date) });
    expect(await beside()).toEqual([expect.stringMatching(/_scratch_[0-9a-f]{8}$/)]);
    await run(row('ravi'));
    expect(await compareWithTarget()).toMatchObject({
      at: 'rows',
      enquiries: 2,
      newer: 1,
      erasedSince: 0,
    });
    // The scratch database is in use, so it does not count as left behind.
    await makePostgresRestoreTarget(live.url).removeAbandonedCopies();
    expect(await beside()).toHaveLength(1);
    await discard();
    await discard();
    expect(await beside()).toEqual([]);
    expect(await namesIn()).toEqual(['asha', 'ravi']);
  });

  it('replaces the database that was shown, which is kept', async () => {
    await run(row('ravi'));
    const { compareWithTarget, replace } = await stage();
    const kept = `${database}_before_restore_20261121_140509`;
    expect(await replace(await compareWithTarget(), stamp)).toEqual({ kept, notes: [] });
    expect(await namesIn()).toEqual(['asha']);
    expect(await namesIn(at(kept))).toEqual(['asha', 'ravi']);
    await staged?.discard();
    expect(await beside()).toEqual([kept]);
  });

  it('does not replace a database that has changed since', async () => {
    const { compareWithTarget, replace } = await stage();
    const seen = await compareWithTarget();
    await run(row('ravi'));
    await expect(replace(seen, stamp)).rejects.toMatchObject({
      name: 'UnusableStore',
      message: `${parsePostgresUrl(live.url).name} has changed meanwhile, so nothing was replaced. Stop the service and try again.`,
    });
    expect(await namesIn()).toEqual(['asha', 'ravi']);
  });

  it('continues the numbers that were given, and removes former members, and says both', async () => {
    const store = await openPostgresStore(live.url, () => {});
    const { id, name } = await storeStaffMember(store);
    await store.close();
    const other = join(folder.path, 'other');
    await backupPostgres(live.url, other);
    await run(`UPDATE back_office.staff SET state = 'left' WHERE id = '${id}';
      INSERT INTO back_office.registers (register, year, last) VALUES ('receipt', '26-27', 7)`);
    const { compareWithTarget, replace } = await stage(live.url, other);
    const { notes } = await replace(await compareWithTarget(), stamp);
    expect(notes).toEqual([
      expect.stringMatching(/receipts of 26-27 up to 7/),
      `${name} has left since the copy was made, and was let go in it as well.`,
    ]);
    const { rows } = await run(
      'SELECT state, (SELECT last FROM back_office.registers) AS last FROM back_office.staff',
    );
    expect(rows).toEqual([{ state: 'left', last: 7 }]);
  });

  it('is restored into an empty database, which is not kept', async () => {
    const nothing = await empty();
    const { compareWithTarget, replace } = await stage(nothing.url);
    expect(await compareWithTarget()).toEqual({ at: 'nothing' });
    expect(await replace({ at: 'nothing' }, stamp)).toEqual({ kept: null, notes: [] });
    expect(await namesIn(nothing.url)).toEqual(['asha']);
    nothing.dropInBackground();
  });

  it('of an earlier release is migrated before it replaces anything', async () => {
    const early = await empty();
    await withServerClient((client) => migratePostgres(client, '003-orders.sql'), early.url);
    await run(row('old'), early.url);
    const other = join(folder.path, 'early');
    await backupPostgres(early.url, other);
    const { summary, compareWithTarget, replace } = await stage(`${early.url}_new`, other);
    expect(summary).toMatchObject({ enquiries: 1 });
    await makePostgresRestoreTarget(`${early.url}_new`).refuseWhileInUse();
    expect(await compareWithTarget()).toEqual({ at: 'nothing' });
    await replace({ at: 'nothing' }, stamp);
    const { rows } = await run('SELECT count(*)::int AS n FROM back_office.migrations', live.url);
    expect(
      (await run('SELECT count(*)::int AS n FROM back_office.migrations', `${early.url}_new`)).rows,
    ).toEqual(rows);
    early.dropInBackground();
  });

  it.each([
    [
      'a table of somebody else',
      'CREATE TABLE recipes (a int)',
      'public.recipes in it is not ours',
    ],
    [
      'a newer release',
      "INSERT INTO back_office.migrations (name, sha256) VALUES ('999-seats.sql', 'x')",
      'it comes from a newer release, which brought 999-seats.sql',
    ],
    [
      'a rule that swallows rows',
      'CREATE RULE quiet AS ON INSERT TO enrollments DO INSTEAD NOTHING',
      'the rule quiet of public.enrollments is not ours',
    ],
  ])('with %s in it is not restored, and leaves nothing behind', async (_, sql, why) => {
    await run(sql);
    const spoilt = join(folder.path, 'spoilt');
    await backupPostgres(live.url, spoilt);
    await expect(stage(live.url, spoilt)).rejects.toMatchObject({
      name: 'UnusableStore',
      message: `${spoilt} is not put back: ${why}.`,
    });
    expect(await beside()).toEqual([]);
  });

  it('that was cut off is named, and leaves nothing behind', async () => {
    const bytes = readFileSync(copy);
    writeFileSync(copy, bytes.subarray(0, bytes.length - 200));
    await expect(stage()).rejects.toMatchObject({
      name: 'UnusableStore',
      message: expect.stringMatching(/copy cannot be read as a backup \(pg_restore failed: /),
    });
    expect(await beside()).toEqual([]);
  });

  it('that is no copy gets no scratch database', async () => {
    await expect(stage(live.url, join(folder.path, 'none'))).rejects.toThrow(/There is no file/);
    expect(await beside()).toEqual([]);
  });

  it('removes what another command left behind first', async () => {
    const left = `${database}_scratch_0123abcd`;
    await run(`CREATE DATABASE ${left}`);
    await stage();
    expect(await beside()).not.toContain(left);
  });

  it('does not replace a database with connected clients', async () => {
    const place = makePostgresRestoreTarget(live.url);
    expect(place.name).toBe(parsePostgresUrl(live.url).name);
    await place.refuseWhileInUse();
    await withServerClient(
      () => expect(place.refuseWhileInUse(0)).rejects.toThrow(/is in use \(connections of /),
      live.url,
    );
  });

  it('whose connection the server ends reports that nothing is lost', async () => {
    const { compareWithTarget } = await stage();
    const [scratch] = await beside();
    await run(`DROP DATABASE ${scratch} WITH (FORCE)`, at('postgres'));
    await expect(compareWithTarget()).rejects.toMatchObject({
      name: 'UnusableStore',
      message: expect.stringMatching(/^PostgreSQL went away \(.*\)\. Nothing is lost: /),
    });
  });

  it('whose exchange the server refuses reports why, and that nothing was replaced', async () => {
    const nothing = await empty();
    const { replace } = await stage(nothing.url);
    const [scratch] = await beside(parsePostgresUrl(nothing.url).database);
    await run(`DROP DATABASE ${scratch} WITH (FORCE)`, at('postgres'));
    await expect(replace({ at: 'nothing' }, stamp)).rejects.toMatchObject({
      name: 'UnusableStore',
      message: `PostgreSQL refused: database "${scratch}" does not exist. Nothing was replaced.`,
    });
    nothing.dropInBackground();
  });
});
