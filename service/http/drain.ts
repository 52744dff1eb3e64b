/**
 * Shuts the server down without losing a request. First the port closes: new clients are refused before they send
 * anything, and a proxy tries another instance. Then every open connection gets its answer, marked as the connection's
 * last; only then are silent connections cut. Node's own `close` cuts those at once, together with a request that is
 * on its way.
 */
import type { Server } from 'node:http';
import net, { type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { ClientErrors } from './client-errors.ts';

const longestAcceptMs = 6_000;
const longestMs = 8_000;
const turnMs = 20;

/**
 * Event-loop turns without a byte before a connection is cut; more if a request has begun to arrive. Turns, not
 * milliseconds: on a busy machine a request can stay unread for a second.
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
 * Loops until no new connection arrives: the event loop accepts one per turn, and one that is still waiting when the
 * port closes is reset, perhaps with its request already sent.
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
