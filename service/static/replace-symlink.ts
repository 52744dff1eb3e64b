import { lstatSync, renameSync, rmSync, symlinkSync, unlinkSync } from 'node:fs';

/**
 * Points `link` to another folder in one step, so that a reader finds either the old or the new folder. On Windows,
 * where renaming can't replace a link, the link is missing for a short time. A running service does not notice this,
 * because its files are open and it does not follow the link again.
 */
export function replaceSymlink(link: string, target: string): void {
  const next = `${link}.${process.pid}.next`;
  rmSync(next, { force: true });
  symlinkSync(target, next, 'junction');
  if (process.platform === 'win32' && lstatSync(link, { throwIfNoEntry: false })) unlinkSync(link);
  renameSync(next, link);
}
