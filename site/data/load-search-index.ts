import type { SearchIndex } from '#site/search/open-index.ts';

const waitMs = 15_000;

/** `path` is the address that the page names. Throws when the index can't be had. */
export async function loadSearchIndex(path: string): Promise<SearchIndex> {
  const answer = await fetch(path, { signal: AbortSignal.timeout?.(waitMs) });
  if (!answer.ok) throw new Error(`The search index was answered with ${answer.status}.`);
  return (await answer.json()) as SearchIndex;
}
