/** A PostgreSQL server of our own in a scratch folder, which can be stopped, crashed and started again. */
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './find-free-port.ts';

export type PostgresServer = {
  url: string;
  start(): void;
  /** `fast` ends sessions properly. `immediate` is a crash, after which the next start recovers. */
  stop(how: 'fast' | 'immediate'): void;
  remove(): void;
};

function findBinFolder(): string | null {
  const versions = '/usr/lib/postgresql';
  if (!existsSync(versions)) return null;
  const newest = readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0];
  const folder = join(versions, newest ?? '', 'bin');
  return existsSync(join(folder, 'initdb')) ? folder : null;
}

/** Runs a program of PostgreSQL. As root, runs it as the user `postgres`, because PostgreSQL refuses to run as root. */
function runAsPostgresUser(command: string, words: string[]): void {
  const isRoot = process.getuid?.() === 0;
  const [program, all] = isRoot
    ? ['runuser', ['-u', 'postgres', '--', command, ...words]]
    : [command, words];
  execFileSync(program, all, { stdio: ['ignore', 'ignore', 'pipe'] });
}

/**
 * Creates a PostgreSQL server without starting it; null where PostgreSQL is not installed. `place` is the folder in
 * which the server's folder is created; `settings` are those of postgresql.conf.
 */
export async function makePostgresServer(
  place = tmpdir(),
  settings: Readonly<Record<string, string>> = {},
): Promise<PostgresServer | null> {
  const bin = findBinFolder();
  if (bin === null) return null;
  const folder = mkdtempSync(join(place, 'miranaya-pg-'));
  const port = await findFreePort();
  const data = join(folder, 'data');
  try {
    if (process.getuid?.() === 0) {
      const ids = (flag: string) =>
        Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
      chownSync(folder, ids('-u'), ids('-g'));
    }
    runAsPostgresUser(join(bin, 'initdb'), [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '--no-sync',
    ]);
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
  const control = (...words: string[]) =>
    runAsPostgresUser(join(bin, 'pg_ctl'), ['-D', data, '-w', ...words]);
  const all = { listen_addresses: '127.0.0.1', ...settings };
  const set = Object.entries(all).map(([name, value]) => `-c ${name}=${value}`);
  const options = [`-p ${port} -k ${folder}`, ...set].join(' ');
  const cluster: PostgresServer = {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start: () => control('-l', join(folder, 'log'), '-o', options, 'start'),
    stop: (how) => control('-m', how, 'stop'),
    remove() {
      try {
        cluster.stop('immediate');
      } catch {
        // The server is already stopped.
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return cluster;
}
