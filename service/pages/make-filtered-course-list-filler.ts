/**
 * Fills the course list for an address that searches, filters or sorts, because without JavaScript only the server can
 * read the query. With JavaScript, the page's script uses the list that it finds. The list is rendered by a module that
 * the build made (`postbuild/search/bundle-filtered-list-renderer.ts`); it is loaded at the first such request.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import {
  courseListParameters,
  courseListPath,
  filteredListElementId,
} from '#contract/pages/course-list-address.ts';
import {
  type FilteredCourseListModule,
  filteredListDataFileName,
  filteredListModuleFileName,
  type PrepareFilteredList,
} from '#contract/pages/filtered-course-list-module.ts';
import { makeInMemoryPage } from '../static/make-in-memory-page.ts';
import { readVariantBytes, type StaticFile } from '../static/static-file.ts';
import type { StaticTable } from '../static/static-table.ts';
import { removeQueryMarker } from './fill-html.ts';
import type { PageFiller } from './page-filler.ts';

/**
 * The most filtered lists that are cached. Shared links use some dozens of filters. When the cache is full, further
 * lists are rendered for each request.
 */
const mostCachedPages = 200;
const filterInQuery = new RegExp(`[?&](?:${courseListParameters.join('|')})=`);
const list = new RegExp(
  `<div[^>]*\\bid="${filteredListElementId}".*?(?=<section[^>]*\\bclass="[^"]*\\bcourses-end\\b)`,
  's',
);

/** Loads the module that renders the list, and its data. Throws if the build did not make them. */
export function loadFilteredListRenderer(siteDir: string): PrepareFilteredList {
  const require = createRequire(import.meta.url);
  const module: FilteredCourseListModule = require(
    resolve(siteDir, '..', filteredListModuleFileName),
  );
  const data = readFileSync(resolve(siteDir, '..', filteredListDataFileName), 'utf8');
  return module.makeFilteredListRenderer(JSON.parse(data));
}

/**
 * Makes the filler. If a list can't be rendered, the built page is sent unchanged. Only the first such error is passed
 * to `reportError`.
 */
export function makeFilteredCourseListFiller(
  table: Pick<StaticTable, 'find'>,
  load: () => PrepareFilteredList,
  reportError: (error: unknown) => void,
): PageFiller {
  const page = table.find(courseListPath);
  const identity =
    page?.kind === 'file' && page.variants.find(({ coding }) => coding === 'identity');
  const html = identity ? removeQueryMarker(readVariantBytes(identity).toString()) : '';
  const found = list.exec(html);
  if (page?.kind !== 'file' || !found) return (file) => file;

  const before = html.slice(0, found.index);
  const after = html.slice(found.index + found[0].length);
  // Search engines should list only the whole course list, not each filtered list.
  const headers = { ...page.headers, vary: 'Accept-Encoding', 'x-robots-tag': 'noindex' };
  const cachedPages = new Map<string, StaticFile>();
  let filteredList: PrepareFilteredList | null = null;
  let hasFailed = false;

  return (file, query) => {
    if (file !== page || !filterInQuery.test(query)) return file;
    try {
      filteredList ??= load();
      const prepared = filteredList(query);
      if (prepared === null) return file;
      const cached = cachedPages.get(prepared.key);
      if (cached) return cached;
      const filledPage = makeInMemoryPage(before + prepared.draw() + after, headers);
      if (cachedPages.size < mostCachedPages) cachedPages.set(prepared.key, filledPage);
      return filledPage;
    } catch (error) {
      if (!hasFailed) reportError(error);
      hasFailed = true;
      return file;
    }
  };
}
