import { gzipSync } from 'node:zlib';
import { type StaticFile, variantOf } from './static-file.ts';

/**
 * A page generated in memory and served like a file. Compressed fast: unlike the build, the service has little time.
 */
export function inMemoryPage(html: string, headers: Readonly<Record<string, string>>): StaticFile {
  const plain = Buffer.from(html);
  return {
    kind: 'file',
    variants: [variantOf('gzip', gzipSync(plain, { level: 4 })), variantOf('identity', plain)],
    headers,
  };
}
