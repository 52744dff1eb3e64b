/**
 * Whether a changing request comes from our own pages. The session cookie does not prove this, because any website can
 * make a browser send it. Newer browsers tell in `Sec-Fetch-Site` which site sent the request, older ones in `Origin`;
 * a request with neither header is refused. Go's `http.CrossOriginProtection` uses the same method.
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
