/**
 * Where somebody who signs in is led: to the page they wanted, if it is one of the desk's. Whatever else stands in the
 * address is another's wish, and leads to the first page.
 */
const elsewhere = 'http://elsewhere.invalid';
const leadsNowhere = /^\/(?:sign-in|sign-out|invitation)(?:[./]|$)/;
const longest = 2_000;

/** From an address that begins with `/desk` to what stands below it, as the router's redirects take it. */
export function returnPath(to: string | null | undefined): string {
  if (!to || to.length > longest) return '/';
  const url = URL.parse(to, elsewhere);
  if (url?.origin !== elsewhere || !/^\/desk(?:\/|$)/.test(url.pathname)) return '/';
  // Two slashes at the start would be another host.
  const path = url.pathname.slice('/desk'.length).replace(/^\/*/, '/');
  return leadsNowhere.test(path) ? '/' : path + url.search + url.hash;
}
