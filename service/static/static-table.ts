/**
 * Every address of the built site and what is behind it, made once at start. A request is looked up in
 * this table and nowhere else: no part of a request ever becomes a path in the file system, so there is
 * nothing to climb out of.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contentType } from './content-types.ts';
import type { SiteTable } from './site-table.ts';
import { type Coding, fileReader, type StaticFile, type Variant } from './static-file.ts';

type Redirect = { kind: 'redirect'; status: number; to: string };
export type Answer = StaticFile | Redirect;

export type StaticTable = {
  /** Whether this address, written just so, is a file. */
  has(path: string): boolean;
  /** What is at this path, query excluded; null when nothing is. */
  find(path: string): Answer | null;
  /** The page for what is missing at this path; null where plain text is the right answer. */
  notFound(path: string): StaticFile | null;
  /** How many addresses there are, and what they take of memory. */
  size: { paths: number; bytes: number };
  /** Lets go of the files that are held open. */
  close(): void;
};

const codings: readonly [suffix: string, coding: Coding][] = [
  ['.br', 'br'],
  ['.zst', 'zstd'],
  ['.gz', 'gzip'],
];

/** Vite's hashed files: the name changes with the content, so they may be kept for ever. */
const hashedName = /^\/assets\/[^/]+-(?=[^.]*[A-Z0-9_])[A-Za-z0-9_-]{8}\.[a-z0-9]+$/;

/**
 * `folder` is the built site, null for none; `made` are pages that lie in no folder, by address, and stand
 * before what is built there.
 */
export function readStaticTable(
  folder: string | null,
  site: SiteTable,
  made: Readonly<Record<string, StaticFile>> = {},
): StaticTable {
  const names = folder === null ? new Set<string>() : listFiles(folder);
  // Settings for other hosts, written beside the pages; not for visitors.
  names.delete('_headers');
  names.delete('_redirects');
  const isVariant = (name: string) =>
    codings.some(([suffix]) => name.endsWith(suffix) && names.has(name.slice(0, -suffix.length)));
  const files = new Map<string, StaticFile>();
  const reader = fileReader();
  const readVariant = (name: string, coding: Coding, isRare: boolean) =>
    reader.read(join(folder ?? '', name), coding, isRare);

  for (const name of names) {
    if (isVariant(name)) continue;
    const compressed = codings.filter(([suffix]) => names.has(name + suffix));
    // Hardly a browser asks for a page as it is when there is a smaller one.
    const variants = [readVariant(name, 'identity', compressed.length > 0)];
    for (const [suffix, coding] of compressed)
      variants.push(readVariant(name + suffix, coding, false));
    variants.sort((a, b) => a.size - b.size);
    files.set(name, { kind: 'file', variants, headers: headersOf(name, variants, site) });
  }

  const answers = new Map<string, Answer>();
  const pageOf = (address: string) => files.get(address.slice(1));
  // Pages that exist only to say that something is missing have no address of their own.
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
  // A folder's own page stands before the page of the same name with a slash after it.
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
  for (const [address, file] of Object.entries(made))
    for (const spelling of [address, `${address}/`]) answers.set(spelling, file);

  /** Another letter case of a known address leads to the address itself. */
  const folded = new Map<string, string>();
  for (const address of answers.keys()) {
    const key = address.toLowerCase();
    if (!folded.has(key)) folded.set(key, address);
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
      const canonical = folded.get(plain.toLowerCase());
      if (canonical === undefined) return null;
      const found = answers.get(canonical);
      return found?.kind === 'redirect' ? found : { kind: 'redirect', status: 308, to: canonical };
    },
    notFound(path) {
      // Never a page under the name of a PDF, a zip or a picture.
      if (/^\/(assets|downloads)\//i.test(path) || isNamedLikeFile(path)) return null;
      const page = prefixes.find(([prefix]) => path.startsWith(prefix))?.[1] ?? site.notFound;
      return pageOf(page) ?? pageOf(site.notFound) ?? null;
    },
    size: { paths: answers.size, bytes: reader.bytes() },
    close: () => reader.close(),
  };
}

/** Names of all files below, with slashes, relative to the folder. */
function listFiles(folder: string): Set<string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .map((name) => name.replace(/^\/+/, ''));
  return new Set(names.sort());
}

/**
 * `terms.html` is at `/terms`, and just as well at `/terms/`: no redirect is ever made between the two.
 * `lms/index.html` is at `/lms/` and under its own name, and never at `/lms`.
 */
function addressesOf(name: string): string[] {
  if (name === 'index.html') return ['/'];
  if (name.endsWith('/index.html')) return [`/${name}`, `/${name.slice(0, -'index.html'.length)}`];
  if (name.endsWith('.html')) return [`/${name.slice(0, -5)}`, `/${name.slice(0, -5)}/`];
  return [`/${name}`];
}

function headersOf(name: string, variants: Variant[], site: SiteTable): Record<string, string> {
  const type = contentType(name);
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
    // Pages in folders of their own are shown in frames of ours; no other page is.
    ...(isPage
      ? {
          'content-security-policy': isFramed ? "frame-ancestors 'self'" : "frame-ancestors 'none'",
        }
      : {}),
    ...(/\.svg$/i.test(name)
      ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" }
      : {}),
    ...lowerCase(site.headers['/*']),
    ...lowerCase(named ?? site.headers[`/${name}`]),
  };
}

function lowerCase(headers: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

function isNamedLikeFile(path: string): boolean {
  return !/\.html$/i.test(path) && contentType(path) !== 'application/octet-stream';
}

function cacheControl(name: string): string {
  if (hashedName.test(`/${name}`)) return 'public, max-age=31536000, immutable';
  return /\.(html|data|json|webmanifest|xml|txt)$/.test(name) ? 'no-cache' : 'public, max-age=3600';
}

/** Decodes once. Null for what no address of ours can be: a hidden slash, a NUL, a dot segment. */
function decodeAddress(path: string): string | null {
  if (/%(2f|5c|00)/i.test(path) || path.includes('\\')) return null;
  try {
    const plain = decodeURIComponent(path);
    return /(^|\/)\.\.?(\/|$)|\0/.test(plain) ? null : plain;
  } catch {
    return null;
  }
}
