import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Failed } from './failed.ts';

/** Makes sure that only one process does this; one that was killed is no obstacle. Returns what lets go. */
export function takeLock(file: string): () => void {
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const pid = Number(readFileSync(file, 'utf8'));
      if (isAlive(pid)) throw new Failed(`Another upgrade is under way (process ${pid}).`);
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
