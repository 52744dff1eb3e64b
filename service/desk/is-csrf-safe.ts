/**
 * Whether a changing request comes from our own pages. Browsers say so in `Sec-Fetch-Site`, and older browsers in
 * `Origin`. A request with neither header is refused, because requests from the desk's pages always have one of them.
 * (The method of Go's `http.CrossOriginProtection`.) The session cookie is not enough: any website can make a browser
 * send it.
 */
import type { IncomingHttpHeaders } from 'node:http';

export function isCsrfSafe(
  method: string,
  headers: IncomingHttpHeaders,
  ownOrigin: string,
): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin, host } = headers;
  if (origin === undefined || origin === 'null') return false;
  return origin === ownOrigin || URL.parse(origin)?.host === host;
}
