/**
 * Restoring an older copy must not undo two things: receipt numbers that were given since, and the removal of members
 * of staff.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseRestoreTarget } from '#database/copies/choose-restore-target.ts';
import { openStore, sqlitePathInFolder } from '#database/open-store.ts';
import { damageTable } from '../../tests/service/support/damage-table.ts';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import { storeStaffMember } from '../../tests/service/support/staff-and-enquiries.ts';
import { storePaidOrder } from '../../tests/service/support/store-paid-order.ts';
import { TestTerminal } from '../../tests/service/support/test-terminal.ts';
import {
  createThrowawayPostgres,
  hasPostgres,
  postgresNameInTitles,
  withServerClient,
} from '../../tests/service/support/throwaway-postgres-databases.ts';
import { type Config, readConfig } from '../settings/config.ts';
import { runBackup } from './copies/run-backup.ts';
import { runRestore } from './copies/run-restore.ts';

let folder: ReturnType<typeof makeScratchFolder>;
let terminal: TestTerminal;
beforeEach(() => {
  folder = makeScratchFolder();
  terminal = new TestTerminal();
});
afterEach(() => folder.remove());

/** Pays for each enrolment in turn; returns the receipt numbers without the year. */
async function paidIn(config: Config, ...names: string[]): Promise<(string | undefined)[]> {
  const store = await openStore(config);
  const numbers: (string | undefined)[] = [];
  for (const name of names) numbers.push((await storePaidOrder(store, name)).receipt?.number);
  await store.close();
  return numbers.map((number) => number?.slice(-6));
}

const restored = (config: Config, copy: string) =>
  runRestore(config, copy, chooseRestoreTarget(config).name, terminal);

function settingNothingBack(given: () => { config: Config; run: (sql: string) => Promise<void> }) {
  it('numbering continues after the last number that was given, and says so', async () => {
    const { config } = given();
    expect(await paidIn(config, 'before')).toEqual(['000001']);
    const copy = await runBackup(config, null, terminal);
    expect(await paidIn(config, 'one', 'two')).toEqual(['000002', '000003']);
    await restored(config, copy);
    expect(terminal.said.at(-1)).toMatch(
      /^Numbers were given since the copy was made, and are not given again: receipts of \d\d-\d\d up to 3\. /,
    );
    expect(await paidIn(config, 'after')).toEqual(['000004']);
  });

  it('numbering continues from the copy if no number was given since, and says nothing', async () => {
    const { config } = given();
    await paidIn(config, 'before', 'and before');
    const copy = await runBackup(config, null, terminal);
    await restored(config, copy);
    expect(terminal.said.join('\n')).not.toContain('Numbers');
    expect(await paidIn(config, 'after')).toEqual(['000003']);
  });

  it('numbering is never set back by the replaced database', async () => {
    const { config } = given();
    await paidIn(config, 'before', 'and before');
    const copy = await runBackup(config, null, terminal);
    await given().run('UPDATE registers SET last = 1');
    await restored(config, copy);
    expect(await paidIn(config, 'after')).toEqual(['000003']);
  });

  it('removes members who left after the copy was made, and nobody else', async () => {
    const { config } = given();
    const before = await openStore(config);
    const [asha, ravi] = [await storeStaffMember(before), await storeStaffMember(before)];
    await storeStaffMember(before, 'owner');
    const copy = await runBackup(config, null, terminal);
    await before.staff.removeMember(ravi.id, null, 'asha');
    await before.close();
    await restored(config, copy);
    expect(terminal.said.at(-1)).toBe(
      `${ravi.name} has left since the copy was made, and was let go in it as well.`,
    );
    const after = await openStore(config);
    expect(await after.staff.findStaff(ravi.id)).toMatchObject({ state: 'left' });
    expect(await after.staff.findStaff(asha.id)).toMatchObject({ state: 'active' });
    await after.close();
  });

  it('numbering begins in the replacement of a database from before receipts existed', async () => {
    const { config } = given();
    await paidIn(config, 'before');
    const copy = await runBackup(config, null, terminal);
    await given().run('DROP TABLE registers');
    expect(await restored(config, copy)).toBe(true);
    expect(await paidIn(config, 'after')).toEqual(['000002']);
  });
}

describe('after a restore, on SQLite,', () => {
  let config: Config;
  beforeEach(() => {
    config = readConfig({ DATA_DIR: join(folder.path, 'data') });
  });
  settingNothingBack(() => ({
    config,
    run: async (sql) => {
      const db = new DatabaseSync(sqlitePathInFolder(config.dataDir));
      db.exec(sql);
      db.close();
    },
  }));
});

describe('after a restore over a damaged file, numbering', () => {
  it.each([
    ['goes on where the page of the numbers is sound', 'enrollments', '000003'],
    ['says that it is not known how far they went where it is not', 'registers', '000002'],
  ])('%s', async (_what, table, next) => {
    const config = readConfig({ DATA_DIR: join(folder.path, 'data') });
    await paidIn(config, 'before');
    const copy = await runBackup(config, null, terminal);
    await paidIn(config, 'one');
    damageTable(sqlitePathInFolder(config.dataDir), table);
    await restored(config, copy);
    const said = terminal.said.at(-1);
    if (table === 'registers') expect(said).toMatch(/^Which numbers of receipts .* cannot be read/);
    else expect(said).toMatch(/^Numbers were given since/);
    expect(await paidIn(config, 'after')).toEqual([next]);
  });
});

describe.skipIf(!hasPostgres)(`after a restore, on ${postgresNameInTitles},`, () => {
  let database: Awaited<ReturnType<typeof createThrowawayPostgres>>;
  let config: Config;
  beforeEach(async () => {
    database = await createThrowawayPostgres();
    config = readConfig({ DATA_DIR: join(folder.path, 'data'), DATABASE_URL: database.url });
  });
  afterEach(() => database.drop());
  settingNothingBack(() => ({
    config,
    run: (sql) =>
      withServerClient(
        async (client) => void (await client.query(`SET search_path = back_office; ${sql}`)),
        database.url,
      ),
  }));
});
