import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../percentile.ts';
import { startService } from '../service-process.ts';
import { compareRowsWithAcknowledged } from './fault-outcome.ts';

/**
 * How long the sockets are watched. It is longer than any limit of the callers, because a busy machine closes sockets
 * late, and the report says how late.
 */
const watchedMs = 60_000;

/**
 * Opens `count` sockets to a new service, and sends a visitor's posts until the service has closed all the sockets or
 * `watchedMs` have passed. Then stops the service and returns the measurements. `begin` is called with each connected
 * socket and its number. If `begin` starts an interval, it returns its timer, which is cleared when the socket closes.
 */
export async function measurePostsWithOpenSockets(
  dataDir: string,
  count: number,
  begin: (socket: Socket, n: number) => NodeJS.Timeout | undefined,
) {
  const service = await startService({ DATA_DIR: dataDir });
  const { hostname, port } = new URL(service.url);
  const idleMb = residentMb(service.pid).now;
  const lifetimes: number[] = [];
  const sockets = Array.from({ length: count }, (_, n) => {
    const socket = connect(Number(port), hostname);
    const started = performance.now();
    let timer: NodeJS.Timeout | undefined;
    socket.on('connect', () => {
      timer = begin(socket, n);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      lifetimes.push(performance.now() - started);
    });
    return socket;
  });

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
  const addedMb = residentMb(service.pid).peak - idleMb;
  for (const socket of sockets) socket.destroy();
  await service.kill('SIGTERM');
  return {
    counted: await compareRowsWithAcknowledged({ databaseUrl: null, dataDir }, acknowledged),
    closed: lifetimes.length,
    slowestMs: Math.max(0, ...lifetimes),
    p99Ms: percentile(latencies, 0.99),
    addedMb,
  };
}

/**
 * The resident memory of the process in MB: now, and the highest so far. Only Linux reports these values. On other
 * systems both are 0, and only the closing of sockets is judged.
 */
function residentMb(pid: number): { now: number; peak: number } {
  let status: string;
  try {
    status = readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return { now: 0, peak: 0 };
  }
  const mb = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
  return { now: mb('VmRSS'), peak: mb('VmHWM') };
}
