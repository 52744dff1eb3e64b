/**
 * Shuts the server down without losing a request. First the port closes: new clients are refused before they
 * send anything, and a proxy tries another instance. Then every request on an open connection gets an answer
 * that is marked as the connection's last. Only then are silent connections closed. Node's own `close` closes
 * silent connections at once, even if a request is on its way.
 */
import type { Server } from 'node:http';
import net, { type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { ClientErrors } from './client-errors.ts';

const longestAcceptMs = 6_000;
const longestMs = 8_000;
const turnMs = 20;

/**
 * The number of event-loop turns without a byte after which a connection is closed; more if a request has
 * begun to arrive. The unit is turns and not milliseconds, because on a busy machine a request can stay
 * unread for a second.
 */
const quietTurns = { silent: 20, arriving: 60 };

/**
 * Closes the port once everybody who has connected is accepted, after at most six seconds; open connections go on.
 * It comes before everything else of a shutdown: an answer that says "connection: close" makes its client connect
 * again at once, so under load there would always be one more to accept.
 */
export async function closePort(server: Server): Promise<void> {
  if (!server.listening) return;
  await acceptWaiting(server);
  net.Server.prototype.close.call(server);
}

/** Resolves when no connection is open, after at most eight seconds. The port has to be closed. */
export async function drain(
  open: ReadonlySet<Socket>,
  requests: Pick<ClientErrors, 'stateOf'>,
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
 * Accepts all connections that wait at the port. The event loop accepts one per turn, so this runs until no new one
 * arrives. A connection that still waits when the port closes is reset, perhaps with its request already sent.
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
