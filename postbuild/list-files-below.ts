import { readdir } from 'node:fs/promises';
import { join } from 'node:path/posix';

/**
 * Lists the paths of all files below `folder`: relative to it, with forward slashes and sorted, so that a build is the
 * same on every machine.
 */
export async function listFilesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}
