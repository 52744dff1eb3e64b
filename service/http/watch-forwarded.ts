/**
 * A proxy stands before the service and TRUST_PROXY was forgotten: all visitors seem to come from one address and
 * share its limit. Only a request can show it, so it is said once, when one does.
 */
import type { IncomingMessage, Server } from 'node:http';

export function watchForwarded(
  server: Server,
  trustProxy: readonly string[],
  say: (line: string) => void,
): void {
  if (trustProxy.length > 0) return;
  const look = ({ headers, socket }: IncomingMessage) => {
    if (headers['x-forwarded-for'] === undefined) return;
    server.off('request', look);
    const from = socket.remoteAddress?.replace(/^::ffff:/, '') ?? 'your proxy';
    say(
      `A request came with X-Forwarded-For, and TRUST_PROXY is not set: visitors who come through a proxy share one limit. If your proxy sent it, set TRUST_PROXY to the proxy's address (this request came from ${from}); without a proxy, nothing is to be done.`,
    );
  };
  server.on('request', look);
}
