/**
 * What the service has searched for an address, as it travels in the page. The first render in the browser takes it
 * from there, so that it equals the document that was sent.
 */
import { createContext } from 'react';
import type { SearchAnswer } from '#site/search/search.ts';

export interface ServedFilter {
  /** The query of the address, tidied: "?q=excel". */
  search: string;
  /** Null when nothing was searched. */
  answer: SearchAnswer | null;
}

/** Given by the service when it draws the list; null in the build and in the browser. */
export const ServedFilterContext = createContext<ServedFilter | null>(null);

/** As it stands in the document. Null where the page came as it was built. */
export function readServedFilter(): ServedFilter | null {
  if (import.meta.env.SSR) return null;
  const text = document.querySelector<HTMLElement>('[data-served]')?.dataset.served;
  return text === undefined ? null : (JSON.parse(text) as ServedFilter);
}
