import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { chooseRestoreTarget } from '#database/copies/choose-restore-target.ts';
import { createPrivateFolder } from '#database/copies/create-private-file.ts';
import { backupPostgres } from '#database/copies/postgres/backup-and-check-postgres.ts';
import type { DatabaseSummary } from '#database/copies/restore-target.ts';
import { backupSqlite } from '#database/copies/sqlite/backup-sqlite.ts';
import { newerReleaseReason } from '#database/migrate/migrations.ts';
import { sqlitePathInFolder } from '#database/open-store.ts';
import { UnusableStore } from '#database/store-errors.ts';
import { formatFileNameTimestamp } from '../../for-staff/indian-time-text.ts';
import type { Config } from '../../settings/config.ts';
import { recordBackupResult } from '../../trouble/backup-results.ts';
import { refuseMissingDatabase } from '../open-existing-store.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { assessClockForCopies } from './assess-clock-for-copies.ts';
import { describeCopyContents } from './describe-copy-contents.ts';
import { copyKeptDays, listExpiredCopies, listKeptCopies } from './kept-copies.ts';

/**
 * Makes and checks a copy while the service runs, then removes expired copies. Returns the path of the copy. Rejects
 * with UnusableStore if no copy could be made, or if `npm run restore` would refuse the copy. If a newer release has
 * already migrated the database, the copy counts as made, and a message says that only that release can restore it.
 */
export async function runBackup(
  config: Config,
  out: string | null,
  terminal: Terminal,
): Promise<string> {
  try {
    const target = await copyAndRemoveExpired(config, out, terminal);
    await recordBackupResult(config, { at: 'made' });
    return target;
  } catch (error) {
    const why = error instanceof UnusableStore ? error.message : 'a fault of the program.';
    await recordBackupResult(config, { at: 'failed', why });
    throw error;
  }
}

async function copyAndRemoveExpired(
  config: Config,
  out: string | null,
  terminal: Terminal,
): Promise<string> {
  const isPostgres = config.databaseUrl !== null;
  const name = `miranaya-${formatFileNameTimestamp(terminal.now())}.${isPostgres ? 'dump' : 'db'}`;
  const target = resolve(out ?? join(config.dataDir, 'backups', name));
  const { summary, foreign } = await explainFileError(target, () => copyTo(config, target));
  terminal.say(`The copy, checked, is in ${target}: ${describeCopyContents(summary)}.`);
  if (foreign?.startsWith(newerReleaseReason))
    terminal.say(`Only that release can put it back: ${foreign}.`);
  else if (foreign !== null)
    throw new UnusableStore(
      `npm run restore would not put it back: ${foreign}. Put that right in the database, and make another copy.`,
    );
  await chooseRestoreTarget(config).removeAbandonedCopies();
  await removeExpired(config, target, terminal);
  return target;
}

/** Removes the expired copies, or none of them if the clock can't be trusted. */
async function removeExpired(config: Config, target: string, terminal: Terminal): Promise<void> {
  const now = terminal.now();
  const before = (await listKeptCopies(config)).flatMap(({ name, createdAt }) =>
    createdAt === null || name === target ? [] : [{ name, createdAt }],
  );
  const { isTrusted, sentences } = assessClockForCopies({
    now,
    writtenAt: statSync(target).mtime,
    before,
  });
  for (const sentence of sentences) terminal.say(sentence);
  if (!isTrusted) return;
  for (const old of await listExpiredCopies(config, now)) {
    await old.remove();
    terminal.say(`Removed, older than ${copyKeptDays} days: ${old.name}`);
  }
}

type Copied = { summary: DatabaseSummary; foreign: string | null };

async function copyTo(config: Config, target: string): Promise<Copied> {
  refuseMissingDatabase(config);
  createPrivateFolder(dirname(target));
  if (config.databaseUrl === null) return backupSqlite(sqlitePathInFolder(config.dataDir), target);
  return { summary: await backupPostgres(config.databaseUrl, target), foreign: null };
}

/** Turns an error of the file system, such as a full disk, into a sentence with the error code and the path. */
async function explainFileError<T>(target: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall === undefined) throw error;
    throw new UnusableStore(
      `The copy cannot be written to ${target} (${code}). Run this as the user of the service, or say where: npm run backup -- --out FILE`,
      error,
    );
  }
}
