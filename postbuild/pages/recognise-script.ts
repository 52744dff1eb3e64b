/**
 * Knows every script that may stand in a rendered page. React Router and React write theirs as text
 * without a mark, so they are told apart by how they begin; an upgrade that words them differently stops
 * the build here instead of leaving a page that never comes alive.
 */
export type PageScript =
  /** Data for search engines or the browser: never run. */
  | { kind: 'data' }
  /** `{…}` of the router and the empty stream for the page's data; runs while the page is read. */
  | { kind: 'router-context' }
  /** Puts the scroll position back after a reload. */
  | { kind: 'scroll-restoration' }
  /** Imports the page's modules and React: what the starter does later. */
  | { kind: 'modules'; text: string; imports: string[] }
  /** A piece of the page's data. */
  | { kind: 'loader-data'; text: string }
  /** Marks the end of the data, or moves streamed parts to their place: of no use in a whole document. */
  | { kind: 'streaming' }
  /** Written by us. */
  | { kind: 'own' };

const enqueued = /^window\.__reactRouterContext\.streamController\.enqueue\((".*")\);$/s;

/** `type` is the attribute of that name. Throws on a module that isn't React Router's. */
export function recogniseScript(type: string | undefined, text: string): PageScript {
  if (type !== undefined && type !== 'module' && type !== 'text/javascript')
    return { kind: 'data' };
  if (type === 'module') {
    if (!text.includes('window.__reactRouterRouteModules'))
      throw new Error(`A module in the page is not React Router's: ${text.slice(0, 80)}`);
    return { kind: 'modules', text, imports: importedBy(text) };
  }
  if (text.startsWith('window.__reactRouterContext = ')) return { kind: 'router-context' };
  if (text.startsWith('((storageKey, restoreKey) =>')) return { kind: 'scroll-restoration' };
  const data = enqueued.exec(text)?.[1];
  if (data !== undefined) return { kind: 'loader-data', text: JSON.parse(data) };
  if (
    /^(window\.__reactRouterContext\.streamController\.close|\$R[BC]|requestAnimationFrame\(function\(\)\{\$RT)/.test(
      text,
    )
  )
    return { kind: 'streaming' };
  if (/__reactRouter|\$R[BCTV]\b/.test(text))
    throw new Error(`A script of React in the page is not known: ${text.slice(0, 80)}`);
  return { kind: 'own' };
}

/** The addresses a module imports, at once or later, in their order. */
function importedBy(text: string): string[] {
  return [...text.matchAll(/\b(?:from\s*|import\s*\(?\s*)"([^"]+)"/g)].flatMap(
    ([, url]) => url ?? [],
  );
}
