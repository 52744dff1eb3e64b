/**
 * Back and Forward can lead to an address that React once gave to this document, after the document was loaded again
 * without it: the browser only changes the address then, and the page is loaded for it. Once React runs, it follows.
 */
export function followHistory(): void {
  const addressOf = () => location.pathname + location.search;
  const loaded = addressOf();
  const follow = () => {
    if (addressOf() !== loaded) location.reload();
  };
  addEventListener('popstate', follow);
  addEventListener('app-ready', () => removeEventListener('popstate', follow));
}
