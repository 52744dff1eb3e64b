/**
 * Makes, beside a build, what the build would be with the published facts: `publish(build, facts)` is byte for byte
 * `build(with facts)`, and `tests/operations/publish.test.ts` holds it to that. It renders every page, finishes those
 * that came out differently, and takes all else from the build as second names of its files. A file with two names is
 * never written into: whatever is another is a file of its own.
 *
 * Brochures and pictures follow in a process of their own (`publish-papers.ts`): they take more memory, and nobody
 * waits for them.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { searchIndexFile } from '#site/search/search-index-file.ts';
import { compressFiles } from '../hosting/compress-files.ts';
import {
  type Headers,
  hashedAmong,
  keyOf,
  pageHeaders,
  siteTableFile,
  siteTableWith,
  writeTable,
} from '../hosting/site-table.ts';
import { comparedOfferFiles } from '../offers/write-compared-offers.ts';
import { writeOfferRecords } from '../offers/offer-records.ts';
import {
  finishPage,
  longHash,
  type PageSources,
  pageSourcesFile,
  startIn,
} from '../pages/finish-html.ts';
import { dataFileOf, filesBelow, placeOf } from '../pages/place-pages.ts';
import { writeFilteredListData } from '../search/filtered-list-data.ts';
import { linkFiles } from './link-files.ts';
import { renderPages } from './render-pages.ts';

export interface PublishOptions {
  /** Folder of the build. */
  buildDir: string;
  /** Where the publication goes; it must be empty. */
  outDir: string;
  /** Base address of another data service, or empty for our own. */
  dataServiceUrl: string;
  server: ServerBuild;
  /** Files of the build that are there for pages of earlier builds: no part of what it made. */
  kept: readonly string[];
}

/** Hashed files that pages name, so that another page may name another one. */
const fetchedByPages = /^assets\/(?:start|search-index)-/;
/** What the service takes from beside the pages and no published fact changes. */
const besideThePages = /^(?:desk\/|receipt-fonts\/|filtered-list\.cjs$)/;

/** Returns the files below `client` that are not those of the build, before compression. */
export async function publishPages(options: PublishOptions): Promise<string[]> {
  const { buildDir, outDir, dataServiceUrl, server, kept } = options;
  const clientDir = join(outDir, 'client');
  const base = join(buildDir, 'client');
  const readJson = async (file: string) => JSON.parse(await readFile(join(buildDir, file), 'utf8'));
  const sources: PageSources = await readJson(pageSourcesFile);
  const names = new Set(sources.names);
  /** By address; not the pages themselves, whose text would stay in memory. */
  const headers: Record<string, Headers> = {};
  const made: string[] = [];
  /** What a page fetches as it is now. */
  const fetched = new Set<string>();

  const put = async (file: string, content: string | Buffer) => {
    const path = join(clientDir, file);
    const before = await readFile(join(base, file)).catch(() => null);
    if (before?.equals(Buffer.from(content))) return;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    made.push(file);
  };

  for await (const { route, html, data } of renderPages(server)) {
    const place = placeOf(route);
    const dataFile = dataFileOf(route);
    if (dataFile !== null) await put(dataFile, data);
    const before = sources.pages[place.file];
    if (before?.source === longHash(html)) {
      if (before.start !== null) fetched.add(before.start);
      continue;
    }
    const { finished, files } = finishPage(place, html, sources.starter, names);
    const start = startIn(files);
    if (start !== null) fetched.add(start);
    for (const { path, text } of files) await put(path, text);
    await put(place.file, finished.html);
    headers[keyOf(finished)] = pageHeaders(finished, dataServiceUrl);
  }

  for (const { path, text } of comparedOfferFiles()) await put(path.replace(/^\//, ''), text);
  const index = await searchIndexFile();
  await put(index.path.slice(1), index.json);
  fetched.add(index.path.slice(1));

  const others = new Set([...made, ...kept.map((name) => `assets/${name}`), '_headers']);
  const isOfBuild = (file: string) => {
    const plain = file.replace(/\.(?:br|gz|zst)$/, '');
    if (others.has(plain) || others.has(file)) return false;
    return !fetchedByPages.test(plain) || fetched.has(plain);
  };
  await linkFiles(base, clientDir, (await filesBelow(base)).filter(isOfBuild));
  for (const part of await filesBelow(buildDir))
    if (besideThePages.test(part)) await linkFiles(buildDir, outDir, [part]);

  const hashed = hashedAmong(await filesBelow(clientDir));
  const table = siteTableWith(await readJson(siteTableFile), headers, hashed);
  await writeTable(outDir, table);
  await writeOfferRecords(outDir);
  await writeFilteredListData(outDir);
  await compressFiles(clientDir, made, 'publication');
  return made;
}
