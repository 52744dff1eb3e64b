import { type FaultOutcome, isLossless } from './fault-outcome.ts';
import { measurePostsWithOpenSockets } from './measure-posts-with-open-sockets.ts';

const closedWithinMs = 15_000;
const visitorWithinMs = 250;

/** For each kind of slow socket, the text that it sends at once, and the text that it then sends every 0.7 seconds. */
const kindsOfSlowSocket: readonly [first: string, repeated: string][] = [
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
  const { counted, closed, slowestMs, p99Ms } = await measurePostsWithOpenSockets(
    dataDir,
    count,
    (socket, n) => {
      const [first, repeated] = kindsOfSlowSocket[n % kindsOfSlowSocket.length] ?? ['', ''];
      socket.resume();
      if (first !== '') socket.write(first);
      return repeated === ''
        ? undefined
        : setInterval(() => socket.writable && socket.write(repeated), 700);
    },
  );
  return {
    fault: 'Sockets that never finish a request',
    cycles: count,
    ...counted,
    note: `${closed} closed, the last after ${(slowestMs / 1000).toFixed(1)} s; a visitor beside them: p99 ${p99Ms.toFixed(0)} ms`,
    isGood:
      isLossless(counted) &&
      closed === count &&
      slowestMs <= closedWithinMs &&
      p99Ms <= visitorWithinMs,
  };
}
