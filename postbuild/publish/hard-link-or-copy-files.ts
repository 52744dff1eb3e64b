import { copyFileSync, linkSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Gives each file below `from` a second hard link below `to`. Linking fails if the file is on another disk or belongs
 * to another user. Then this function links the same file from one of the folders `copies` of earlier publications, or
 * copies it. It is synchronous, because this process has nothing else to do.
 */
export function hardLinkOrCopyFiles(
  from: string,
  to: string,
  files: readonly string[],
  copies: readonly string[] = [],
  /** The function that links a file. Tests replace it to refuse some links. */
  link = linkSync,
): void {
  const folders = new Set(files.map((file) => dirname(join(to, file))));
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  for (const file of files) {
    const [source, target] = [join(from, file), join(to, file)];
    const isLinked =
      tryToLink(link, source, target) ||
      copies.some(
        (copy) => isSame(source, join(copy, file)) && tryToLink(link, join(copy, file), target),
      );
    if (!isLinked) copyFileSync(source, target);
  }
}

function tryToLink(link: typeof linkSync, source: string, target: string): boolean {
  try {
    link(source, target);
    return true;
  } catch {
    return false;
  }
}

function isSame(one: string, other: string): boolean {
  try {
    return readFileSync(other).equals(readFileSync(one));
  } catch {
    return false;
  }
}
