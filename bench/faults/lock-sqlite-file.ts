import { spawn } from 'node:child_process';
import { once } from 'node:events';

const lockingProgram = `
  const { DatabaseSync } = require('node:sqlite');
  const file = new DatabaseSync(process.argv[1], { timeout: 5_000 });
  file.exec('BEGIN EXCLUSIVE');
  process.stdout.write('held');
  process.stdin.on('end', () => { file.exec('ROLLBACK'); process.exit(); }).resume();`;

/**
 * Starts a process that locks the SQLite file for writing until `release` is called. Throws if the file cannot be
 * locked.
 */
export async function lockSqliteFile(path: string): Promise<{ release(): Promise<void> }> {
  const child = spawn(process.execPath, ['-e', lockingProgram, path], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const held = await Promise.race([once(child.stdout, 'data'), ended.then(() => null)]);
  if (held === null) throw new Error(`${path} could not be held.`);
  return {
    async release() {
      child.stdin.end();
      await ended;
    },
  };
}
