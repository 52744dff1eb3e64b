/**
 * Closes connections whose clients do not read their answers. A connection is closed after fourteen seconds without
 * progress. If all unread answers together hold too many bytes, the connections that have made no progress for longest
 * are closed earlier.
 *
 * Node's own time-out is not enough. It starts again with each byte that such a client sends, and with the first part
 * of a long answer.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export type StalledBounds = {
  stuckMs: number;
  /** The most answer bytes, over all connections, that the operating system has not accepted yet. */
  bytesOfAll: number;
  lookEveryMs: number;
};

const unreadBounds: StalledBounds = {
  stuckMs: 14_000,
  bytesOfAll: 64 * 1024 * 1024,
  lookEveryMs: 250,
};

type Unread = { taken: string; since: number };

export function closeStalledConnections(
  server: Server,
  open: ReadonlySet<Socket>,
  bounds: StalledBounds = unreadBounds,
): void {
  let unread = new Map<Socket, Unread>();
  server.once('listening', () => {
    const timer = setInterval(look, bounds.lookEveryMs).unref();
    server.once('close', () => clearInterval(timer));
  });

  function look(): void {
    const now = performance.now();
    let bytes = 0;
    const before = unread;
    unread = new Map();
    for (const socket of open) {
      if (socket.writableLength === 0) continue;
      bytes += socket.writableLength;
      const taken = takenOf(socket);
      const last = before.get(socket);
      unread.set(socket, last?.taken === taken ? last : { taken, since: now });
    }
    for (const [socket, { since }] of [...unread].sort(([, a], [, b]) => a.since - b.since)) {
      if (now - since < bounds.stuckMs && bytes <= bounds.bytesOfAll) break;
      bytes -= socket.writableLength;
      socket.destroy();
    }
  }
}

/** Returns a value that differs from the last one if the operating system has accepted a byte in between. */
function takenOf(socket: Socket): string {
  // Node counts a write only when the system has accepted all of it, which takes minutes for 200 kB on a slow line. So
  // the value contains a field of the socket's handle, as Node's own time-outs do.
  const { _handle } = socket as { _handle?: { writeQueueSize?: number } | null };
  return `${socket.bytesWritten - socket.writableLength} ${_handle?.writeQueueSize}`;
}
