/**
 * Collects all addresses of the site's pages and files in a table: at the start, and again for each publication.
 * Requests are looked up in this table only. No part of a request ever becomes a file path, so path traversal is
 * impossible.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { selectHeadersForContentType } from '#contract/pages/select-headers-for-content-type.ts';
import { contentTypeOf } from './content-type-of.ts';
import type { SiteTable } from './read-site-table-file.ts';
import {
  type ContentCoding,
  type FileVariant,
  makeStaticFileReader,
  type StaticFile,
} from './static-file.ts';

type Redirect = { kind: 'redirect'; status: number; to: string };
export type StaticAnswer = StaticFile | Redirect;

export type StaticTable = {
  /** Whether exactly this address is a file. */
  has(path: string): boolean;
  /** The file at this path (without a query), or the redirect from it; null if there is neither. */
  find(path: string): StaticAnswer | null;
  /** The "not found" page for this path; null when plain text should be sent. */
  notFound(path: string): StaticFile | null;
  /** The number of addresses, and the bytes that they take in memory. */
  size: { paths: number; bytes: number };
  /** Closes the open files. */
  close(): void;
};

const codings: readonly [suffix: string, coding: ContentCoding][] = [
  ['.br', 'br'],
  ['.zst', 'zstd'],
  ['.gz', 'gzip'],
];

/**
 * Matches the names of Vite's hashed files. They change with the content, so browsers may cache these files for ever.
 */
const hashedName = /^\/assets\/[^/]+-(?=[^.]*[A-Z0-9_])[A-Za-z0-9_-]{8}\.[a-z0-9]+$/;

/**
 * `folder` is the folder of the built pages; null if there is none. `generatedPages` has pages by address, which
 * replace built pages.
 */
export function readStaticTable(
  folder: string | null,
  site: SiteTable,
  generatedPages: Readonly<Record<string, StaticFile>> = {},
): StaticTable {
  const names = folder === null ? new Set<string>() : listFiles(folder);
  // `_headers` and `_redirects` are settings for other hosts, and visitors do not need them.
  names.delete('_headers');
  names.delete('_redirects');
  const isVariant = (name: string) =>
    codings.some(([suffix]) => name.endsWith(suffix) && names.has(name.slice(0, -suffix.length)));
  const files = new Map<string, StaticFile>();
  const reader = makeStaticFileReader();
  const readVariant = (name: string, coding: ContentCoding, isRare: boolean) =>
    reader.read(join(folder ?? '', name), coding, isRare);

  for (const name of names) {
    if (isVariant(name)) continue;
    const compressed = codings.filter(([suffix]) => names.has(name + suffix));
    // Nearly all browsers ask for a compressed variant. So if there is one, the plain variant is rarely sent.
    const variants = [readVariant(name, 'identity', compressed.length > 0)];
    for (const [suffix, coding] of compressed)
      variants.push(readVariant(name + suffix, coding, false));
    variants.sort((a, b) => a.size - b.size);
    files.set(name, { kind: 'file', variants, headers: headersOf(name, variants, site) });
  }

  const answers = new Map<string, StaticAnswer>();
  const pageOf = (address: string) => files.get(address.slice(1));
  // Visitors cannot open the "not found" pages by an address of their own, so the loop below skips them.
  const errorPages = new Set([
    site.notFound,
    ...Object.entries(site.notFoundByPrefix)
      .filter(([prefix, page]) => page.startsWith(prefix))
      .map(([, page]) => page),
  ]);
  for (const [name, file] of files) {
    if (errorPages.has(`/${name}`)) continue;
    for (const address of addressesOf(name)) if (!answers.has(address)) answers.set(address, file);
  }
  // If the site has `a.html` and `a/index.html`, the address `/a/` shows `a/index.html`.
  for (const [name, file] of files)
    if (name.endsWith('/index.html')) answers.set(`/${name.slice(0, -'index.html'.length)}`, file);
  for (const name of files.keys()) {
    if (!name.endsWith('.html') || errorPages.has(`/${name}`)) continue;
    if (name === 'index.html')
      answers.set('/index.html', { kind: 'redirect', status: 308, to: '/' });
    else if (!name.endsWith('/index.html'))
      answers.set(`/${name}`, { kind: 'redirect', status: 308, to: `/${name.slice(0, -5)}` });
  }
  for (const { from, to, status } of site.redirects)
    answers.set(from, { kind: 'redirect', status, to });
  for (const [address, file] of Object.entries(generatedPages))
    for (const spelling of [address, `${address}/`]) answers.set(spelling, file);

  /** The address in its own spelling, by its spelling in lower case, so that an address is found in any letter case. */
  const addressByLowerCase = new Map<string, string>();
  for (const address of answers.keys()) {
    const key = address.toLowerCase();
    if (!addressByLowerCase.has(key)) addressByLowerCase.set(key, address);
  }

  const prefixes = Object.entries(site.notFoundByPrefix).sort(([a], [b]) => b.length - a.length);

  return {
    has: (path) => answers.get(path)?.kind === 'file',
    find(path) {
      const direct = answers.get(path);
      if (direct) return direct;
      const plain = decodeAddress(path);
      if (plain === null) return null;
      const decoded = answers.get(plain);
      if (decoded) return decoded;
      const canonical = addressByLowerCase.get(plain.toLowerCase());
      if (canonical === undefined) return null;
      const found = answers.get(canonical);
      return found?.kind === 'redirect' ? found : { kind: 'redirect', status: 308, to: canonical };
    },
    notFound(path) {
      // A missing PDF, zip or picture is answered with plain text, never with a page.
      if (/^\/(assets|downloads)\//i.test(path) || isNamedLikeFile(path)) return null;
      const page = prefixes.find(([prefix]) => path.startsWith(prefix))?.[1] ?? site.notFound;
      return pageOf(page) ?? pageOf(site.notFound) ?? null;
    },
    size: { paths: answers.size, bytes: reader.bytes() },
    close: () => reader.close(),
  };
}

/** The paths of all files in the folder, relative to it, with slashes. */
function listFiles(folder: string): Set<string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .map((name) => name.replace(/^\/+/, ''));
  return new Set(names.sort());
}

/**
 * Returns the addresses of a file. `terms.html` is served at `/terms` and at `/terms/`, without a redirect.
 * `lms/index.html` is served at `/lms/` and under its own name, never at `/lms`.
 */
function addressesOf(name: string): string[] {
  if (name === 'index.html') return ['/'];
  if (name.endsWith('/index.html')) return [`/${name}`, `/${name.slice(0, -'index.html'.length)}`];
  if (name.endsWith('.html')) return [`/${name.slice(0, -5)}`, `/${name.slice(0, -5)}/`];
  return [`/${name}`];
}

function headersOf(name: string, variants: FileVariant[], site: SiteTable): Record<string, string> {
  const type = contentTypeOf(name);
  const isPage = name.endsWith('.html');
  const isFramed = name.endsWith('/index.html');
  const named = addressesOf(name)
    .map((address) => site.headers[address])
    .find((headers) => headers !== undefined);
  return {
    'content-type': type,
    'cache-control': cacheControl(name),
    ...(variants.length > 1 ? { vary: 'Accept-Encoding' } : {}),
    ...(/\.(pdf|zip|mp4|webm)$/i.test(name) ? { 'accept-ranges': 'bytes' } : {}),
    // A page with a folder of its own (`lms/index.html`) is shown in an `iframe` of our site. No other page may be
    // framed.
    ...(isPage
      ? {
          'content-security-policy': isFramed ? "frame-ancestors 'self'" : "frame-ancestors 'none'",
        }
      : {}),
    ...(/\.svg$/i.test(name)
      ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" }
      : {}),
    ...selectHeadersForContentType(lowerCase(site.headers['/*']), type),
    ...lowerCase(named ?? site.headers[`/${name}`]),
  };
}

function lowerCase(headers: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

function isNamedLikeFile(path: string): boolean {
  return !/\.html$/i.test(path) && contentTypeOf(path) !== 'application/octet-stream';
}

function cacheControl(name: string): string {
  if (hashedName.test(`/${name}`)) return 'public, max-age=31536000, immutable';
  return /\.(html|data|json|webmanifest|xml|txt)$/.test(name) ? 'no-cache' : 'public, max-age=3600';
}

/** Decodes the address once. Null for addresses that the site never has: an encoded slash, a NUL, a dot segment. */
function decodeAddress(path: string): string | null {
  if (/%(2f|5c|00)/i.test(path) || path.includes('\\')) return null;
  try {
    const plain = decodeURIComponent(path);
    return /(^|\/)\.\.?(\/|$)|\0/.test(plain) ? null : plain;
  } catch {
    return null;
  }
}
