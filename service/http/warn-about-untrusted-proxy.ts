/**
 * Logs a warning if a proxy stands before the service but TRUST_PROXY is not set: the service then takes all visitors
 * for one address, and they share one limit. Only the header X-Forwarded-For shows the proxy, so the warning is logged
 * once, at the first request with this header.
 */
import type { IncomingMessage, Server } from 'node:http';

export function warnAboutUntrustedProxy(
  server: Server,
  trustProxy: readonly string[],
  warn: (line: string) => void,
): void {
  if (trustProxy.length > 0) return;
  const checkHeaders = ({ headers, socket }: IncomingMessage) => {
    if (headers['x-forwarded-for'] === undefined) return;
    server.off('request', checkHeaders);
    const from = socket.remoteAddress?.replace(/^::ffff:/, '') ?? 'your proxy';
    warn(
      `A request came with X-Forwarded-For, and TRUST_PROXY is not set: visitors who come through a proxy share one limit. If your proxy sent it, set TRUST_PROXY to the proxy's address (this request came from ${from}); without a proxy, nothing is to be done.`,
    );
  };
  server.on('request', checkHeaders);
}
