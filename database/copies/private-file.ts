/**
 * Files and folders with enquiries. They are private from the first byte, and flushed to disk before any other step
 * relies on them.
 */
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates the folder and the folders above it if they are missing. Node's `recursive` option is not used, because it
 * never returns where the system refuses to create a folder (in /proc, for example).
 */
export function makePrivateFolder(folder: string): void {
  if (existsSync(folder)) return;
  makePrivateFolder(dirname(folder));
  mkdirSync(folder, 0o700);
  ownedLikeItsFolder(folder);
}

/**
 * Creates a file that only this user may read, because it holds visitors' names and numbers. Throws if the file
 * exists.
 */
export function makePrivateFile(path: string): void {
  closeSync(openSync(path, 'wx', 0o600));
  ownedLikeItsFolder(path);
}

/** If an owner runs a command with sudo, root creates the file. It must still belong to the user of the service. */
function ownedLikeItsFolder(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  chownSync(path, uid, gid);
}

/** Flushes a file's content or a folder's entries. */
export function flushToDisk(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
