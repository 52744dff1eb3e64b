/**
 * The append-only SQL files of one engine, with their checksums. A file that was applied once and has
 * changed since is refused: a database and its history must not disagree.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UnusableStore } from '../store.ts';

export type Migration = { name: string; sql: string; sha256: string };
export type Applied = { name: string; sha256: string };

export function readMigrations(engine: 'sqlite' | 'postgres'): Migration[] {
  const folder = join(import.meta.dirname, '..', engine);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    });
}

/**
 * Those not applied yet, in order. Applied ones that we don't know are from a newer release and only add
 * to the tables, so an older instance goes on beside a newer one while a release is rolled out.
 */
export function pendingMigrations(all: Migration[], applied: Applied[]): Migration[] {
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

/** The files that made a database, or why nobody here can say what they made. */
export type Release = { at: 'known'; migrations: Migration[] } | { at: 'unknown'; why: string };

/** Of what a copy says was applied to it. A newer release may have made it, or another hand. */
export function releaseOf(engine: 'sqlite' | 'postgres', applied: readonly Applied[]): Release {
  const all = readMigrations(engine);
  const newer = applied.find(({ name }) => !all.some((ours) => ours.name === name));
  if (newer)
    return { at: 'unknown', why: `it comes from a newer release, which brought ${newer.name}` };
  const migrations = all.slice(0, applied.length);
  const other = migrations.find(
    ({ name, sha256 }) => !applied.some((one) => one.name === name && one.sha256 === sha256),
  );
  if (other) return { at: 'unknown', why: `${other.name} was another one when it was made` };
  return { at: 'known', migrations };
}
