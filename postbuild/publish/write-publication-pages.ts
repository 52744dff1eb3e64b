/**
 * Makes a publication: a folder beside the build, with the pages as they are after staff have published changed values
 * (facts). Its pages are byte for byte those of a new build with these values; `tests/operations/publish.test.ts`
 * checks that. Every page is rendered, but only pages that have changed are finished again. All other files are hard
 * links to the build's files. A linked file is never written to; a changed file is written as a new file. Brochures and
 * pictures are made later in another process (`publish-downloads.ts`), because they need more memory and are less
 * urgent.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { publishedFacts } from '#content/published-facts-at-render.ts';
import { makeSearchIndexFile } from '#site/search/make-search-index-file.ts';
import { makeBatchCalendarFiles } from '../calendar/write-batch-calendars.ts';
import { listCoverEntries } from '../covers/list-cover-entries.ts';
import { coverFileNames, coverFilesOf } from '../covers/write-covers.ts';
import { compressFiles } from '../hosting/compress-files.ts';
import { listFeaturesMissingWithoutService } from '../hosting/list-features-missing-without-service.ts';
import { makeStaticNginxConf, staticNginxFileName } from '../hosting/make-static-nginx-conf.ts';
import {
  filterHashedFiles,
  makePageHeaders,
  type ResponseHeaders,
  replaceInSiteTable,
  siteTableFileName,
  siteTableKeyOf,
  writeSiteTableAndHeaders,
} from '../hosting/site-table.ts';
import { listFilesBelow } from '../list-files-below.ts';
import { makeComparedOfferFiles } from '../offers/write-compared-offers.ts';
import { writeOffersFile } from '../offers/write-offers-file.ts';
import { finishPage } from '../pages/finish-page.ts';
import {
  findPageDataScriptPath,
  type PageBuildFacts,
  pageBuildFactsFileName,
} from '../pages/finish-pages.ts';
import { loaderDataFileOf, placedPageOf } from '../pages/move-pages-to-served-paths.ts';
import { sha256Base64Url } from '../pages/sha256-base64-url.ts';
import { copyUploadedPictures } from '../pictures/copy-uploaded-pictures.ts';
import { makeEntrySpriteFiles } from '../pictures/write-art-sprites.ts';
import { writeFilteredListServerData } from '../search/write-filtered-list-server-data.ts';
import { hardLinkOrCopyFiles } from './hard-link-or-copy-files.ts';
import { renderPages } from './render-pages.ts';

interface PublishOptions {
  /** Folder of the build. */
  buildDir: string;
  /** Folder of the publication; must be empty. */
  outDir: string;
  /** Base address of the data service that receives the forms; empty if that is our own service. */
  dataServiceUrl: string;
  /** Origin of the site without a trailing slash. */
  siteUrl: string;
  server: ServerBuild;
  /** Folders of earlier publications. An unchanged file is linked from there if it can't be linked from the build. */
  earlier: readonly string[];
  /**
   * Files of earlier builds that are still in the build's folder, because pages that are open in a browser may need
   * them.
   */
  kept: readonly string[];
}

/**
 * Matches the hashed files that a changed page may replace: the scripts with the data of pages, and the search index.
 */
const fetchedByPages = /^assets\/(?:start|search-index)-/;
const compressedEnding = /\.(?:br|gz|zst)$/;
const isCompressed = (file: string) => compressedEnding.test(file);
/** Matches files beside the pages that the service reads and that are the same in every publication of a build. */
const besideThePages = /^(?:desk\/|receipt-fonts\/|filtered-list\.cjs$)/;

/**
 * Renders all pages with the values that staff have published into `outDir`, and links the unchanged files of the
 * build. Returns the files below `client` that differ from the build, without their compressed copies.
 */
export async function writePublicationPages(options: PublishOptions): Promise<string[]> {
  const { buildDir, outDir, dataServiceUrl, siteUrl, server, earlier, kept } = options;
  const clientDir = join(outDir, 'client');
  const base = join(buildDir, 'client');
  const readJson = (file: string) => JSON.parse(readFileSync(join(buildDir, file), 'utf8'));
  const sources: PageBuildFacts = readJson(pageBuildFactsFileName);
  const names = new Set(sources.names);
  /**
   * The response headers of changed pages, by path. Nothing else of the pages is kept, because their text would fill
   * the memory.
   */
  const headers: Record<string, ResponseHeaders> = {};
  const made: string[] = [];
  /** The hashed files that the pages of this publication load. */
  const fetched = new Set<string>();

  const writeIfChanged = (file: string, content: string | Buffer) => {
    const path = join(clientDir, file);
    if (readIfThere(join(base, file))?.equals(Buffer.from(content))) return;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    made.push(file);
  };

  for await (const { route, html, data } of renderPages(server)) {
    const place = placedPageOf(route);
    const dataFile = loaderDataFileOf(route);
    if (dataFile !== null) writeIfChanged(dataFile, data);
    const before = sources.pages[place.file];
    if (before?.source === sha256Base64Url(html)) {
      if (before.start !== null) fetched.add(before.start);
      continue;
    }
    const { finished, files } = finishPage(place, html, sources.starter, names);
    const start = findPageDataScriptPath(files);
    if (start !== null) fetched.add(start);
    for (const { path, text } of files) writeIfChanged(path, text);
    writeIfChanged(place.file, finished.html);
    headers[siteTableKeyOf(finished)] = makePageHeaders(finished, dataServiceUrl);
  }

  for (const { path, text } of [...makeComparedOfferFiles(), ...makeBatchCalendarFiles()])
    writeIfChanged(path.replace(/^\//, ''), text);
  // The build made covers, portraits and logos only for the entries of `content/`, so those of the entries that staff
  // have published are made here.
  const entries = publishedFacts.entries ?? {};
  if (Object.keys(entries).length > 0)
    for (const { path, text } of makeEntrySpriteFiles()) writeIfChanged(path, text);
  const projects = entries.projects ?? {};
  for (const cover of listCoverEntries().filter(({ slug }) => projects[slug]))
    for (const [file, text] of coverFilesOf(cover)) writeIfChanged(`covers/${file}`, text);
  const coversOfHiddenProjects = new Set(
    Object.keys(projects).flatMap((slug) =>
      projects[slug] === null ? coverFileNames(slug).map((file) => `covers/${file}`) : [],
    ),
  );
  made.push(...(await copyUploadedPictures(clientDir)));
  const index = await makeSearchIndexFile();
  writeIfChanged(index.path.slice(1), index.json);
  fetched.add(index.path.slice(1));

  const notFromBuild = new Set([...made, ...kept.map((name) => `assets/${name}`), '_headers']);
  const isOfBuild = (file: string) => {
    const plain = file.replace(compressedEnding, '');
    if (notFromBuild.has(plain) || notFromBuild.has(file) || coversOfHiddenProjects.has(plain))
      return false;
    return !fetchedByPages.test(plain) || fetched.has(plain);
  };
  const copies = earlier.map((folder) => join(folder, 'client'));
  hardLinkOrCopyFiles(base, clientDir, (await listFilesBelow(base)).filter(isOfBuild), copies);
  for (const part of await listFilesBelow(buildDir))
    if (besideThePages.test(part)) hardLinkOrCopyFiles(buildDir, outDir, [part]);

  const files = await listFilesBelow(clientDir);
  const table = replaceInSiteTable(readJson(siteTableFileName), headers, filterHashedFiles(files));
  await writeSiteTableAndHeaders(outDir, table);
  const missing = listFeaturesMissingWithoutService(dataServiceUrl);
  const pages = server.prerender.map(placedPageOf);
  const plain = files.filter((file) => !isCompressed(file));
  const rules = makeStaticNginxConf(table, pages, plain, { siteUrl, missing });
  writeFileSync(join(outDir, staticNginxFileName), rules);
  await writeOffersFile(outDir);
  await writeFilteredListServerData(outDir);
  await compressFiles(clientDir, made, 'publication');
  return made;
}

function readIfThere(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}
