/**
 * What is sent for an address. Small files lie in memory; the others are held open from the start on, so that a
 * folder that is emptied, built anew or moved away later changes nothing for whoever is served from here.
 */
import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';

export type Coding = 'identity' | 'gzip' | 'br' | 'zstd';

/** One file in one coding. */
export type Variant = {
  coding: Coding;
  size: number;
  etag: string;
  content: Buffer | OpenFile;
};

export type OpenFile = { fd: number };

export type StaticFile = {
  kind: 'file';
  /** Smallest first; identity is always there. */
  variants: Variant[];
  headers: Readonly<Record<string, string>>;
};

const inMemoryBytes = 256 * 1024;
const mostInMemoryBytes = 48 * 1024 * 1024;

export type FileReader = {
  /** A rare one is not kept in memory, however small. */
  read(path: string, coding: Coding, isRare: boolean): Variant;
  /** What lies in memory. */
  bytes(): number;
  close(): void;
};

export function fileReader(): FileReader {
  const open: number[] = [];
  let bytes = 0;
  return {
    read(path, coding, isRare) {
      const fd = openSync(path, 'r');
      const { size } = fstatSync(fd);
      const keep = !isRare && size <= inMemoryBytes && bytes + size <= mostInMemoryBytes;
      if (!keep) {
        open.push(fd);
        return { coding, size, etag: etagOfOpen(fd), content: { fd } };
      }
      const content = readFileSync(fd);
      closeSync(fd);
      bytes += content.length;
      return { coding, size: content.length, etag: etagOf(content), content };
    },
    bytes: () => bytes,
    close() {
      for (const fd of open.splice(0)) closeSync(fd);
    },
  };
}

/** A page that lies in no folder. */
export function variantOf(coding: Coding, content: Buffer): Variant {
  return { coding, size: content.length, etag: etagOf(content), content };
}

const mark = (digest: string) => `"${digest.slice(0, 20)}"`;

function etagOf(content: Buffer): string {
  return mark(createHash('sha256').update(content).digest('base64url'));
}

/** Piece by piece: large files shall not pass through memory whole. */
function etagOfOpen(fd: number): string {
  const hash = createHash('sha256');
  const piece = Buffer.allocUnsafe(64 * 1024);
  let at = 0;
  for (;;) {
    const read = readSync(fd, piece, 0, piece.length, at);
    if (read === 0) return mark(hash.digest('base64url'));
    hash.update(piece.subarray(0, read));
    at += read;
  }
}

/** The whole of it, for the few that are changed before they are sent. */
export function readVariant({ content, size }: Variant): Buffer {
  if (Buffer.isBuffer(content)) return content;
  const bytes = Buffer.alloc(size);
  readSync(content.fd, bytes, 0, size, 0);
  return bytes;
}
