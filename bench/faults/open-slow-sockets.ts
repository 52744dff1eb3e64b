import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../generate-post-load.ts';
import { startService } from '../service-process.ts';
import { compareRowsWithAcknowledged, type FaultOutcome, isLossless } from './fault-outcome.ts';

const closedWithinMs = 15_000;
/** How long the sockets are observed. On a busy machine, a socket that is closed late still counts as closed. */
const watchedMs = 60_000;
const visitorWithinMs = 250;

/** The text that a slow socket sends at first, and the rest, which it sends letter by letter. */
const ways: readonly [first: string, drip: string][] = [
  ['', ''],
  ['POST /rest/v1/enr', 'x'],
  ['POST /rest/v1/enrollments HTTP/1.1\r\nHost: x\r\nX-A: ', 'a'],
  [
    'POST /rest/v1/enrollments HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
    ' ',
  ],
  [
    'POST /rest/v1/enrollments HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    '1\r\n \r\n',
  ],
];

/** Opens sockets that never finish their request, and sends a visitor's request at the same time. */
export async function openSlowSockets(dataDir: string, count: number): Promise<FaultOutcome> {
  const service = await startService({ DATA_DIR: dataDir });
  const { hostname, port } = new URL(service.url);
  const lifetimes: number[] = [];
  const sockets = Array.from({ length: count }, (_, n) =>
    dripping(hostname, Number(port), ways[n % ways.length] ?? ['', ''], lifetimes),
  );

  const acknowledged: string[] = [];
  const latencies: number[] = [];
  const end = performance.now() + watchedMs;
  for (let n = 0; lifetimes.length < count && performance.now() < end; n += 1) {
    const started = performance.now();
    const answer = await fetch(`${service.url}/rest/v1/enrollments`, {
      method: 'POST',
      headers: { apikey: 'miranaya-public-key', 'content-type': 'application/json' },
      body: JSON.stringify({
        name: `beside ${n}`,
        email: `b${n}@example.com`,
        mobile: '9876543210',
      }),
    });
    latencies.push(performance.now() - started);
    if (answer.status === 201) acknowledged.push(`beside ${n}`);
    await delay(50);
  }
  for (const socket of sockets) socket.destroy();
  await service.kill('SIGTERM');
  const counted = await compareRowsWithAcknowledged({ databaseUrl: null, dataDir }, acknowledged);
  const slowest = Math.max(0, ...lifetimes);
  const p99 = percentile(latencies, 0.99);
  return {
    fault: 'Sockets that never finish a request',
    cycles: count,
    ...counted,
    note: `${lifetimes.length} closed, the last after ${(slowest / 1000).toFixed(1)} s; a visitor beside them: p99 ${p99.toFixed(0)} ms`,
    isGood:
      isLossless(counted) &&
      lifetimes.length === count &&
      slowest <= closedWithinMs &&
      p99 <= visitorWithinMs,
  };
}

function dripping(
  host: string,
  port: number,
  [first, drip]: readonly [string, string],
  lifetimes: number[],
): Socket {
  const socket = connect(port, host);
  const started = performance.now();
  let timer: NodeJS.Timeout | undefined;
  socket.on('connect', () => {
    if (first !== '') socket.write(first);
    if (drip !== '') timer = setInterval(() => socket.writable && socket.write(drip), 700);
  });
  socket.on('data', () => {});
  socket.on('error', () => {});
  socket.on('close', () => {
    clearInterval(timer);
    lifetimes.push(performance.now() - started);
  });
  return socket;
}
