/**
 * The address to which a person goes after signing in: the page that they asked for, if it is a page of the desk. Any
 * other address leads to the first page of the desk, because it could come from an attacker.
 */
const elsewhere = 'http://elsewhere.invalid';
const leadsNowhere = /^\/(?:sign-in|sign-out|invitation)(?:[./]|$)/;
const longest = 2_000;

/** Turns an address that begins with `/desk` into the path below it, as redirects of the router need it. */
export function readReturnPath(to: string | null | undefined): string {
  if (!to || to.length > longest) return '/';
  const url = URL.parse(to, elsewhere);
  if (url?.origin !== elsewhere || !/^\/desk(?:\/|$)/.test(url.pathname)) return '/';
  // Two slashes at the start would name another host.
  const path = url.pathname.slice('/desk'.length).replace(/^\/*/, '/');
  return leadsNowhere.test(path) ? '/' : path + url.search + url.hash;
}
