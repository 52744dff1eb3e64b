/** Files and folders with enquiries in them: private from the first byte, on disk before they are relied on. */
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

/** Node's own `recursive` never returns where the system makes no folder (below /proc, say). */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, 0o700);
  ownedLikeItsFolder(folder);
}

/** Names and numbers of visitors: for one user only. Throws when it is there already. */
export function makePrivateFile(path: string): void {
  closeSync(openSync(path, 'wx', 0o600));
  ownedLikeItsFolder(path);
}

/** Made by root, as by a command of the owner's, it must still be the service's own. */
function ownedLikeItsFolder(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  chownSync(path, uid, gid);
}

/** A file's content, or a folder's entries. */
export function flushToDisk(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
