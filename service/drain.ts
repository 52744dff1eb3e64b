/**
 * Closing without losing anybody. First the port: whoever comes now is refused cleanly, before anything
 * was sent, and a proxy goes to another instance. Then what is open: each gets its answer, which says that
 * the connection ends, and only after that are the silent ones cut. Node's own `close` cuts those at once,
 * and with them a request that was on its way.
 */
import type { Server } from 'node:http';
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const longestMs = 6_000;

/**
 * Turns of 20 ms without a request after which an open connection counts as silent. Turns, not time: on a
 * machine without breath a request can wait unread for a second.
 */
const quietTurns = 20;

export async function drain(server: Server): Promise<void> {
  if (!server.listening) return;
  await acceptWaiting(server);
  net.Server.prototype.close.call(server);
  let turns = 0;
  const note = () => {
    turns = 0;
  };
  server.on('request', note);
  const end = performance.now() + longestMs;
  while (turns < quietTurns && performance.now() < end && (await openConnections(server)) > 0) {
    turns += 1;
    await delay(20);
  }
  server.off('request', note);
}

/**
 * The event loop accepts one connection a turn, and what still waits when the port closes is reset, with
 * its request perhaps already sent. So turns are made until one brings nobody new.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let hasNew = true;
  const note = () => {
    hasNew = true;
  };
  server.on('connection', note);
  const end = performance.now() + longestMs;
  while (hasNew && performance.now() < end) {
    hasNew = false;
    await new Promise(setImmediate);
    await new Promise(setImmediate);
  }
  server.off('connection', note);
}

function openConnections(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)));
}
