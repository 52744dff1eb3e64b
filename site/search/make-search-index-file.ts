/**
 * The search index as a file: the build writes it, and the page of all courses names it. The name contains a hash of
 * its content, so that an open page keeps its own index after a new one is published.
 */
import { offers } from '#content/offers/offers.ts';
import { searchSynonyms } from '#content/search/search-synonyms.ts';
import { searchablePages } from '#content/search/searchable-pages.ts';
import * as leftOut from '#content/search/stop-words.ts';
import { makeSearchIndex } from './make-search-index.ts';

interface SearchIndexFile {
  /** Path on the site: "/assets/search-index-Qx2_v81L.json". */
  path: string;
  json: string;
}

let promisedFile: Promise<SearchIndexFile> | null = null;

/** Makes the file on the first call and returns the same one later, because several pages and files name it. */
export function makeSearchIndexFile(): Promise<SearchIndexFile> {
  promisedFile ??= makeFile();
  return promisedFile;
}

async function makeFile(): Promise<SearchIndexFile> {
  const json = JSON.stringify(makeSearchIndex(offers, searchSynonyms, leftOut, searchablePages));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(json));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest).slice(0, 6)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  return { path: `/assets/search-index-${hash}.json`, json };
}
