/**
 * SITE_URL forgotten where visitors come: search engines and shared links are then told that the site lives on
 * localhost, and nothing else about it looks wrong. Trying the site on one's own machine is not doubted.
 */
import type { IncomingMessage, Server } from 'node:http';
import { isLoopback } from './is-loopback.ts';

const consequence = (siteUrl: string) =>
  `to search engines and in shared links the pages are at ${siteUrl}. Set SITE_URL to the public address, and build with it`;

type Facts = { siteUrl: string; host: string; trustProxy: readonly string[]; mode: string };

/** A sentence when the settings themselves speak against it; `mode` is NODE_ENV. */
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

/** The same said once when somebody asks for the site under another name. */
export function watchHosts(server: Server, siteUrl: string, say: (line: string) => void): void {
  if (!isLoopback(new URL(siteUrl).hostname)) return;
  let last = '';
  const look = ({ headers: { host = '' } }: IncomingMessage) => {
    // Nearly every request has the name of the one before.
    if (host === last) return;
    last = host;
    const name = URL.parse(`http://${host}`)?.hostname;
    if (!name || isLoopback(name)) return;
    server.off('request', look);
    say(`Somebody asked for this site at ${name}, but ${consequence(siteUrl)}.`);
  };
  server.on('request', look);
}
