/** Where a browser says that a request comes from, and whether that is us. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../settings/config.ts';

export type Origin =
  | { from: 'here' }
  /** A site of ours on another host, listed in CORS_ORIGINS. */
  | { from: 'listed'; origin: string }
  | { from: 'elsewhere' }
  /** No browser, or one that does not say. */
  | { from: 'unknown' };

export function originOf(headers: IncomingHttpHeaders, config: Config): Origin {
  const said = headers.origin ?? refererOrigin(headers.referer);
  if (said !== undefined && said !== 'null') {
    if (config.corsOrigins.includes(said)) return { from: 'listed', origin: said };
    const host = URL.parse(said)?.host;
    if (said === config.siteUrl || (host !== undefined && host === headers.host))
      return { from: 'here' };
    return { from: 'elsewhere' };
  }
  // Some privacy settings send `Origin: null`; the browser's own word on the site still stands.
  if (headers['sec-fetch-site'] === 'same-origin') return { from: 'here' };
  return said === 'null' ? { from: 'elsewhere' } : { from: 'unknown' };
}

function refererOrigin(referer: string | undefined): string | undefined {
  return referer === undefined ? undefined : URL.parse(referer)?.origin;
}
