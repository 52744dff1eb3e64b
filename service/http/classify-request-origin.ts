/**
 * Tells from a request's headers which site's page sent it: this site, a site that CORS_ORIGINS lists, or another site.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../settings/config.ts';

type RequestOrigin =
  | { from: 'here' }
  /** The request comes from one of our own pages on another host. CORS_ORIGINS lists this origin. */
  | { from: 'listed'; origin: string }
  | { from: 'elsewhere' }
  /** No header names an origin: the client is not a browser, or the browser hides the origin. */
  | { from: 'unknown' };

export function classifyRequestOrigin(headers: IncomingHttpHeaders, config: Config): RequestOrigin {
  const claimedOrigin = headers.origin ?? refererOrigin(headers.referer);
  if (claimedOrigin !== undefined && claimedOrigin !== 'null') {
    if (config.corsOrigins.includes(claimedOrigin))
      return { from: 'listed', origin: claimedOrigin };
    const host = URL.parse(claimedOrigin)?.host;
    if (claimedOrigin === config.siteUrl || (host !== undefined && host === headers.host))
      return { from: 'here' };
    return { from: 'elsewhere' };
  }
  // Some privacy settings make a browser send `Origin: null` even to its own site. `Sec-Fetch-Site: same-origin` then
  // shows that one of our pages sent the request.
  if (headers['sec-fetch-site'] === 'same-origin') return { from: 'here' };
  return claimedOrigin === 'null' ? { from: 'elsewhere' } : { from: 'unknown' };
}

function refererOrigin(referer: string | undefined): string | undefined {
  return referer === undefined ? undefined : URL.parse(referer)?.origin;
}
