/**
 * The append-only SQL files of one engine, with their checksums. If a file changed after it was applied, it is
 * refused, because a database and its history must agree.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UnusableStore } from '../store-errors.ts';

export type Migration = {
  name: string;
  sql: string;
  sha256: string;
  /** Whether a release that does not know the file can run on a database to which the file was applied. */
  earlierReleaseCanRun: boolean;
};

export type AppliedMigration = { name: string; sha256: string };

const migrationsByEngine = new Map<string, readonly Migration[]>();

/** The files are read once: a release does not change while it runs. */
export function readMigrations(engine: 'sqlite' | 'postgres'): readonly Migration[] {
  const migrations = migrationsByEngine.get(engine) ?? readFilesOf(engine);
  migrationsByEngine.set(engine, migrations);
  return migrations;
}

function readFilesOf(engine: 'sqlite' | 'postgres'): Migration[] {
  const folder = join(import.meta.dirname, '..', engine);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8');
      return {
        name,
        sql,
        sha256: createHash('sha256').update(sql).digest('hex'),
        earlierReleaseCanRun: /^-- Earlier release: can run\b/m.test(sql),
      };
    });
}

/**
 * Returns the migrations that are not applied yet, in order. Throws UnusableStore if an applied file was changed.
 * Migrations of a newer release, which this release does not know, are ignored here; `refuseNewerDatabase` decides
 * whether this release can still run on such a database.
 */
export function findPendingMigrations(
  all: readonly Migration[],
  applied: AppliedMigration[],
): Migration[] {
  const before = new Map(applied.map(({ name, sha256 }) => [name, sha256]));
  for (const { name, sha256 } of all) {
    const known = before.get(name);
    if (known !== undefined && known !== sha256)
      throw new UnusableStore(
        `The migration ${name} was changed after this database had applied it. Put the file back as it was, and write a new one for what is to change.`,
      );
  }
  return all.filter(({ name }) => !before.has(name));
}

/** The release whose migrations created a database, or the reason why this release is unknown. */
type Release = { at: 'known'; migrations: Migration[] } | { at: 'unknown'; why: string };

export const newerReleaseReason = 'it comes from a newer release';

/**
 * Finds the release by the migrations that a database or a copy records. The release is `unknown` if the database comes
 * from a newer release, or if one of its migrations differs from ours.
 */
export function findReleaseByMigrations(
  engine: 'sqlite' | 'postgres',
  applied: readonly AppliedMigration[],
): Release {
  const all = readMigrations(engine);
  const newer = applied.find(({ name }) => !all.some((ours) => ours.name === name));
  if (newer) return { at: 'unknown', why: `${newerReleaseReason}, which brought ${newer.name}` };
  const migrations = all.slice(0, applied.length);
  const other = migrations.find(
    ({ name, sha256 }) => !applied.some((one) => one.name === name && one.sha256 === sha256),
  );
  if (other) return { at: 'unknown', why: `${other.name} was another one when it was made` };
  return { at: 'known', migrations };
}
