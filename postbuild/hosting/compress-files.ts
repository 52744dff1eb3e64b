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

const codings: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  '.br': (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        // Tables for 64 kB at a time: the styles, the text and the data of a page differ (116 bytes of `/`).
        [constants.BROTLI_PARAM_LGBLOCK]: 16,
      },
    }),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: 9 }),
  '.zst': (bytes) =>
    promisify(zstdCompress)(bytes, {
      params: { [constants.ZSTD_c_compressionLevel]: 19 },
      pledgedSrcSize: bytes.length,
    }),
};

/**
 * A few files at a time: the work is done in zlib's own threads, but every coder takes its memory (zstd's
 * highest levels: tens of megabytes) when it is made, not when its turn comes.
 */
export async function compressFiles(clientDir: string): Promise<number> {
  const waiting = (await filesBelow(clientDir)).filter((file) => textual.has(extname(file)));
  let written = 0;
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const path = join(clientDir, file);
      const bytes = await readFile(path);
      if (bytes.length <= minBytes) continue;
      for (const [suffix, compress] of Object.entries(codings)) {
        const small = await compress(bytes);
        if (small.length >= bytes.length) continue;
        await writeFile(path + suffix, small);
        written += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return written;
}
