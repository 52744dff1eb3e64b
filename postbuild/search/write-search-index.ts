import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { getSearchIndexFile } from '#site/search/get-search-index-file.ts';

/** Writes the index that the page of all courses names. Returns its bytes before compression. */
export async function writeSearchIndex(clientDir: string): Promise<number> {
  const { path, json } = await getSearchIndexFile();
  const file = join(clientDir, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, json);
  return Buffer.byteLength(json);
}
