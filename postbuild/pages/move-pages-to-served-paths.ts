/**
 * Moves every rendered page to where it is served: `x/y/index.html` becomes `x/y.html`, so that any host serves it at
 * `/x/y` without a redirect to `/x/y/`. The three framed pages move to the addresses that the frames load.
 *
 * On a disk that ignores case, `Govtexams/` and `govtexams/` are one folder. So all pages are read and their empty
 * folders removed before any page is written.
 */
import { readdir, readFile, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFilesBelow } from '../list-files-below.ts';
import { writeFileBelow } from '../write-file-below.ts';

/** A rendered page at the place where it is served. */
export interface PlacedPage {
  /** Relative to the client folder, with forward slashes: "fullstack-details/mern-stack.html". */
  file: string;
  /**
   * The path at which the page is served: "/fullstack-details/mern-stack". Null for a page that is sent only when an
   * address is missing.
   */
  address: string | null;
  /** Whether the page is shown inside one of our frames, without React. */
  isFramed: boolean;
}

/** Maps the route that renders a framed page to its file and to the address that the frame loads. */
export const framedPagesByRoute = {
  '/framed/webinar': { file: 'dist/index.html', address: '/dist/index.html' },
  '/framed/lms': { file: 'lms/index.html', address: '/lms/' },
  '/framed/govtexams': { file: 'Govtexams/index.html', address: '/Govtexams/index.html' },
} as const;

/** Routes of the pages for missing addresses. */
const missingPages = new Set(['/404', '/project/not-found']);

/**
 * The file with the loader data of a route, relative to the client folder; null for a route whose data no page loads.
 */
export function loaderDataFileOf(route: string): string | null {
  if (missingPages.has(route) || route in framedPagesByRoute) return null;
  return route === '/' ? '_.data' : `${route.slice(1)}.data`;
}

/**
 * Files that React Router writes and nobody loads: a document for hosts that answer every path with the same file, and
 * the data of framed pages and of pages for missing addresses.
 */
const leftovers = ['__spa-fallback.html', '404.data', 'project/not-found.data', 'framed'];

export function placedPageOf(route: string): PlacedPage {
  const framed = framedPagesByRoute[route as keyof typeof framedPagesByRoute];
  if (framed) return { ...framed, isFramed: true };
  return {
    file: route === '/' ? 'index.html' : `${route.slice(1)}.html`,
    address: missingPages.has(route) ? null : route,
    isFramed: false,
  };
}

/** Moves the pages below `clientDir` and returns their new places. Throws when a page would replace another. */
export async function movePagesToServedPaths(clientDir: string): Promise<PlacedPage[]> {
  const rendered = (await listFilesBelow(clientDir)).filter((file) =>
    /(^|\/)index\.html$/.test(file),
  );
  const pages: (PlacedPage & { html: string })[] = [];
  for (const file of rendered) {
    const route = `/${file.replace(/\/?index\.html$/, '')}`;
    pages.push({ ...placedPageOf(route), html: await readFile(join(clientDir, file), 'utf8') });
    await rm(join(clientDir, file));
    await removeEmptyFolders(clientDir, dirname(file));
  }
  for (const path of leftovers) await rm(join(clientDir, path), { recursive: true, force: true });

  const taken = new Map<string, string>();
  for (const { file, html } of pages) {
    const other = taken.get(file.toLowerCase());
    if (other) throw new Error(`The pages ${other} and ${file} would be one file on some disks.`);
    taken.set(file.toLowerCase(), file);
    await writeFileBelow(clientDir, file, html);
  }
  return pages.map(({ html: _, ...page }) => page);
}

async function removeEmptyFolders(root: string, folder: string): Promise<void> {
  for (let path = folder; path !== '.' && path !== ''; path = dirname(path)) {
    if ((await readdir(join(root, path))).length > 0) return;
    await rmdir(join(root, path));
  }
}
