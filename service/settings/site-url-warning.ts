/**
 * Warns when SITE_URL was forgotten on a public site. Search engines then read that the site is at localhost, shared
 * links lead there, and nothing else looks wrong. A site on a developer's machine gets no warning.
 */
import type { IncomingMessage, Server } from 'node:http';
import { isLoopback } from './is-loopback.ts';

const consequence = (siteUrl: string) =>
  `to search engines and in shared links the pages are at ${siteUrl}. Set SITE_URL to the public address, and build with it`;

type Facts = { siteUrl: string; host: string; trustProxy: readonly string[]; mode: string };

/**
 * Returns a warning if SITE_URL is an address of this machine although HOST, TRUST_PROXY or NODE_ENV (`mode`) shows
 * that the site is public; otherwise null.
 */
export function siteUrlWarning({ siteUrl, host, trustProxy, mode }: Facts): string | null {
  if (!isLoopback(new URL(siteUrl).hostname)) return null;
  const because =
    mode === 'production'
      ? 'NODE_ENV is production'
      : trustProxy.length > 0
        ? 'TRUST_PROXY is set'
        : !isLoopback(host)
          ? `HOST is ${host}`
          : null;
  return because && `${because}, but ${consequence(siteUrl)}.`;
}

/**
 * If SITE_URL is an address of this machine, calls `warn` once, at the first request for a host that is not this
 * machine.
 */
export function warnAboutWrongHost(
  server: Server,
  siteUrl: string,
  warn: (line: string) => void,
): void {
  if (!isLoopback(new URL(siteUrl).hostname)) return;
  let lastHost = '';
  const checkHost = ({ headers: { host = '' } }: IncomingMessage) => {
    // Nearly every request has the same host as the previous one, so only a changed host is examined.
    if (host === lastHost) return;
    lastHost = host;
    const name = URL.parse(`http://${host}`)?.hostname;
    if (!name || isLoopback(name)) return;
    server.off('request', checkHost);
    warn(`Somebody asked for this site at ${name}, but ${consequence(siteUrl)}.`);
  };
  server.on('request', checkHost);
}
