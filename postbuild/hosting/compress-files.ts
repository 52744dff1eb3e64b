/**
 * Leaves a `.br`, `.gz` and `.zst` beside every file that is text and gets smaller by it, each as small as
 * its coding can make it: it is done once and sent many times. A file that does not shrink gets none.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { filesBelow } from '../pages/place-pages.ts';

const textual = new Set(
  '.html .js .mjs .css .json .data .svg .xml .txt .ics .webmanifest .ico .map'.split(' '),
);
/** One packet on the wire carries more than this anyway. */
const minBytes = 512;

/** How hard to try: a build takes its time, a publication does not (a tenth of it, and a twelfth more bytes). */
export type Effort = 'build' | 'publication';

type Compress = (bytes: Buffer, effort: Effort) => Promise<Buffer>;
const codings: Record<string, Compress> = {
  '.br': (bytes, effort) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort === 'build' ? 11 : 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        // Tables for 64 kB at a time: the styles, the text and the data of a page differ (116 bytes of `/`).
        [constants.BROTLI_PARAM_LGBLOCK]: 16,
      },
    }),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: 9 }),
  '.zst': (bytes, effort) =>
    promisify(zstdCompress)(bytes, {
      params: { [constants.ZSTD_c_compressionLevel]: effort === 'build' ? 19 : 9 },
      pledgedSrcSize: bytes.length,
    }),
};

/**
 * A few files at a time: the work is done in zlib's own threads, but every coder takes its memory (zstd's
 * highest levels: tens of megabytes) when it is made, not when its turn comes. Without `files`, all of them.
 */
export async function compressFiles(
  clientDir: string,
  files?: readonly string[],
  effort: Effort = 'build',
): Promise<number> {
  const all = files ?? (await filesBelow(clientDir));
  const waiting = all.filter((file) => textual.has(extname(file)));
  let written = 0;
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const path = join(clientDir, file);
      const bytes = await readFile(path);
      if (bytes.length <= minBytes) continue;
      for (const [suffix, compress] of Object.entries(codings)) {
        const small = await compress(bytes, effort);
        if (small.length >= bytes.length) continue;
        await writeFile(path + suffix, small);
        written += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return written;
}
