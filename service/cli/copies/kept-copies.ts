/**
 * The copies kept beside the database: backups, and databases that a restore replaced. A copy still contains people who
 * were erased after it was made, so old copies are removed.
 *
 * Two kinds of copies are never removed. The first are backups that were written elsewhere (`--out`, another machine).
 * The second is the file that was moved to PostgreSQL, because it may be the only data there is.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { listKeptDatabases } from '#database/copies/postgres/list-kept-databases.ts';
import { sqlitePathInFolder } from '#database/open-store.ts';
import { parseStamp } from '../../for-staff/indian-time-text.ts';
import type { Config } from '../../settings/config.ts';
import { isClearlyInFuture } from './assess-clock-for-copies.ts';
import { isDatabaseFile } from './is-database-file.ts';

export const copyKeptDays = 30;
/** This number of backups is kept whatever their age, because a clock can be wrong. */
export const fewestBackups = 7;
const day = 86_400_000;

export type KeptCopy = {
  name: string;
  /** When the copy was made, by the time in its name. Null for a file without such a time, which never expires. */
  createdAt: Date | null;
  /**
   * True if `npm run backup` made the copy and the copy still has the name that it got then. False for a database that
   * a restore replaced, for the file that was moved, for a database file with another name, and for the incomplete file
   * of a backup.
   */
  isBackup: boolean;
  remove(): Promise<void>;
};

/**
 * The time from which a backup run may remove the copy; null if only a person removes it. The newest seven backups stay
 * even after that time.
 */
export const copyExpiresAt = ({ createdAt }: KeptCopy): Date | null =>
  createdAt === null ? null : new Date(createdAt.getTime() + copyKeptDays * day);

type CopiesConfig = Pick<Config, 'dataDir' | 'databaseUrl'>;

/**
 * Lists the kept copies: first those without a known time, which never expire, then the others by the time in their
 * names, oldest first.
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
  const ofNobody = databaseUrl !== null && existsSync(file) ? [file, ...others] : others;
  return [
    ...ofNobody.map((name) => ({ name, createdAt: null, isBackup: false, remove: async () => {} })),
    ...[
      ...inDataDir,
      ...databases.map(({ name, stamp, drop }) => ({
        name,
        createdAt: parseStamp(stamp),
        isBackup: false,
        remove: drop,
      })),
    ].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
  ];
}

/**
 * Lists the files in the data folder and its folder `backups` that hold a database, except the database itself and the
 * incomplete files of backups. Some of the listed files are copies with one of our own names; the caller leaves these
 * out. All other files in the list, for example renamed backups or those made with `--out`, are never removed.
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
    .filter((name) => name !== sqlitePathInFolder(dataDir) && !unfinished.test(basename(name)))
    .filter(isDatabaseFile)
    .sort();
}

/**
 * Lists the expired copies, and the incomplete files of backups that began more than a day ago. The newest seven
 * backups are never listed. A backup with a date in the future is not one of these seven.
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
    .slice(-fewestBackups);
  const old = all.filter(isOlder(copyKeptDays)).filter((copy) => !stay.includes(copy));
  return [...unfinishedCopies(config).filter(isOlder(1)), ...old];
}

/**
 * Removes the incomplete files of backups that began before the given time, and returns the number of removed files.
 * The caller has to know that none of these backups is still running: an erasure calls this function after all
 * transactions from before that time have ended.
 */
export async function removeUnfinishedBackups(config: CopiesConfig, before: Date): Promise<number> {
  const left = unfinishedCopies(config).filter(({ createdAt }) => createdAt <= before);
  for (const copy of left) await copy.remove();
  return left.length;
}

const unfinished = /^miranaya-(\d{8}-\d{6})\.(?:db|dump)\.unfinished(-journal)?$/;

const unfinishedCopies = ({ dataDir }: CopiesConfig) =>
  copiesIn(join(resolve(dataDir), 'backups'), unfinished);

function copiesIn(folder: string, pattern: RegExp): (KeptCopy & { createdAt: Date })[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((entry) => {
    const stamp = pattern.exec(entry)?.[1];
    if (stamp === undefined) return [];
    const name = join(folder, entry);
    const remove = async () => rmSync(name, { force: true });
    return [{ name, createdAt: parseStamp(stamp), isBackup: false, remove }];
  });
}
