import { gzipSync } from 'node:zlib';
import { inMemoryVariant, type StaticFile } from './static-file.ts';

/**
 * Makes a page that is generated in memory and served like a file. The page is compressed fast rather than thoroughly,
 * because the service has less time than the build.
 */
export function inMemoryPage(html: string, headers: Readonly<Record<string, string>>): StaticFile {
  const plain = Buffer.from(html);
  return {
    kind: 'file',
    variants: [
      inMemoryVariant('gzip', gzipSync(plain, { level: 4 })),
      inMemoryVariant('identity', plain),
    ],
    headers,
  };
}
