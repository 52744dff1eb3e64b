/**
 * The second, slow part of a publication. It makes the brochures, share pictures, certificates and the calendar files
 * of webinars again with the values that staff have published, and compresses the pages as strongly as a build does. It
 * writes into a folder of its own beside the published pages. So it may take a minute, or fail, while the pages are
 * already served.
 */
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { renderedAt } from '#content/published-facts-at-render.ts';
import { writeBrochures } from '../brochures/write-brochures.ts';
import { writeWebinarCalendars } from '../calendar/write-webinar-calendars.ts';
import { writeSampleCertificates } from '../certificates/write-sample-certificates.ts';
import { compressFiles } from '../hosting/compress-files.ts';
import { listFilesBelow } from '../list-files-below.ts';
import { placedPageOf } from '../pages/move-pages-to-served-paths.ts';
import { writeSharePictures } from '../pictures/write-share-pictures.ts';
import { hardLinkOrCopyFiles } from './hard-link-or-copy-files.ts';

/** Files that are not linked, because the folder of the pages and the folder of the downloads each have their own. */
const notLinked = ['stamp.json', 'facts.json'];

interface DownloadsOptions {
  /** Folder of the published pages. */
  pagesDir: string;
  /** Folder of the result; must be empty. */
  outDir: string;
  /** Origin of the site without a trailing slash. */
  siteUrl: string;
  /** The routes that were rendered. */
  routes: readonly string[];
  /** The files below `client` that the first part, `publish-pages.ts`, has written. */
  made: readonly string[];
}

/**
 * Makes the second folder of a publication: hard links to the published pages, and downloads with the values that staff
 * have published. Returns the files below `client` that differ from the build.
 */
export async function writePublicationDownloads(options: DownloadsOptions): Promise<string[]> {
  const { pagesDir, outDir, siteUrl, routes, made } = options;
  const pages = join(pagesDir, 'client');
  const clientDir = join(outDir, 'client');
  const drafts = join(outDir, 'drafts');
  await mkdir(clientDir, { recursive: true });
  await mkdir(drafts);
  await writeBrochures(drafts, siteUrl);
  await writeSampleCertificates(drafts, siteUrl);
  await writeWebinarCalendars(drafts, { siteUrl, createdAt: renderedAt });
  await writeSharePictures(drafts, await readPages(pages, routes), siteUrl);

  const changed = [...made];
  for (const file of await listFilesBelow(drafts)) {
    const before = await readFile(join(pages, file)).catch(() => null);
    if (before?.equals(await readFile(join(drafts, file)))) continue;
    await mkdir(dirname(join(clientDir, file)), { recursive: true });
    await rename(join(drafts, file), join(clientDir, file));
    changed.push(file);
  }
  await rm(drafts, { recursive: true });

  // The pages are linked as they are. Their compressed copies are not linked, but made again with stronger compression.
  hardLinkOrCopyFiles(pages, clientDir, made);
  const others = new Set(changed);
  const isAsBefore = (file: string) =>
    !others.has(file) && !others.has(file.replace(/\.(?:br|gz|zst)$/, ''));
  hardLinkOrCopyFiles(pages, clientDir, (await listFilesBelow(pages)).filter(isAsBefore));
  const filesBesidePages = (await listFilesBelow(pagesDir)).filter(
    (file) => !file.startsWith('client/') && !notLinked.includes(file),
  );
  hardLinkOrCopyFiles(pagesDir, outDir, filesBesidePages);
  await compressFiles(clientDir, changed);
  return changed;
}

async function readPages(clientDir: string, routes: readonly string[]) {
  return Promise.all(
    routes.map(async (route) => {
      const place = placedPageOf(route);
      const html = await readFile(join(clientDir, place.file), 'utf8');
      return { ...place, html, scripts: [], styles: [] };
    }),
  );
}
