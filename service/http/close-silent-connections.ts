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
  // Node does not close a timed-out socket if the server has a listener for `timeout`, so this listener closes it. A
  // socket whose request is being answered first gets `restMs` more; Node sets the usual time-out again for its next
  // request.
  server.on('timeout', (socket: Socket) => {
    const hasMore = requests.stateOf(socket) === 'being answered' && socket.timeout !== restMs;
    if (hasMore) socket.setTimeout(restMs);
    else socket.destroy();
  });
}
