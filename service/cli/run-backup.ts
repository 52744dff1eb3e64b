import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { backupPostgres, backupSqlite, restorePostgres, restoreSqlite } from '#database/backup.ts';
import { openStore, sqlitePath } from '#database/open.ts';
import type { Config } from '../config.ts';
import { indianTime } from './indian-time.ts';
import type { Terminal } from './terminal.ts';

/** `20261121-140509`: sorts, and is a file name everywhere. */
export function stamp(now: Date): string {
  return indianTime(now).replace(/[-:]/g, '').replace(' ', '-');
}

/** A checked copy, while the service runs. Returns its path. */
export async function runBackup(
  config: Config,
  out: string | null,
  terminal: Terminal,
): Promise<string> {
  const isPostgres = config.databaseUrl !== null;
  const name = `miranaya-${stamp(terminal.now())}.${isPostgres ? 'dump' : 'db'}`;
  const target = resolve(out ?? join(config.dataDir, 'backups', name));
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  if (config.databaseUrl !== null) {
    await backupPostgres(config.databaseUrl, target);
    terminal.say(`The copy is in ${target}.`);
    return target;
  }
  const counts = await backupSqlite(sqlitePath(config.dataDir), target);
  const total = Object.values(counts).reduce((a, b) => a + b, 0);
  terminal.say(`The copy, checked, is in ${target}: ${total} enquiries.`);
  return target;
}

/** Puts a copy in the place of the database, after asking. Returns whether it did. */
export async function runRestore(
  config: Config,
  copy: string,
  yes: boolean,
  terminal: Terminal,
): Promise<boolean> {
  const place =
    config.databaseUrl === null ? sqlitePath(config.dataDir) : 'the database of DATABASE_URL';
  if (!yes) {
    const answer = await terminal.ask(`Replace ${place} by ${copy}? Type yes: `);
    if (answer.trim().toLowerCase() !== 'yes') {
      terminal.say('Nothing was changed.');
      return false;
    }
  }
  if (config.databaseUrl === null) {
    const kept = restoreSqlite(resolve(copy), place, stamp(terminal.now()));
    if (kept !== null) terminal.say(`What was there before is kept as ${kept}.`);
  } else {
    // Opening it first makes the role that the dump's grants name.
    await (await openStore(config)).close();
    await restorePostgres(config.databaseUrl, resolve(copy));
  }
  // Opened once, so that a copy of an older release is brought up to date here and not at the next start.
  const store = await openStore(config);
  const total = await store.countLeads({});
  await store.close();
  terminal.say(`Restored: ${total} enquiries.`);
  return true;
}
