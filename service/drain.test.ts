import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
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

it('closing answers whoever had connected and sent, and was not accepted yet', async () => {
  const server = createServer((_request, response) => response.end('here'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
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
