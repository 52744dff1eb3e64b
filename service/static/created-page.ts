import { gzipSync } from 'node:zlib';
import { type StaticFile, variantOf } from './static-file.ts';

/** A page that lies in no folder, served like one that does. Compressed fast: the build has more time. */
export function createdPage(html: string, headers: Readonly<Record<string, string>>): StaticFile {
  const plain = Buffer.from(html);
  return {
    kind: 'file',
    variants: [variantOf('gzip', gzipSync(plain, { level: 4 })), variantOf('identity', plain)],
    headers,
  };
}
