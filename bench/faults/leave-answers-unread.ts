import { readdirSync, readFileSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pipelineBounds } from '#service/http/serialise-pipelined.ts';
import { percentile } from '../generate-post-load.ts';
import { startService } from '../service-process.ts';
import { compareRowsWithAcknowledged, type FaultOutcome, isLossless } from './fault-outcome.ts';

/**
 * If a client reads nothing, the service closes its socket. This happens fourteen seconds after the operating system
 * has accepted the last byte for the client. The limit adds time for a busy machine.
 */
const closedWithinMs = 20_000;
/**
 * How long the sockets are observed. A busy machine closes sockets late, so the measurement continues after the limit.
 */
const watchedMs = 60_000;
/** The most memory that all sockets together may add to that of the idle service. */
const mostAddedMb = 200;

const get = (path: string, coding = 'identity') =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${coding}\r\n\r\n`;

/**
 * Requests, and how many copies of each are sent at once on one connection. The first three are answered from memory,
 * from the disk, and by rendering a page. They are sent far more often than the service accepts on one connection
 * (`pipelineBounds`). The last one is for a file that is larger than what the operating system buffers for a client
 * that reads nothing. It is sent as often as the service accepts.
 */
const ways = (): readonly [request: string, times: number][] => [
  [get('/', 'br'), 1_500],
  [get('/'), 1_500],
  [get('/enroll-form/status?order=none'), 1_500],
  [get(`/downloads/${largestDownload()}`), pipelineBounds.ofConnection],
];

/**
 * Opens sockets that send many requests at once and read no response, and sends a visitor's request at the same time.
 */
export async function leaveAnswersUnread(dataDir: string, count: number): Promise<FaultOutcome> {
  const service = await startService({ DATA_DIR: dataDir });
  const { hostname, port } = new URL(service.url);
  const idleMb = residentMb(service.pid).now;
  const lifetimes: number[] = [];
  const sent = ways();
  const sockets = Array.from({ length: count }, (_, n) =>
    neverReading(hostname, Number(port), sent[n % sent.length] ?? ['', 0], lifetimes),
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
  const addedMb = residentMb(service.pid).peak - idleMb;
  for (const socket of sockets) socket.destroy();
  await service.kill('SIGTERM');
  const counted = await compareRowsWithAcknowledged({ databaseUrl: null, dataDir }, acknowledged);
  const slowest = Math.max(0, ...lifetimes);
  const p99 = percentile(latencies, 0.99);
  return {
    fault: 'Sockets that send up to 1,500 requests at once and read no answer',
    cycles: count,
    ...counted,
    note: `${lifetimes.length} closed, the last after ${(slowest / 1000).toFixed(1)} s; at most ${addedMb.toFixed(0)} MB more memory; a visitor beside them: p99 ${p99.toFixed(0)} ms`,
    isGood:
      isLossless(counted) &&
      lifetimes.length === count &&
      slowest <= closedWithinMs &&
      addedMb <= mostAddedMb,
  };
}

/** The client never reads, so it notices a closed connection only when a write fails. */
function neverReading(
  host: string,
  port: number,
  [request, times]: readonly [string, number],
  lifetimes: number[],
): Socket {
  const socket = connect(port, host);
  socket.pause();
  const started = performance.now();
  let timer: NodeJS.Timeout | undefined;
  socket.on('connect', () => {
    socket.write(request.repeat(times));
    timer = setInterval(() => socket.writable && socket.write('\r\n'), 250);
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    clearInterval(timer);
    lifetimes.push(performance.now() - started);
  });
  return socket;
}

function largestDownload(): string {
  const folder = join(import.meta.dirname, '..', '..', 'build', 'current', 'client', 'downloads');
  const bytesOf = (name: string) => statSync(join(folder, name)).size;
  const files = readdirSync(folder).filter((name) => name.endsWith('.pdf'));
  return files.sort((a, b) => bytesOf(b) - bytesOf(a))[0] ?? '';
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
