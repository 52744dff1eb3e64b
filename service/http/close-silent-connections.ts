/**
 * Closes connections without traffic in either direction. After a request has arrived completely, its connection may be
 * silent for longer: the answer may take a while, and the client has nothing more to send meanwhile.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionTracker } from './connection-tracker.ts';

/** `silentMs` is the server's own time-out; `answerMs` counts from the request. */
type SilentBounds = { silentMs: number; answerMs: number };

export function closeSilentConnections(
  server: Server,
  requests: Pick<ConnectionTracker, 'stateOf'>,
  { silentMs, answerMs }: SilentBounds,
): void {
  const restMs = answerMs - silentMs;
  // Because the time-out has a listener, Node does not close the socket itself. At the next request, Node sets the
  // usual time-out again.
  server.on('timeout', (socket: Socket) => {
    const hasMore = requests.stateOf(socket) === 'being answered' && socket.timeout !== restMs;
    if (hasMore) socket.setTimeout(restMs);
    else socket.destroy();
  });
}
