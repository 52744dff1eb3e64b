/**
 * Shuts the server down without losing a request, in three steps. First the port is closed: new clients are refused
 * before they send anything, and a proxy tries another instance. Then each request on an open connection is answered,
 * and the answer says that the connection ends. Finally the silent connections are closed.
 *
 * Node's own `close` closes silent connections at once, even if a request is on its way.
 */
import type { Server } from 'node:http';
import net, { type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { NewestRequestTracker } from './newest-request-tracker.ts';

const longestAcceptMs = 6_000;
const longestMs = 8_000;
const turnMs = 20;

/**
 * The number of checks without a new byte after which a connection is closed. The number is larger if a request has
 * begun to arrive. All open connections are checked every 20 ms or less often. Checks are counted and not milliseconds,
 * because on a busy machine a request can stay unread for a second.
 */
const quietTurns = { silent: 20, arriving: 60 };

/**
 * Closes the port after accepting all clients that have already connected, which takes at most six seconds. Open
 * connections stay open.
 *
 * A shutdown has to close the port first. A client that gets an answer with "connection: close" connects again at once,
 * and at an open port there would always be one more client to accept.
 */
export async function closePort(server: Server): Promise<void> {
  if (!server.listening) return;
  await acceptWaiting(server);
  net.Server.prototype.close.call(server);
}

/**
 * Closes each open connection on which nothing arrives and nothing is being answered. Resolves when no connection is
 * open; after eight seconds, the remaining connections are closed. The port has to be closed before.
 */
export async function drainConnections(
  open: ReadonlySet<Socket>,
  requests: Pick<NewestRequestTracker, 'stateOf'>,
): Promise<void> {
  const quiet = new Map<Socket, { bytes: number; turns: number }>();
  const end = performance.now() + longestMs;
  while (open.size > 0 && performance.now() < end) {
    for (const socket of open) {
      const state = requests.stateOf(socket);
      const last = quiet.get(socket);
      const isQuiet = state !== 'being answered' && last?.bytes === socket.bytesRead;
      const turns = isQuiet ? last.turns + 1 : 0;
      quiet.set(socket, { bytes: socket.bytesRead, turns });
      if (state !== 'being answered' && turns >= quietTurns[state]) socket.destroy();
    }
    await delay(turnMs);
  }
  for (const socket of open) socket.destroy();
}

/**
 * Accepts all connections that wait at the port. The event loop accepts one connection per turn, so this function runs
 * until none arrives. Otherwise a waiting connection would be reset when the port closes, perhaps after its request was
 * sent.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let hasNew = true;
  const note = () => {
    hasNew = true;
  };
  server.on('connection', note);
  const end = performance.now() + longestAcceptMs;
  while (hasNew && performance.now() < end) {
    hasNew = false;
    await new Promise(setImmediate);
    await new Promise(setImmediate);
  }
  server.off('connection', note);
}
