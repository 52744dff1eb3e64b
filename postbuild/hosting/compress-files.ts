/**
 * Writes `.br`, `.gz` and `.zst` beside every text file that gets smaller. A build uses the strongest compression,
 * because it is done once and sent many times.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { listFilesBelow } from '../list-files-below.ts';

const textual = new Set(
  '.html .js .mjs .css .json .data .svg .xml .txt .ics .webmanifest .ico .map'.split(' '),
);
/** Files of at most this size are not compressed, because they fit into one packet anyway. */
const minBytes = 512;

/**
 * How strongly files are compressed. A build uses the strongest compression. A publication (pages rendered again with
 * the values that staff have published) must be quick: its compressed pages are at first a twelfth larger, and it
 * writes no zstd copies, because browsers that accept zstd accept brotli too. Later, `publish-downloads.ts` compresses
 * the files of the publication again as strongly as a build does.
 */
type Effort = 'build' | 'publication';

type Compress = (bytes: Buffer, effort: Effort) => Promise<Buffer> | null;
const codings: Record<string, Compress> = {
  '.br': (bytes, effort) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort === 'build' ? 11 : 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes, effort) => promisify(gzip)(bytes, { level: effort === 'build' ? 9 : 6 }),
  '.zst': (bytes, effort) =>
    effort === 'build'
      ? promisify(zstdCompress)(bytes, {
          params: { [constants.ZSTD_c_compressionLevel]: 19 },
          pledgedSrcSize: bytes.length,
        })
      : null,
};

/**
 * Compresses the text files among `files` (by default all files) and returns the number of files written. Only a few
 * files are compressed at a time, because an encoder takes its memory (up to tens of megabytes for zstd) as soon as it
 * is created.
 */
export async function compressFiles(
  clientDir: string,
  files?: readonly string[],
  effort: Effort = 'build',
): Promise<number> {
  const all = files ?? (await listFilesBelow(clientDir));
  const waiting = all.filter((file) => textual.has(extname(file)));
  let written = 0;
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const path = join(clientDir, file);
      const bytes = await readFile(path);
      if (bytes.length <= minBytes) continue;
      for (const [suffix, compress] of Object.entries(codings)) {
        const small = await compress(bytes, effort);
        if (small === null || small.length >= bytes.length) continue;
        await writeFile(path + suffix, small);
        written += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return written;
}
