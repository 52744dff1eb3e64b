import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { closeStalledConnections, type StalledBounds } from './close-stalled-connections.ts';
import { trackOpenSockets } from './track-open-sockets.ts';

/** More bytes than the operating system accepts for a client that reads nothing. */
const answerBytes = 64 * 1024 * 1024;
const megabyte = 1024 * 1024;

let server: Server;
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

async function serve(bounds: Partial<StalledBounds>): Promise<void> {
  const content = Buffer.alloc(answerBytes);
  server = createServer((_request, response) => response.end(content));
  const whole = { stuckMs: 300, bytesOfAll: 1_000 * megabyte, lookEveryMs: 20, ...bounds };
  closeStalledConnections(server, trackOpenSockets(server), whole);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

function ask(): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  return socket;
}

/**
 * Resolves when the server has closed the connection. A client that reads nothing notices this only when it
 * writes.
 */
async function closed(socket: Socket): Promise<void> {
  while (!socket.destroyed) {
    socket.write('\r\n');
    await delay(10);
  }
}

it('closes a connection on which no byte of an answer moves, also when its client keeps sending', async () => {
  await serve({});
  await closed(ask().pause());
});

it('lets a slow reader receive the whole answer', async () => {
  // Longer than a busy machine may stop this process, and shorter than the reading.
  await serve({ stuckMs: 5_000 });
  const socket = ask();
  const asked = performance.now();
  let bytes = 0;
  for await (const piece of socket) {
    bytes += piece.length;
    if (performance.now() - asked < 6_000) await delay(5);
    if (bytes > answerBytes) break;
  }
  expect(bytes).toBeGreaterThan(answerBytes);
});

it('closes the connections without movement for the longest time, when all of them hold too much', async () => {
  await serve({ stuckMs: 60_000, bytesOfAll: 100 * megabyte });
  const first = ask().pause();
  await delay(200);
  const second = ask().pause();
  await closed(first);
  await delay(100);
  expect(second.destroyed).toBe(false);
});

it('does not close a connection that is only silent', async () => {
  await serve({ stuckMs: 50 });
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  await delay(300);
  expect(socket.destroyed).toBe(false);
  socket.destroy();
});
