import type { SearchIndex } from '#site/search/open-index.ts';

const waitMs = 15_000;

/** Loads the search index. `path` is its address, which the page names. Throws when it can't be loaded. */
export async function loadSearchIndex(path: string): Promise<SearchIndex> {
  const answer = await fetch(path, { signal: AbortSignal.timeout?.(waitMs) });
  if (!answer.ok) throw new Error(`The search index was answered with ${answer.status}.`);
  return (await answer.json()) as SearchIndex;
}
