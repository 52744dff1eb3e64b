/**
 * Closing without losing anybody. First the port: whoever comes now is refused cleanly, before anything
 * was sent, and a proxy goes to another instance. Then what is open: each gets its answer, which says that
 * the connection ends, and only after that are the silent ones cut. Node's own `close` cuts those at once,
 * and with them a request that was on its way.
 */
import type { Server } from 'node:http';
import net, { type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { ClientErrors } from './client-errors.ts';

const longestAcceptMs = 6_000;
const longestMs = 8_000;
const turnMs = 20;

/**
 * Turns without a byte after which a connection is cut; one that has begun to send a request gets longer. Turns, not
 * time: on a busy machine a request can wait unread for a second.
 */
const quietTurns = { silent: 20, arriving: 60 };

/** Resolves when no connection is open any more, after eight seconds at most. */
export async function drain(
  server: Server,
  open: ReadonlySet<Socket>,
  requests: Pick<ClientErrors, 'stateOf'>,
): Promise<void> {
  if (!server.listening) return;
  await acceptWaiting(server);
  net.Server.prototype.close.call(server);
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
 * Loops until no new connection arrives: the event loop accepts one connection a turn, and one that still waits when the
 * port closes is reset, with its request perhaps already sent.
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
