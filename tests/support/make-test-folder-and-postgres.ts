/**
 * The test environment: a folder for all files that tests write, with a PostgreSQL server in it, so that tests leave no
 * files behind and use no database of the machine. Both are in memory where there is room. On a disk, PostgreSQL would
 * spend most of its time creating and dropping hundreds of databases: the tests of `npm run restore` take 73 s on a
 * disk, and in memory 41 s with half of the processor time.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePostgresServer } from './postgres-server.ts';

const memory = '/dev/shm';
const neededBytes = 2 * 1024 ** 3;

/** No data here has to survive a power cut; tests of power cuts use a disk of their own. */
const unsafeSettings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

/**
 * Makes a folder and starts a PostgreSQL in it, and resolves with the environment variables of the processes that run
 * the tests: `TMPDIR`, and `TEST_DATABASE_URL` unless it is set already or PostgreSQL could not be started. With
 * `TEST_DATABASE_IS_OURS`, tests need not drop their databases, because the folder and the server are removed when this
 * process ends, however it ends. On Windows nothing is made.
 */
export async function makeTestFolderAndPostgres(): Promise<Record<string, string>> {
  if (process.platform === 'win32') return {};
  const folder = makeFolderInMemory() ?? makeFolderIn(tmpdir());
  removeWhenThisProcessEnds(folder);
  if (process.env.TEST_DATABASE_URL) return { TMPDIR: folder };
  const url = await startPostgres(folder);
  return { TMPDIR: folder, ...(url && { TEST_DATABASE_URL: url, TEST_DATABASE_IS_OURS: 'yes' }) };
}

async function startPostgres(folder: string): Promise<string | null> {
  const cluster = await makePostgresServer(folder, unsafeSettings);
  try {
    cluster?.start();
    return cluster?.url ?? null;
  } catch (error) {
    console.warn(`The tests go without a PostgreSQL of their own: ${(error as Error).message}`);
    return null;
  }
}

/** Makes the folder in memory. Returns null where memory is short, or where programs in that folder may not be run. */
function makeFolderInMemory(): string | null {
  if (!existsSync(memory)) return null;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < neededBytes) return null;
  const folder = makeFolderIn(memory);
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  if (spawnSync(program).status === 0) return folder;
  rmSync(folder, { recursive: true });
  return null;
}

function makeFolderIn(place: string): string {
  const folder = mkdtempSync(join(place, 'miranaya-tests-'));
  // PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o755);
  return folder;
}

/**
 * Starts a second process that waits until its input closes, which happens even when this process is killed. Then it
 * stops PostgreSQL and removes the folder.
 */
function removeWhenThisProcessEnds(folder: string): void {
  const script = `
cat > /dev/null
for file in "$1"/*/data/postmaster.pid; do
  [ -f "$file" ] && kill -QUIT "$(head -n 1 "$file")"
done
rm -rf "$1" || { sleep 1; rm -rf "$1"; }
`;
  const guard = spawn('sh', ['-c', script, 'sh', folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.unref();
  (guard.stdin as Socket).unref();
}
