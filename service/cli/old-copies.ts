/**
 * What is kept beside the database: backups, and what a restore has replaced. Each holds everybody who was in
 * it when it was made, erased since or not, so each goes when it is old enough. A backup that was written
 * elsewhere (`--out`, another machine) is its owner's to remove, and so is the file that was moved to PostgreSQL: it
 * is nobody's copy, and may be all that there is.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { keptDatabases } from '#database/copies/kept-databases.ts';
import { sqlitePath } from '#database/open.ts';
import { readStamp } from '../for-staff/indian-time.ts';
import type { Config } from '../settings/config.ts';
import { isToCome } from './check-clock.ts';
import { holdsDatabase } from './holds-database.ts';

export const keptDays = 30;
/** So many backups stay, however old the clock says that they are: a clock can be wrong. */
export const fewestBackups = 7;
const day = 86_400_000;

export type OldCopy = {
  name: string;
  /** Without it, the copy never grows too old. */
  createdAt: Date | null;
  /** Made by `npm run backup`; the others are what a restore replaced, and the file that was moved. */
  isBackup: boolean;
  remove(): Promise<void>;
};

/** When a backup run removes it; null for what a person removes. */
export const keptUntil = ({ createdAt }: OldCopy): Date | null =>
  createdAt === null ? null : new Date(createdAt.getTime() + keptDays * day);

export type CopiesOf = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** Those that nothing removes first, then oldest first, by the time in their names: a file that was moved has another one of its own. */
export async function oldCopies({ dataDir, databaseUrl }: CopiesOf): Promise<OldCopy[]> {
  const file = sqlitePath(dataDir);
  const inDataDir = [
    ...copiesIn(join(resolve(dataDir), 'backups'), /^miranaya-(\d{8}-\d{6})\.(db|dump)$/).map(
      (copy) => ({ ...copy, isBackup: true }),
    ),
    ...copiesIn(
      resolve(dataDir),
      /^miranaya\.db\.before-restore-(\d{8}-\d{6})(-wal|-shm|-journal)?$/,
    ),
  ];
  const databases = databaseUrl === null ? [] : await keptDatabases(databaseUrl);
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
        createdAt: readStamp(stamp),
        isBackup: false,
        remove: drop,
      })),
    ].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
  ];
}

/**
 * Files in the folder of the data that hold a database and bear no name of ours, such as a copy that somebody renamed or made with
 * `--out`: nothing removes them. What backups are writing, or have left when they were killed, is not among them.
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
    .filter((name) => name !== sqlitePath(dataDir) && !unfinished.test(basename(name)))
    .filter(holdsDatabase)
    .sort();
}

/**
 * Those that have served their time, with what a backup that was killed has left. The newest seven backups stay;
 * one whose time is still to come is not counted as one of them.
 */
export async function expiredCopies(config: CopiesOf, now: Date): Promise<OldCopy[]> {
  const isOlder = (days: number) => (copy: OldCopy) =>
    copy.createdAt !== null && now.getTime() - copy.createdAt.getTime() > days * day;
  const all = await oldCopies(config);
  const stay = all
    .filter(
      ({ isBackup, createdAt }) => isBackup && createdAt !== null && !isToCome(createdAt, now),
    )
    .slice(-fewestBackups);
  const old = all.filter(isOlder(keptDays)).filter((copy) => !stay.includes(copy));
  return [...unfinishedCopies(config).filter(isOlder(1)), ...old];
}

/**
 * Removes what backups that were killed have left, up to the moment from which an erasure has nobody read an older
 * state of the database any more: a backup that began before that is over then. Returns how many.
 */
export async function removeUnfinished(config: CopiesOf, before: Date): Promise<number> {
  const left = unfinishedCopies(config).filter(({ createdAt }) => createdAt <= before);
  for (const copy of left) await copy.remove();
  return left.length;
}

const unfinished = /^miranaya-(\d{8}-\d{6})\.(?:db|dump)\.unfinished(-journal)?$/;

const unfinishedCopies = ({ dataDir }: CopiesOf) =>
  copiesIn(join(resolve(dataDir), 'backups'), unfinished);

function copiesIn(folder: string, pattern: RegExp): (OldCopy & { createdAt: Date })[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((entry) => {
    const stamp = pattern.exec(entry)?.[1];
    if (stamp === undefined) return [];
    const name = join(folder, entry);
    const remove = async () => rmSync(name, { force: true });
    return [{ name, createdAt: readStamp(stamp), isBackup: false, remove }];
  });
}
