/**
 * Closes connections on which nothing was sent or received for `silentMs`. While a request is being answered, its
 * connection may be silent for longer, up to `answerMs`, because the client has nothing more to send.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { NewestRequestTracker } from './newest-request-tracker.ts';

/**
 * `silentMs` is the time-out of the server's sockets. `answerMs` is the longest wait for an answer, counted from the
 * arrival of the request.
 */
type SilentBounds = { silentMs: number; answerMs: number };

export function closeSilentConnections(
  server: Server,
  requests: Pick<NewestRequestTracker, 'stateOf'>,
  { silentMs, answerMs }: SilentBounds,
): void {
  const restMs = answerMs - silentMs;
  // A server with a listener for `timeout` does not close the socket itself. The longer time-out ends with the next
  // request, for which Node sets the usual time-out again.
  server.on('timeout', (socket: Socket) => {
    const hasMore = requests.stateOf(socket) === 'being answered' && socket.timeout !== restMs;
    if (hasMore) socket.setTimeout(restMs);
    else socket.destroy();
  });
}
