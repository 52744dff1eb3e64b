/**
 * Files and folders with enquiries: private from the first byte, and flushed to disk before anybody relies on them.
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

/** Node's `recursive` never returns where the system refuses to create a folder (in /proc, for example). */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, 0o700);
  ownedLikeItsFolder(folder);
}

/** Only this user may read it: it holds visitors' names and numbers. Throws if the file exists. */
export function makePrivateFile(path: string): void {
  closeSync(openSync(path, 'wx', 0o600));
  ownedLikeItsFolder(path);
}

/** A file created by root, when the owner runs a command with sudo, must still belong to the service's user. */
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
