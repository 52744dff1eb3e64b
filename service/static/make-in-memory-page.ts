import { gzipSync } from 'node:zlib';
import { makeInMemoryVariant, type StaticFile } from './static-file.ts';

/**
 * Makes a page that is generated in memory and served like a file. The page is compressed fast rather than thoroughly,
 * because the service has less time than the build.
 */
export function makeInMemoryPage(
  html: string,
  headers: Readonly<Record<string, string>>,
): StaticFile {
  const plain = Buffer.from(html);
  return {
    kind: 'file',
    variants: [
      makeInMemoryVariant('gzip', gzipSync(plain, { level: 4 })),
      makeInMemoryVariant('identity', plain),
    ],
    headers,
  };
}
