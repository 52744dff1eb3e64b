/**
 * Shuts the server down without losing a request, in three steps. First the port is closed: new clients are refused
 * before they send anything, and a proxy tries another instance. Then each request on an open connection is answered,
 * and the answer says that the connection ends. Finally the silent connections are closed.
 *
 * Node's own `close` would close silent connections at once, and lose a request that is on its way.
 */
import type { Server } from 'node:http';
import net, { type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { NewestRequestTracker } from './newest-request-tracker.ts';

const longestAcceptMs = 6_000;
const longestMs = 8_000;
const turnMs = 20;

/**
 * A connection is closed after this number of checks without a new byte: `arriving` if a part of a request has arrived,
 * otherwise `silent`. All connections are checked about every 20 ms. Checks are counted instead of milliseconds,
 * because a busy machine may read a request a second late.
 */
const quietTurns = { silent: 20, arriving: 60 };

/**
 * Accepts all clients that have already connected, which takes at most six seconds, and closes the port. Open
 * connections stay open.
 *
 * A shutdown has to close the port first. Otherwise each client whose connection ends would connect again at once, and
 * there would always be one more client to accept.
 */
export async function closePort(server: Server): Promise<void> {
  if (!server.listening) return;
  await acceptWaiting(server);
  net.Server.prototype.close.call(server);
}

/**
 * Closes each open connection on which no request arrives and no answer is due; call `closePort` first. Resolves when
 * all connections are closed. After eight seconds it closes those that are still open.
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
 * Accepts all connections that wait at the port. The event loop accepts one connection per turn, so this function waits
 * until a turn brings no new connection. Closing the port earlier would reset the waiting connections, perhaps after a
 * request was sent on them.
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
