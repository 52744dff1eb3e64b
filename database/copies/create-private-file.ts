/**
 * Creates files and folders for enquiries that, from the first byte on, only their owner may read. `flushToDisk` writes
 * them to disk before another step relies on them.
 */
import { chownSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates the folder and the missing folders above it. Does not use Node's option `recursive`: with it, `mkdirSync`
 * never returns where the system refuses to create a folder, for example in /proc.
 */
export function createPrivateFolder(folder: string): void {
  if (existsSync(folder)) return;
  createPrivateFolder(dirname(folder));
  mkdirSync(folder, 0o700);
  giveToFolderOwner(folder);
}

/**
 * Creates a file that only this user may read, because it holds visitors' names and numbers. Throws if the file
 * exists.
 */
export function createPrivateFile(path: string): void {
  closeSync(openSync(path, 'wx', 0o600));
  giveToFolderOwner(path);
}

/**
 * Gives a new file or folder to the owner of the folder above it. Otherwise it would belong to root when a command runs
 * with sudo, and the service could not use it.
 */
function giveToFolderOwner(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  chownSync(path, uid, gid);
}
