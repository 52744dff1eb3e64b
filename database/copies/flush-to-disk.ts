import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Flushes a file's content or a folder's entries. */
export function flushToDisk(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
