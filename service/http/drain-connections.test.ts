import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, createServer as plainServer, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closePort, drainConnections } from './drain-connections.ts';
import { trackOpenSockets } from './track-open-sockets.ts';

const callers = 40;

/** The clients run on their own thread: they connect and send, then report how many requests were answered. */
const calling = `
  const { connect } = require('node:net');
  const { parentPort, workerData: { port, callers, connected } } = require('node:worker_threads');
  const answers = Array.from({ length: callers }, () => new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET / HTTP/1.1\\r\\nhost: here\\r\\nconnection: close\\r\\n\\r\\n', () => {
        Atomics.add(connected, 0, 1);
        Atomics.notify(connected, 0);
      }));
    socket.on('data', (data) => { answer += data; });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer.split('\\r\\n', 1)[0]));
  }));
  Promise.all(answers).then((all) => parentPort.postMessage(all));`;

const opened = new WeakMap<Server, ReadonlySet<Socket>>();

async function listening(answer?: RequestListener): Promise<Server> {
  const server = createServer(answer);
  opened.set(server, trackOpenSockets(server));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Drains a server on which every request is answered immediately. */
async function drainOf(server: Server): Promise<void> {
  await closePort(server);
  await drainConnections(opened.get(server) ?? trackOpenSockets(server), {
    stateOf: () => 'silent',
  });
}

afterEach(() => {
  vi.restoreAllMocks();
});

it('closing answers clients that had connected and sent, and were not accepted yet', async () => {
  const server = await listening((_request, response) => response.end('here'));
  const { port } = server.address() as AddressInfo;
  const connected = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(calling, { eval: true, workerData: { port, callers, connected } });
  const answers = new Promise((resolve) => worker.once('message', resolve));

  // Blocks this thread until all clients have connected, so that the server can't accept a connection meanwhile.
  for (let n = 0; n < callers; n = Atomics.load(connected, 0)) Atomics.wait(connected, 0, n);
  await drainOf(server);

  expect(await answers).toEqual(Array(callers).fill('HTTP/1.1 200 OK'));
  await worker.terminate();
});

describe('closing', () => {
  it('answers a request on an open connection, and accepts no other connection', async () => {
    const server = await listening((_request, response) => response.end('here'));
    const { port } = server.address() as AddressInfo;
    const visitor = connect(port, '127.0.0.1');
    const ask = async () => {
      visitor.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n');
      return String((await once(visitor, 'data'))[0]).split('\r\n', 1)[0];
    };
    expect(await ask()).toBe('HTTP/1.1 200 OK');
    const drained = drainOf(server);
    await vi.waitUntil(() => !server.listening);
    expect(await ask()).toBe('HTTP/1.1 200 OK');
    const late = connect(port, '127.0.0.1');
    expect((await once(late, 'error'))[0]).toMatchObject({ code: 'ECONNREFUSED' });
    visitor.end();
    await drained;
  });

  it('ends at once if nobody is connected', async () => {
    const began = performance.now();
    await drainOf(await listening());
    expect(performance.now() - began).toBeLessThan(300);
  });

  it('cuts a silent connection, and a little later one that has stopped in the middle of a request', async () => {
    for (const state of ['silent', 'arriving'] as const) {
      const server = await listening();
      const open = trackOpenSockets(server);
      const { port } = server.address() as AddressInfo;
      const visitor = connect(port, '127.0.0.1');
      await vi.waitUntil(() => open.size === 1);
      const began = performance.now();
      await closePort(server);
      await drainConnections(open, { stateOf: () => state });
      const ms = performance.now() - began;
      expect(ms).toBeGreaterThan(state === 'silent' ? 350 : 1_100);
      visitor.destroy();
    }
  });

  it('waits for an answer for eight seconds at most', async () => {
    const server = await listening();
    const open = trackOpenSockets(server);
    const { port } = server.address() as AddressInfo;
    const visitor = connect(port, '127.0.0.1');
    await vi.waitUntil(() => open.size === 1);
    let now = 1_000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    let looks = 0;
    const stateOf = () => {
      looks += 1;
      if (looks === 60) now += 7_999;
      if (looks === 70) now += 1;
      return 'being answered' as const;
    };
    await closePort(server);
    await drainConnections(open, { stateOf });
    expect(looks).toBe(70);
    await once(visitor, 'close');
  });

  it('closes the port after six seconds, even if clients keep connecting', async () => {
    const server = plainServer() as Server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    let now = 1_000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    let turns = 0;
    const goesOn = () => {
      if (!server.listening) return;
      server.emit('connection');
      turns += 1;
      if (turns === 40) now += 5_999;
      if (turns === 80) now += 1;
      setImmediate(goesOn);
    };
    setImmediate(goesOn);
    await closePort(server);
    expect(turns).toBeGreaterThanOrEqual(80);
    expect(turns).toBeLessThan(90);
  });
});
