import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, createServer as plainServer } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drain } from './drain.ts';

const callers = 40;

/** Connects and sends on a thread of its own, then says so; what is said last is who was answered. */
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

async function listening(answer?: RequestListener): Promise<Server> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

afterEach(() => {
  vi.restoreAllMocks();
});

it('closing answers whoever had connected and sent, and was not accepted yet', async () => {
  const server = await listening((_request, response) => response.end('here'));
  const { port } = server.address() as AddressInfo;
  const connected = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(calling, { eval: true, workerData: { port, callers, connected } });
  const answers = new Promise((resolve) => worker.once('message', resolve));

  // This thread stands still meanwhile, so that it can accept nobody.
  for (let n = 0; n < callers; n = Atomics.load(connected, 0)) Atomics.wait(connected, 0, n);
  await drain(server);

  expect(await answers).toEqual(Array(callers).fill('HTTP/1.1 200 OK'));
  await worker.terminate();
});

describe('closing', () => {
  /** Each time it is asked who is connected, `look` hears of it and says how many are. */
  function watch(server: Server, look: (turn: number) => number | undefined): () => number {
    const asked = vi.spyOn(server, 'getConnections').mockImplementation((tell) => {
      const count = look(asked.mock.calls.length);
      tell(count === undefined ? new Error('no count') : null, count as number);
      return server;
    });
    return () => asked.mock.calls.length;
  }

  it('answers what comes on a connection that is open, and takes no other', async () => {
    const server = await listening((_request, response) => response.end('here'));
    const { port } = server.address() as AddressInfo;
    const visitor = connect(port, '127.0.0.1');
    const ask = async () => {
      visitor.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n');
      return String((await once(visitor, 'data'))[0]).split('\r\n', 1)[0];
    };
    expect(await ask()).toBe('HTTP/1.1 200 OK');
    const drained = drain(server);
    await vi.waitUntil(() => !server.listening);
    expect(await ask()).toBe('HTTP/1.1 200 OK');
    const late = connect(port, '127.0.0.1');
    expect((await once(late, 'error'))[0]).toMatchObject({ code: 'ECONNREFUSED' });
    visitor.end();
    await drained;
  });

  it('ends at once where nobody is connected, or nobody knows', async () => {
    for (const nobody of [0, undefined]) {
      const server = await listening();
      const asked = watch(server, () => nobody);
      await drain(server);
      expect(asked()).toBe(1);
    }
  });

  it('waits twenty turns for a silent connection, and again from each request on', async () => {
    const server = await listening();
    const before = server.listenerCount('connection');
    const asked = watch(server, (turn) => {
      if (turn === 15) server.emit('request');
      return 1;
    });
    await drain(server);
    expect(asked()).toBe(34);
    expect([server.listenerCount('request'), server.listenerCount('connection')]).toEqual([
      0,
      before,
    ]);
  });

  it('waits six seconds at most, whoever goes on asking', async () => {
    const server = await listening();
    let now = 1_000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const asked = watch(server, (turn) => {
      server.emit('request');
      if (turn === 25) now += 5_999;
      if (turn === 30) now += 1;
      return 1;
    });
    await drain(server);
    expect(asked()).toBe(30);
  });

  it('closes the port after six seconds, whoever goes on coming', async () => {
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
    await drain(server);
    expect(turns).toBeGreaterThanOrEqual(80);
    expect(turns).toBeLessThan(90);
  });

  it('asks nothing of a server that does not listen', async () => {
    const server = createServer();
    const asked = watch(server, () => 1);
    await drain(server);
    expect(asked()).toBe(0);
  });
});
