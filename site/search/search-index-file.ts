/**
 * The search index as a file: the build writes it, and the page of all courses names it. The name holds a hash of what
 * is in the file, so that a page that is open goes on with its own index after another one was published.
 */
import { offers } from '#content/offers/offers.ts';
import * as leftOut from '#content/search/noise.ts';
import { siteAnswers } from '#content/search/site-answers.ts';
import { searchWords } from '#content/search/words.ts';
import { makeSearchIndex } from './make-search-index.ts';

export interface SearchIndexFile {
  /** Address on the site: "/assets/search-index-Qx2_v81L.json". */
  path: string;
  json: string;
}

export async function searchIndexFile(): Promise<SearchIndexFile> {
  const json = JSON.stringify(makeSearchIndex(offers, searchWords, leftOut, siteAnswers));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(json));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest).slice(0, 6)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  return { path: `/assets/search-index-${hash}.json`, json };
}
