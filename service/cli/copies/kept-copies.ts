/**
 * Lists the copies of the database that are kept in the data folder and on the PostgreSQL server: backups, and
 * databases that a restore replaced. A copy still contains people who were erased after it was made, so old copies are
 * removed.
 *
 * Three kinds of copies are never removed: backups that were written elsewhere (`--out`, another machine); the file
 * that was moved to PostgreSQL, because it may be the only data there is; and database files with a name that is not
 * one of ours, such as renamed backups.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { listKeptDatabases } from '#database/copies/postgres/list-kept-databases.ts';
import { sqlitePathInFolder } from '#database/open-store.ts';
import { parseFileNameTimestamp } from '../../for-staff/indian-time-text.ts';
import type { Config } from '../../settings/config.ts';
import { isClearlyInFuture } from './assess-clock-for-copies.ts';
import { isSqliteFileOrPostgresDump } from './is-sqlite-file-or-postgres-dump.ts';

export const copyKeptDays = 30;
/**
 * At least this number of backups is kept, whatever their age, because with a wrong clock every backup could seem too
 * old.
 */
export const fewestKeptBackups = 7;
const day = 86_400_000;

export type KeptCopy = {
  name: string;
  /**
   * The time at which the copy was made, according to its name. Null if the name has no time: only a person removes
   * that copy.
   */
  createdAt: Date | null;
  /**
   * True if `npm run backup` made the copy and nobody has renamed it. False for every other copy: a database that a
   * restore replaced, the file that was moved to PostgreSQL, a renamed backup, an incomplete backup.
   */
  isBackup: boolean;
  remove(): Promise<void>;
};

/**
 * The time from which `npm run backup` may remove the copy: 30 days after it was made. Null if only a person removes
 * the copy. The newest seven backups are kept even after this time.
 */
export const copyExpiresAt = ({ createdAt }: KeptCopy): Date | null =>
  createdAt === null ? null : new Date(createdAt.getTime() + copyKeptDays * day);

type CopiesConfig = Pick<Config, 'dataDir' | 'databaseUrl'>;

/**
 * Lists the kept copies: first the copies without a known time, which only a person removes, then the others, oldest
 * first.
 */
export async function listKeptCopies({ dataDir, databaseUrl }: CopiesConfig): Promise<KeptCopy[]> {
  const file = sqlitePathInFolder(dataDir);
  const inDataDir = [
    ...copiesIn(join(resolve(dataDir), 'backups'), /^miranaya-(\d{8}-\d{6})\.(db|dump)$/).map(
      (copy) => ({ ...copy, isBackup: true }),
    ),
    ...copiesIn(
      resolve(dataDir),
      /^miranaya\.db\.before-restore-(\d{8}-\d{6})(-wal|-shm|-journal)?$/,
    ),
  ];
  const databases = databaseUrl === null ? [] : await listKeptDatabases(databaseUrl);
  const others = otherDatabases(dataDir).filter(
    (name) => !inDataDir.some((copy) => copy.name === name),
  );
  const removedByPersonOnly = databaseUrl !== null && existsSync(file) ? [file, ...others] : others;
  return [
    ...removedByPersonOnly.map((name) => ({
      name,
      createdAt: null,
      isBackup: false,
      remove: async () => {},
    })),
    ...[
      ...inDataDir,
      ...databases.map(({ name, stamp, drop }) => ({
        name,
        createdAt: parseFileNameTimestamp(stamp),
        isBackup: false,
        remove: drop,
      })),
    ].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
  ];
}

/**
 * Lists all files with a database in the data folder and its folder `backups`, except the database itself and
 * incomplete backups. The caller leaves out copies that have one of our own names. The remaining files, such as renamed
 * backups, are never removed by us.
 */
function otherDatabases(dataDir: string): string[] {
  const folder = resolve(dataDir);
  return [folder, join(folder, 'backups')]
    .filter((one) => existsSync(one))
    .flatMap((one) =>
      readdirSync(one, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => join(one, name)),
    )
    .filter((name) => name !== sqlitePathInFolder(dataDir) && !unfinishedName.test(basename(name)))
    .filter(isSqliteFileOrPostgresDump)
    .sort();
}

/**
 * Lists the copies that a backup run removes: incomplete backups that began more than a day ago, and copies older than
 * 30 days, except the newest seven backups. A backup with a date in the future does not count as one of the seven.
 */
export async function listExpiredCopies(config: CopiesConfig, now: Date): Promise<KeptCopy[]> {
  const isOlder = (days: number) => (copy: KeptCopy) =>
    copy.createdAt !== null && now.getTime() - copy.createdAt.getTime() > days * day;
  const all = await listKeptCopies(config);
  const stay = all
    .filter(
      ({ isBackup, createdAt }) =>
        isBackup && createdAt !== null && !isClearlyInFuture(createdAt, now),
    )
    .slice(-fewestKeptBackups);
  const old = all.filter(isOlder(copyKeptDays)).filter((copy) => !stay.includes(copy));
  return [...unfinishedCopies(config).filter(isOlder(1)), ...old];
}

/**
 * Removes the incomplete files of backups that began before the given time; returns their number. None of these backups
 * may still be running: an erasure calls this function after all older transactions have ended.
 */
export async function removeUnfinishedBackups(config: CopiesConfig, before: Date): Promise<number> {
  const left = unfinishedCopies(config).filter(({ createdAt }) => createdAt <= before);
  for (const copy of left) await copy.remove();
  return left.length;
}

const unfinishedName = /^miranaya-(\d{8}-\d{6})\.(?:db|dump)\.unfinished(-journal)?$/;

const unfinishedCopies = ({ dataDir }: CopiesConfig) =>
  copiesIn(join(resolve(dataDir), 'backups'), unfinishedName);

function copiesIn(folder: string, pattern: RegExp): (KeptCopy & { createdAt: Date })[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((entry) => {
    const stamp = pattern.exec(entry)?.[1];
    if (stamp === undefined) return [];
    const name = join(folder, entry);
    const remove = async () => rmSync(name, { force: true });
    return [{ name, createdAt: parseFileNameTimestamp(stamp), isBackup: false, remove }];
  });
}
