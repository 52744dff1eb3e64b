/** The drill: a copy while rows come in, the database lost, the copy put back, the move to PostgreSQL. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, sqlitePath } from '#database/open.ts';
import type { Lead } from '#database/store.ts';
import { scratchFolder } from '../../tests/service/support/scratch-folder.ts';
import {
  callRequest,
  enrolment,
  keyed,
  subscription,
} from '../../tests/service/support/submissions.ts';
import {
  hasPostgres,
  onServer,
  postgresName,
  throwawayPostgres,
} from '../../tests/service/support/throwaway-postgres.ts';
import { type Config, readConfig } from '../config.ts';
import { runBackup, runRestore } from './run-backup.ts';
import { runMove } from './run-move.ts';
import type { Terminal } from './terminal.ts';

let folder: ReturnType<typeof scratchFolder>;
let config: Config;
let said: string[];
let terminal: Terminal;

beforeEach(() => {
  folder = scratchFolder();
  config = readConfig({ DATA_DIR: join(folder.path, 'data') });
  said = [];
  terminal = {
    write: async () => {},
    say: (line) => said.push(line),
    progress: () => {},
    ask: async () => 'no',
    width: 100,
    now: () => new Date(),
  };
});
afterEach(() => folder.remove());

async function names(of: Config): Promise<string[]> {
  const store = await openStore(of);
  const found: Lead[] = [];
  for await (const page of store.leads({})) found.push(...page);
  await store.close();
  return found.map((lead) => lead.name ?? lead.email);
}

describe('a backup on SQLite', () => {
  it('taken while rows come in holds every row acknowledged before it, and can be put back', async () => {
    const store = await openStore(config);
    const acknowledged: string[] = [];
    let isWriting = true;
    const writer = (async () => {
      for (let n = 0; isWriting; n += 1) {
        await store.insertAsVisitor(callRequest(n));
        acknowledged.push(`Asha ${n}`);
      }
    })();
    while (acknowledged.length < 20) await new Promise((resolve) => setTimeout(resolve, 5));
    const before = [...acknowledged];
    const copy = await runBackup(config, null, terminal);
    isWriting = false;
    await writer;
    await store.close();
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect(said[0]).toMatch(
      /^The copy, checked, is in .*miranaya-\d{8}-\d{6}\.db: \d+ enquiries\.$/,
    );

    for (const suffix of ['', '-wal', '-shm'])
      rmSync(sqlitePath(config.dataDir) + suffix, { force: true });
    expect(await runRestore(config, copy, true, terminal)).toBe(true);
    const restored = await names(config);
    expect(restored).toEqual(expect.arrayContaining(before));
    const again = await openStore(config);
    expect(await again.insertAsVisitor(enrolment())).toBe('stored');
    await again.close();
  });

  it('keeps beside it what a restore replaces, and asks before it does', async () => {
    const store = await openStore(config);
    await store.insertAsVisitor(callRequest('old'));
    const copy = await runBackup(config, join(folder.path, 'copy.db'), terminal);
    await store.insertAsVisitor(callRequest('newer'));
    await store.close();
    expect(await runRestore(config, copy, false, terminal)).toBe(false);
    expect(await names(config)).toHaveLength(2);
    await runRestore(config, copy, true, terminal);
    expect(await names(config)).toEqual(['Asha old']);
    const kept = readdirSync(config.dataDir).filter((name) => /before-restore-[\d-]+$/.test(name));
    expect(kept).toHaveLength(1);
  });

  it('is not put back while the service runs', async () => {
    const store = await openStore(config);
    await store.insertAsVisitor(callRequest(1));
    const copy = await runBackup(config, join(folder.path, 'copy.db'), terminal);
    await expect(runRestore(config, copy, true, terminal)).rejects.toThrow(
      /is in use\. Stop the service first/,
    );
    await store.insertAsVisitor(callRequest(2));
    await store.close();
    expect(await names(config)).toHaveLength(2);
    expect(readdirSync(config.dataDir).filter((name) => name.includes('restor'))).toEqual([]);
  });

  it('replaces a damaged database, which the service refuses to open', async () => {
    const store = await openStore(config);
    await store.insertAsVisitor(callRequest(1));
    const copy = await runBackup(config, join(folder.path, 'copy.db'), terminal);
    await store.close();
    writeFileSync(sqlitePath(config.dataDir), 'x'.repeat(9000));
    await expect(openStore(config)).rejects.toThrow(/restore the newest backup/);
    await runRestore(config, copy, true, terminal);
    expect(await names(config)).toEqual(['Asha 1']);
  });

  it('that is damaged, or no backup, is refused before anything is touched', async () => {
    const store = await openStore(config);
    await store.insertAsVisitor(callRequest(1));
    await store.close();
    const bad = join(folder.path, 'bad.db');
    for (const bytes of [
      'nonsense',
      readFileSync(sqlitePath(config.dataDir)).fill(7, 8192, 16384),
    ]) {
      writeFileSync(bad, bytes);
      await expect(runRestore(config, bad, true, terminal)).rejects.toThrow(/bad\.db/);
    }
    await expect(runRestore(config, join(folder.path, 'none.db'), true, terminal)).rejects.toThrow(
      /no file/,
    );
    expect(await names(config)).toEqual(['Asha 1']);
    expect(readdirSync(config.dataDir).filter((name) => name.includes('restor'))).toEqual([]);
  });
});

describe.skipIf(!hasPostgres)(`on ${postgresName}`, () => {
  let database: Awaited<ReturnType<typeof throwawayPostgres>>;
  let onPostgres: Config;
  beforeEach(async () => {
    database = await throwawayPostgres();
    onPostgres = { ...config, databaseUrl: database.url };
  });
  afterEach(() => database.drop());

  it('a backup can be put back into the same database and into a new one', async () => {
    const store = await openStore(onPostgres);
    await store.insertAsVisitor(callRequest('kept'));
    const copy = await runBackup(onPostgres, join(folder.path, 'copy.dump'), terminal);
    await store.insertAsVisitor(callRequest('newer'));
    await store.close();
    await runRestore(onPostgres, copy, true, terminal);
    expect(await names(onPostgres)).toEqual(['Asha kept']);

    const other = await throwawayPostgres();
    const elsewhere = { ...config, databaseUrl: other.url };
    await runRestore(elsewhere, copy, true, terminal);
    expect(await names(elsewhere)).toEqual(['Asha kept']);
    const again = await openStore(elsewhere);
    expect(await again.insertAsVisitor(enrolment())).toBe('stored');
    await again.close();
    await other.drop();
  });

  it('everything from SQLite arrives, the same, and nobody is told twice', async () => {
    const store = await openStore(config);
    await Promise.all([
      ...Array.from({ length: 1_200 }, (_, n) =>
        store.insertAsVisitor(
          keyed(callRequest(n, { message: n % 2 ? `ஒரு "கேள்வி" ${n}\n\\n` : null })),
        ),
      ),
      store.insertAsVisitor(enrolment(1)),
      store.insertAsVisitor(subscription('new@example.com')),
    ]);
    await store.keepAside(enrolment(9), 'trap');
    const batch = await store.outbox.claim('mail', 50, 1_000);
    await store.outbox.markSent(batch?.id ?? '');
    const { outbox } = await store.stats();
    const there = await names(config);
    await store.close();

    await runMove(onPostgres, terminal);
    expect(said.join('\n')).toMatch(/request_a_call +1200 rows, the same on both sides/);
    expect(await names(onPostgres)).toEqual(there);
    const moved = await openStore(onPostgres);
    expect((await moved.stats()).outbox.mail).toMatchObject({
      waiting: outbox.mail.waiting,
      sent: outbox.mail.sent,
    });
    expect(await moved.quarantined()).toMatchObject([{ reason: 'trap', row: { name: 'Ravi 9' } }]);
    expect(await moved.insertAsVisitor(callRequest('after'))).toBe('stored');
    expect(await moved.insertAsVisitor(subscription('NEW@example.com'))).toBe('repeated');
    await moved.close();

    await expect(runMove(onPostgres, terminal)).rejects.toThrow(/holds rows already/);
    expect(existsSync(sqlitePath(config.dataDir))).toBe(true);
  });

  it('a difference on arrival leaves PostgreSQL as it was', async () => {
    const store = await openStore(config);
    await store.insertAsVisitor(callRequest(1));
    await store.close();
    await (await openStore(onPostgres)).close();
    await onServer(
      (client) =>
        client.query(`CREATE RULE lose AS ON INSERT TO back_office.outbox DO INSTEAD NOTHING`),
      database.url,
    );
    await expect(runMove(onPostgres, terminal)).rejects.toThrow(
      /arrived differently \(0 of 1 rows\)\. Nothing was moved/,
    );
    expect(await names(onPostgres)).toEqual([]);
  });
});
