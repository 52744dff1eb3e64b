/**
 * Closes connections without traffic in either direction. After a request has arrived completely, its connection may be
 * silent for longer: the answer may take a while, and the client has nothing more to send meanwhile.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { NewestRequestTracker } from './newest-request-tracker.ts';

/**
 * `silentMs` is the time-out of the server's sockets. `answerMs` is the longest wait for an answer, from the request
 * on.
 */
type SilentBounds = { silentMs: number; answerMs: number };

export function closeSilentConnections(
  server: Server,
  requests: Pick<NewestRequestTracker, 'stateOf'>,
  { silentMs, answerMs }: SilentBounds,
): void {
  const restMs = answerMs - silentMs;
  // A listener of `timeout` keeps Node from closing the socket itself. A longer time-out lasts only until the next
  // request, when Node sets the usual one again.
  server.on('timeout', (socket: Socket) => {
    const hasMore = requests.stateOf(socket) === 'being answered' && socket.timeout !== restMs;
    if (hasMore) socket.setTimeout(restMs);
    else socket.destroy();
  });
}
