import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFilesBelow } from '#postbuild/list-files-below.ts';

/**
 * Counts the published pages that are byte for byte equal to those of the build, and those that are not. Counts all
 * other files in the same way.
 */
export async function countSameAndChangedPages(build: string, published: string) {
  const counts = { pages: { same: 0, changed: 0 }, others: { same: 0, changed: 0 } };
  const before = new Set(await listFilesBelow(join(build, 'client')));
  for (const file of await listFilesBelow(join(published, 'client'))) {
    const read = (folder: string) => readFileSync(join(folder, 'client', file));
    const isSame = before.has(file) && read(build).equals(read(published));
    counts[file.endsWith('.html') ? 'pages' : 'others'][isSame ? 'same' : 'changed'] += 1;
  }
  return counts;
}
