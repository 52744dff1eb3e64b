/**
 * The address to which a person goes after signing in: the page that they asked for, if it is a page of the desk. Any
 * other address leads to the first page of the desk, because it could come from an attacker.
 */
const placeholderOrigin = 'http://elsewhere.invalid';
const noReturnPattern = /^\/(?:sign-in|sign-out|invitation)(?:[./]|$)/;
const longestPath = 2_000;

/** Turns an address that begins with `/desk` into the path below it, as redirects of the router need it. */
export function readReturnPath(to: string | null | undefined): string {
  if (!to || to.length > longestPath) return '/';
  const url = URL.parse(to, placeholderOrigin);
  if (url?.origin !== placeholderOrigin || !/^\/desk(?:\/|$)/.test(url.pathname)) return '/';
  // Two slashes at the start would name another host.
  const path = url.pathname.slice('/desk'.length).replace(/^\/*/, '/');
  return noReturnPattern.test(path) ? '/' : path + url.search + url.hash;
}
