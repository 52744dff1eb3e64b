/** The origin that a browser reports for a request, and whether it is ours. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../settings/config.ts';

type RequestOrigin =
  | { from: 'here' }
  /** Another site of ours, on a host that CORS_ORIGINS lists. */
  | { from: 'listed'; origin: string }
  | { from: 'elsewhere' }
  /** The client is not a browser, or its browser does not report the origin. */
  | { from: 'unknown' };

export function classifyRequestOrigin(headers: IncomingHttpHeaders, config: Config): RequestOrigin {
  const said = headers.origin ?? refererOrigin(headers.referer);
  if (said !== undefined && said !== 'null') {
    if (config.corsOrigins.includes(said)) return { from: 'listed', origin: said };
    const host = URL.parse(said)?.host;
    if (said === config.siteUrl || (host !== undefined && host === headers.host))
      return { from: 'here' };
    return { from: 'elsewhere' };
  }
  // Some privacy settings make a browser send `Origin: null`. Its `Sec-Fetch-Site` then says whether the request is
  // ours.
  if (headers['sec-fetch-site'] === 'same-origin') return { from: 'here' };
  return said === 'null' ? { from: 'elsewhere' } : { from: 'unknown' };
}

function refererOrigin(referer: string | undefined): string | undefined {
  return referer === undefined ? undefined : URL.parse(referer)?.origin;
}
