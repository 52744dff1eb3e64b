import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { UpgradeError } from './upgrade-error.ts';

/**
 * Takes a lock, so that only one process upgrades at a time. The lock of a killed process is ignored. Returns a
 * function that releases the lock.
 */
export function takeLock(file: string): () => void {
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const pid = Number(readFileSync(file, 'utf8'));
      if (isAlive(pid)) throw new UpgradeError(`Another upgrade is under way (process ${pid}).`);
      rmSync(file, { force: true });
    }
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
