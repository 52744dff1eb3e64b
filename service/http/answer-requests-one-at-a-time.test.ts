import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { answerRequestsOneAtATime, type PipelineBounds } from './answer-requests-one-at-a-time.ts';
import { trackOpenSockets } from './track-open-sockets.ts';

let server: Server;
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

async function serve(answer: RequestListener, bounds?: PipelineBounds): Promise<void> {
  server = createServer();
  server.on('request', answerRequestsOneAtATime(answer, trackOpenSockets(server), bounds));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

/** Sends requests for /1, /2, … on one connection, without waiting for answers. */
function pipeline(times: number): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  for (let n = 1; n <= times; n += 1) socket.write(`GET /${n} HTTP/1.1\r\nHost: x\r\n\r\n`);
  return socket;
}

const numbers = (upTo: number) => Array.from({ length: upTo }, (_, n) => `/${n + 1}`);

it('answers ten requests that arrived at once, in their order', async () => {
  await serve((request, response) => response.end(`[${request.url}]`));
  const socket = pipeline(10);
  let text = '';
  socket.on('data', (data) => {
    text += data;
  });
  await vi.waitUntil(() => text.includes('[/10]'));
  expect([...text.matchAll(/\[(.+)\]/g)].map(([, url]) => url)).toEqual(numbers(10));
});

it('begins a request only when the answer before it has been sent', async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  await serve((request, response) => {
    begun.push(request.url ?? '');
    ends.push(() => response.end('done'));
  });
  pipeline(3);
  for (const n of [1, 2, 3]) {
    await vi.waitUntil(() => ends.length === n);
    expect(begun).toEqual(numbers(n));
    ends.at(-1)?.();
  }
});

it('closes a connection with too many waiting requests, and answers the one beside it', async () => {
  const begun: string[] = [];
  await serve((request) => void begun.push(request.url ?? ''), { ofConnection: 4, ofAll: 100 });
  const beside = pipeline(5);
  await once(pipeline(6), 'close');
  expect(begun).toEqual(['/1', '/1']);
  expect(beside.destroyed).toBe(false);
});

it('counts the requests that wait on all connections, and forgets those of a closed one', async () => {
  const begun: string[] = [];
  await serve((request) => void begun.push(request.url ?? ''), { ofConnection: 100, ofAll: 6 });
  const first = pipeline(5);
  await vi.waitUntil(() => begun.length === 1);
  await once(pipeline(5), 'close');
  first.destroy();
  await vi.waitUntil(async () => (await connections()) === 0);
  const third = pipeline(5);
  await vi.waitUntil(() => begun.length === 3);
  expect(third.destroyed).toBe(false);
});

it('keeps reading the other connections after it has closed one', async () => {
  await serve(
    (request, response) => {
      if (request.url === '/1') setTimeout(() => response.end('late'), 50);
      else response.end('here');
    },
    { ofConnection: 2, ofAll: 100 },
  );
  const beside = pipeline(2);
  const text = once(beside, 'data');
  await once(pipeline(50), 'close');
  expect(String(await text)).toContain('late');
  beside.write('GET /3 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  await once(beside, 'end');
});

function connections(): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
}
