import type { Plugin } from 'vite';
import { offers } from '#content/offers/offers.ts';
import { noiseWords } from '#content/search/noise.ts';
import { searchWords } from '#content/search/words.ts';
import { makeSearchIndex } from '#site/search/make-search-index.ts';

const name = 'virtual:search-index';
const resolved = `\0${name}`;

/**
 * The search index as a module: made here at build, so that the browser gets it in one hashed file with the
 * code that reads it and nothing of the content it is made of.
 */
export function searchIndexModule(): Plugin {
  return {
    name: 'search-index-module',
    resolveId: (id) => (id === name ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined;
      const index = makeSearchIndex(offers, searchWords, noiseWords);
      return `export default ${JSON.stringify(index)};`;
    },
  };
}
