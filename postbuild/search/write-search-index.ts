import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeSearchIndexFile } from '#site/search/make-search-index-file.ts';

/**
 * Writes the search index to the path that the page of all courses names. Returns its size in bytes before compression.
 */
export async function writeSearchIndex(clientDir: string): Promise<number> {
  const { path, json } = await makeSearchIndexFile();
  const file = join(clientDir, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, json);
  return Buffer.byteLength(json);
}
