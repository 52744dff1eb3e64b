import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { closeSilentConnections } from './close-silent-connections.ts';
import { NewestRequestTracker } from './newest-request-tracker.ts';

const bounds = { silentMs: 200, answerMs: 1_000 };

let end: () => Promise<void>;
afterEach(() => end());

/** Starts a server that answers no request by itself; the test sends the answers. */
async function serve(answerMs = bounds.answerMs) {
  const responses: ServerResponse[] = [];
  const clientErrors = new NewestRequestTracker();
  const server = createServer((request, response) => {
    clientErrors.noteRequest(request, response);
    responses.push(response);
  });
  server.setTimeout(bounds.silentMs);
  closeSilentConnections(server, clientErrors, { ...bounds, answerMs });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  end = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  const { port } = server.address() as AddressInfo;
  return { open: () => connect(port, '127.0.0.1'), responses };
}

const lifetime = async (socket: Socket) => {
  const from = performance.now();
  socket.resume();
  await once(socket, 'close');
  return performance.now() - from;
};
const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

it('closes a connection on which nothing was sent', async () => {
  const { open } = await serve(60_000);
  expect(await lifetime(open())).toBeGreaterThan(150);
});

it('closes one whose request does not arrive whole', async () => {
  const { open, responses } = await serve(60_000);
  const socket = open();
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf');
  await lifetime(socket);
  expect(responses).toHaveLength(1);
});

it('lets a request that is being answered wait, also after an earlier one', async () => {
  const { open, responses } = await serve(60_000);
  const socket = open();
  for (const text of ['first', 'second']) {
    socket.write(get);
    await delay(3 * bounds.silentMs);
    responses.at(-1)?.end(text);
    const [piece] = await once(socket, 'data');
    expect(`${piece}`).toContain(text);
  }
});

it('closes a connection whose answer takes too long', async () => {
  const { open } = await serve();
  const socket = open();
  socket.write(get);
  expect(await lifetime(socket)).toBeGreaterThan(bounds.answerMs - 100);
});
