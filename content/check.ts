/**
 * Reads all content as the build will and says what is wrong with it, one sentence per mistake: the file,
 * the entry, the reason. Shapes are the schemas' matter; here also what no single entry can know: an
 * address that leads nowhere, a picture that is not there, a slug used twice.
 */
import { existsSync } from 'node:fs';
import { type Collection, collections } from './collections.ts';
import { findOfferProblems } from './offers/check-offers.ts';
import { pages } from './pages.ts';
import { redirects } from './redirects.ts';

interface Problem {
  file: string;
  entry: string;
  reason: string;
}

/** Pictures and documents below these are drawn by the build from the entries themselves. */
const madeByTheBuild = ['/certificates/', '/downloads/', '/assets/', '/covers/'];

/** Keys whose values are addresses of this site or files it hands out. */
const addressKeys = new Set(['to', 'link', 'path', 'detailsPath', 'image', 'pdfLink', 'src']);

/** All mistakes of the given content (by default: all of it); none is an empty list. */
export function findContentProblems(all: readonly Collection[] = collections): string[] {
  const found = [...shapeProblems(all), ...slugProblems(all), ...addressProblems(all)].map(
    ({ file, entry, reason }) => `content/${file}, ${entry}: ${reason}`,
  );
  return [...found, ...findOfferProblems()];
}

function shapeProblems(all: readonly Collection[]): Problem[] {
  return all.flatMap(({ file, schema, entries }) =>
    entries.flatMap((entry, index) => {
      const result = schema.safeParse(entry);
      if (result.success) return [];
      return result.error.issues.map((issue) => ({
        file,
        entry: nameOf(entry, index),
        reason: `${issue.path.join('.') || 'the entry'}: ${issue.message}`,
      }));
    }),
  );
}

/** Slugs and ids name files and addresses, so within one file each may stand once. */
function slugProblems(all: readonly Collection[]): Problem[] {
  return all.flatMap(({ file, entries }) => {
    const seen = new Set<unknown>();
    return entries.flatMap((entry, index) => {
      const slug = slugOf(entry);
      if (slug === undefined || !seen.has(slug)) {
        seen.add(slug);
        return [];
      }
      const reason = `the slug "${slug}" is used twice; each needs its own`;
      return [{ file, entry: nameOf(entry, index), reason }];
    });
  });
}

function addressProblems(all: readonly Collection[]): Problem[] {
  const known = knownPaths(all);
  return all.flatMap(({ file, entries }) =>
    entries.flatMap((entry, index) =>
      addressesIn(entry).flatMap(({ key, address }) => {
        const reason = whyDead(address, known);
        return reason ? [{ file, entry: nameOf(entry, index), reason: `${key}: ${reason}` }] : [];
      }),
    ),
  );
}

/** Why an address leads nowhere; null when it leads somewhere. */
function whyDead(address: string, known: ReadonlySet<string>): string | null {
  if (madeByTheBuild.some((folder) => address.startsWith(folder))) return null;
  if (/\.[a-z0-9]+$/i.test(address)) {
    return existsSync(`public${address}`) ? null : `there is no file public${address}`;
  }
  const path = address.replace(/[?#].*$/, '') || '/';
  if (known.has(path.startsWith('/') ? path : `/${path}`)) return null;
  return `the link "${address}" leads to no page of the site`;
}

/** Pages, and what the catalogue adds to them below. */
function knownPaths(all: readonly Collection[]): Set<string> {
  const paths = new Set([...Object.keys(pages), ...redirects.map(({ from }) => from)]);
  for (const { entries } of all) {
    for (const entry of entries) {
      if (!isRecord(entry)) continue;
      if (typeof entry.detailsPath === 'string' && Array.isArray(entry.courses)) {
        paths.add(entry.detailsPath);
        for (const slug of entry.courses) paths.add(`${entry.detailsPath}/${slug}`);
      }
      if ('downloads' in entry) paths.add(`/project/${entry.id}`);
    }
  }
  return paths;
}

function addressesIn(value: unknown): { key: string; address: string }[] {
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (typeof inner !== 'string') return addressesIn(inner);
    const isAddress = addressKeys.has(key) && (inner.startsWith('/') || key === 'link');
    return isAddress ? [{ key, address: inner }] : [];
  });
}

function slugOf(entry: unknown): unknown {
  return isRecord(entry) ? (entry.slug ?? entry.id) : undefined;
}

function nameOf(entry: unknown, index: number): string {
  if (!isRecord(entry)) return `entry ${index + 1}`;
  const name = entry.title ?? entry.name ?? entry.label ?? entry.slug ?? entry.id;
  return name === undefined ? `entry ${index + 1}` : `entry ${index + 1} (${String(name)})`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
