/**
 * Recognises every script of a rendered page. Scripts of React Router and React have no mark, so they are told apart
 * by how they begin. If an upgrade changes them, the build stops here; otherwise pages would silently never hydrate.
 */
type PageScript =
  /** Data that the browser never runs, such as structured data for search engines. */
  | { kind: 'data' }
  /** Sets React Router's context and opens the stream of the page's data. Runs while the browser parses the page. */
  | { kind: 'router-context' }
  /** Restores the scroll position after a reload. */
  | { kind: 'scroll-restoration' }
  /** Imports React and the page's modules. A finished page leaves this to the starter script. */
  | { kind: 'modules'; text: string; imports: string[] }
  /** One piece of the page's data, for the stream. */
  | { kind: 'loader-data'; text: string }
  /** Closes the data stream, or moves streamed parts to their place. A finished page is complete and needs neither. */
  | { kind: 'streaming' }
  /** A script of our own. */
  | { kind: 'own' };

const enqueued = /^window\.__reactRouterContext\.streamController\.enqueue\((".*")\);$/s;

/**
 * `type` is the script's `type` attribute. Throws on an unknown module, and on an unknown script of React or React
 * Router.
 */
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

/** The addresses that a module imports, statically or dynamically, in their order. */
function importedBy(text: string): string[] {
  return [...text.matchAll(/\b(?:from\s*|import\s*\(?\s*)"([^"]+)"/g)].flatMap(
    ([, url]) => url ?? [],
  );
}
