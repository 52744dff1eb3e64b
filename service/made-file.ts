import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { StaticFile, Variant } from './static-table.ts';

/** A page that lies in no folder, served like one that does. Compressed fast: the build has more time. */
export function madeFile(html: string, headers: Readonly<Record<string, string>>): StaticFile {
  const plain = Buffer.from(html);
  const variant = (coding: Variant['coding'], bytes: Buffer): Variant => ({
    coding,
    size: bytes.length,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}"`,
    bytes,
    path: '',
  });
  return {
    kind: 'file',
    variants: [variant('gzip', gzipSync(plain, { level: 4 })), variant('identity', plain)],
    headers,
  };
}
