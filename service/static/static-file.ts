/**
 * Reads files in the form in which they are sent. Small files stay in memory. The others are held open from the start,
 * so that running downloads go on when the folder is deleted, rebuilt or moved.
 */
import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

export type ContentCoding = 'identity' | 'gzip' | 'br' | 'zstd';

/** The file in one content coding (plain or compressed). */
export type FileVariant = {
  coding: ContentCoding;
  size: number;
  etag: string;
  content: Buffer | OpenFile;
};

/** `readers` is the number of running downloads. When a retired file has no more readers, it is closed. */
export type OpenFile = { fd: number; readers: number; isRetired: boolean };

/**
 * Registers a reader, so that the file stays open; `endReading` unregisters the reader. Every download needs this: when
 * a file is closed, the system may give its number to another file, and the download would send that file.
 */
export function beginReading(file: OpenFile): void {
  file.readers += 1;
}

export function endReading(file: OpenFile): void {
  file.readers -= 1;
  closeIfUnread(file);
}

function closeIfUnread(file: OpenFile): void {
  if (file.isRetired && file.readers === 0) closeSync(file.fd);
}

export type StaticFile = {
  kind: 'file';
  /** The variants, smallest first; `identity` is always included. */
  variants: FileVariant[];
  headers: Readonly<Record<string, string>>;
};

const inMemoryBytes = 256 * 1024;
const mostInMemoryBytes = 48 * 1024 * 1024;

type StaticFileReader = {
  /** `isRare` marks a variant that is seldom requested. Such a variant is not kept in memory, even if it is small. */
  read(path: string, coding: ContentCoding, isRare: boolean): FileVariant;
  /** The number of bytes that are kept in memory. */
  bytes(): number;
  /** Closes the files. A file with running downloads is closed when the last of them ends. */
  close(): void;
};

/**
 * The contents in memory, by ETag, which is a hash of the content. Most pages are equal in two publications, and equal
 * contents are stored only once.
 */
const contentByEtag = new Map<string, WeakRef<Buffer>>();

export function makeStaticFileReader(): StaticFileReader {
  const open: OpenFile[] = [];
  const space = Buffer.allocUnsafeSlow(inMemoryBytes);
  let bytes = 0;
  for (const [etag, content] of contentByEtag)
    if (content.deref() === undefined) contentByEtag.delete(etag);
  return {
    read(path, coding, isRare) {
      const fd = openSync(path, 'r');
      const { size } = fstatSync(fd);
      const keep = !isRare && size <= inMemoryBytes && bytes + size <= mostInMemoryBytes;
      if (!keep) {
        const file = { fd, readers: 0, isRetired: false };
        open.push(file);
        return { coding, size, etag: etagOfOpen(fd), content: file };
      }
      const read = space.subarray(0, fillFromFile(fd, space.subarray(0, size)));
      closeSync(fd);
      const etag = etagOf(read);
      const content = contentByEtag.get(etag)?.deref() ?? Buffer.from(read);
      contentByEtag.set(etag, new WeakRef(content));
      bytes += content.length;
      return { coding, size: content.length, etag, content };
    },
    bytes: () => bytes,
    close() {
      for (const file of open.splice(0)) {
        file.isRetired = true;
        closeIfUnread(file);
      }
    },
  };
}

/** Reads the file from its beginning until `space` is full or the file ends. Returns the number of bytes read. */
function fillFromFile(fd: number, space: Buffer): number {
  let at = 0;
  while (at < space.length) {
    const read = readSync(fd, space, at, space.length - at, at);
    if (read === 0) break;
    at += read;
  }
  return at;
}

export function makeInMemoryVariant(coding: ContentCoding, content: Buffer): FileVariant {
  return { coding, size: content.length, etag: etagOf(content), content };
}

const toEtag = (digest: string) => `"${digest.slice(0, 20)}"`;

function etagOf(content: Buffer): string {
  return toEtag(createHash('sha256').update(content).digest('base64url'));
}

/** Computes the ETag of an open file piece by piece, so that a large file is never whole in memory. */
function etagOfOpen(fd: number): string {
  const hash = createHash('sha256');
  const piece = Buffer.allocUnsafe(64 * 1024);
  let at = 0;
  for (;;) {
    const read = readSync(fd, piece, 0, piece.length, at);
    if (read === 0) return toEtag(hash.digest('base64url'));
    hash.update(piece.subarray(0, read));
    at += read;
  }
}

/** Reads the whole content, for the few pages that are changed before they are sent. */
export function readVariantBytes({ content, size }: FileVariant): Buffer {
  if (Buffer.isBuffer(content)) return content;
  const bytes = Buffer.alloc(size);
  fillFromFile(content.fd, bytes);
  return bytes;
}
