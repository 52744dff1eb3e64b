import { lstatSync, renameSync, rmSync, symlinkSync, unlinkSync } from 'node:fs';

/**
 * Lets `link` lead to another folder, in one step: whoever looks meanwhile finds the old one or the new one. On
 * Windows, where a link cannot be replaced by renaming, there is none for an instant; a service that runs has its
 * files open already and does not look.
 */
export function switchLink(link: string, target: string): void {
  const next = `${link}.${process.pid}.next`;
  rmSync(next, { force: true });
  symlinkSync(target, next, 'junction');
  if (process.platform === 'win32' && lstatSync(link, { throwIfNoEntry: false })) unlinkSync(link);
  renameSync(next, link);
}
