import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipelineBounds } from '#service/http/answer-requests-one-at-a-time.ts';
import { type FaultOutcome, isLossless } from './fault-outcome.ts';
import { measurePostsWithOpenSockets } from './measure-posts-with-open-sockets.ts';

/**
 * If a client reads nothing, the service closes its socket. This happens fourteen seconds after the operating system
 * has accepted the last byte for the client. The limit adds time for a busy machine.
 */
const closedWithinMs = 20_000;
/** The most memory that all sockets together may add to that of the idle service. */
const mostAddedMb = 200;

const formatGetRequest = (path: string, coding = 'identity') =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${coding}\r\n\r\n`;

/**
 * Requests, and how many copies of each are sent at once on one connection. The first three are answered from memory,
 * from the disk, and by rendering a page. They are sent far more often than the service accepts on one connection
 * (`pipelineBounds`). The last one is for a file that is larger than what the operating system buffers for a client
 * that reads nothing. It is sent as often as the service accepts.
 */
const makeRequestsToRepeat = (): readonly [request: string, times: number][] => [
  [formatGetRequest('/', 'br'), 1_500],
  [formatGetRequest('/'), 1_500],
  [formatGetRequest('/enroll-form/status?order=none'), 1_500],
  [formatGetRequest(`/downloads/${largestDownload()}`), pipelineBounds.ofConnection],
];

/**
 * Opens sockets that send many requests at once and read no response, and sends a visitor's request at the same time.
 */
export async function leaveAnswersUnread(dataDir: string, count: number): Promise<FaultOutcome> {
  const sent = makeRequestsToRepeat();
  const { counted, closed, slowestMs, p99Ms, addedMb } = await measurePostsWithOpenSockets(
    dataDir,
    count,
    (socket, n) => {
      const [request, times] = sent[n % sent.length] ?? ['', 0];
      socket.pause();
      socket.write(request.repeat(times));
      // The client never reads, so it notices a closed connection only when a write fails.
      return setInterval(() => socket.writable && socket.write('\r\n'), 250);
    },
  );
  return {
    fault: 'Sockets that send up to 1,500 requests at once and read no answer',
    cycles: count,
    ...counted,
    note: `${closed} closed, the last after ${(slowestMs / 1000).toFixed(1)} s; at most ${addedMb.toFixed(0)} MB more memory; a visitor beside them: p99 ${p99Ms.toFixed(0)} ms`,
    isGood:
      isLossless(counted) &&
      closed === count &&
      slowestMs <= closedWithinMs &&
      addedMb <= mostAddedMb,
  };
}

function largestDownload(): string {
  const folder = join(import.meta.dirname, '..', '..', 'build', 'current', 'client', 'downloads');
  const bytesOf = (name: string) => statSync(join(folder, name)).size;
  const files = readdirSync(folder).filter((name) => name.endsWith('.pdf'));
  return files.sort((a, b) => bytesOf(b) - bytesOf(a))[0] ?? '';
}
