/**
 * Whether a request that changes something comes from a page of ours. A browser says so in `Sec-Fetch-Site`, an older
 * one in `Origin`; who says neither is refused, as no page of the desk comes without. (The way of Go's
 * `http.CrossOriginProtection`.) A session's cookie is not enough: any website can make a browser send that along.
 */
import type { IncomingHttpHeaders } from 'node:http';

export function isOwnRequest(
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
