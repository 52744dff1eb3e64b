import { makeSearchIndexFile } from '#site/search/make-search-index-file.ts';
import { writeFileBelow } from '../write-file-below.ts';

/**
 * Writes the search index to the path that the page of all courses names. Returns its size in bytes before compression.
 */
export async function writeSearchIndex(clientDir: string): Promise<number> {
  const { path, json } = await makeSearchIndexFile();
  await writeFileBelow(clientDir, path, json);
  return Buffer.byteLength(json);
}
