/**
 * What code asks of the disk, in its order, with the names that files have at that moment: a power cut, in which the
 * order shows, cannot be had in a test. And what it still has open in a folder.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename, join } from 'node:path';
import { onTestFinished, vi } from 'vitest';

/** `flush name`, `rename name to name`, `link name to name`, one after the other, until the test ends. */
export function watchedDisk(): string[] {
  const asked: string[] = [];
  const names = new Map<number, string>();
  const { openSync, fsyncSync, renameSync, linkSync } = fs;
  insteadOf('openSync', (path, flags, mode) => {
    const file = openSync(path, flags, mode);
    names.set(file, basename(String(path)));
    return file;
  });
  insteadOf('fsyncSync', (file) => {
    asked.push(`flush ${names.get(file)}`);
    fsyncSync(file);
  });
  insteadOf('renameSync', (from, to) => {
    asked.push(`rename ${basename(String(from))} to ${basename(String(to))}`);
    renameSync(from, to);
  });
  insteadOf('linkSync', (from, to) => {
    asked.push(`link ${basename(String(from))} to ${basename(String(to))}`);
    linkSync(from, to);
  });
  return asked;
}

/** Until the test ends, this is what the file system does. */
export function insteadOf<Name extends 'openSync' | 'fsyncSync' | 'renameSync' | 'linkSync'>(
  name: Name,
  does: (typeof fs)[Name],
): void {
  const spy = vi.spyOn(fs, name).mockImplementation(does as never);
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
}

const open = '/proc/self/fd';

/** The files of a folder that this process has open; nobody can say where the system does not. */
export function openFiles(folder: string): string[] {
  if (!fs.existsSync(open)) return [];
  return fs
    .readdirSync(open)
    .map((file) => {
      try {
        return fs.readlinkSync(join(open, file));
      } catch {
        // The one by which they are read.
        return '';
      }
    })
    .filter((path) => path.startsWith(folder));
}
