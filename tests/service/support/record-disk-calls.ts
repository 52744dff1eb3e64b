/**
 * Records the order in which the code flushes, renames and links files, because a test can't cut the power to see
 * whether the order is safe. Each file is named as it is called at that moment.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename } from 'node:path';
import { onTestFinished, vi } from 'vitest';

/** Returns a list that grows until the test ends: `flush name`, `rename name to name`, `link name to name`. */
export function startRecordingDiskCalls(): string[] {
  const calls: string[] = [];
  const names = new Map<number, string>();
  const { openSync, fsyncSync, renameSync, linkSync } = fs;
  replaceFsFunction('openSync', (path, flags, mode) => {
    const file = openSync(path, flags, mode);
    names.set(file, basename(String(path)));
    return file;
  });
  replaceFsFunction('fsyncSync', (file) => {
    calls.push(`flush ${names.get(file)}`);
    fsyncSync(file);
  });
  replaceFsFunction('renameSync', (from, to) => {
    calls.push(`rename ${basename(String(from))} to ${basename(String(to))}`);
    renameSync(from, to);
  });
  replaceFsFunction('linkSync', (from, to) => {
    calls.push(`link ${basename(String(from))} to ${basename(String(to))}`);
    linkSync(from, to);
  });
  return calls;
}

/** Replaces a function of the file system until the test ends. */
export function replaceFsFunction<
  Name extends 'openSync' | 'fsyncSync' | 'renameSync' | 'linkSync',
>(name: Name, does: (typeof fs)[Name]): void {
  const spy = vi.spyOn(fs, name).mockImplementation(does as never);
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
}
