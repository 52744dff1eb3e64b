/**
 * Closes connections whose client does not take its answers: one on which nothing has moved for fourteen seconds, and
 * when all of them together hold too much, those first on which nothing has moved for longest. Node's own time-out is
 * not enough for it: each byte that such a client sends, and the first part of a long answer, begin it anew.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export type UnreadBounds = {
  stuckMs: number;
  /** Bytes of answers that the system has not taken yet, on all connections together. */
  bytesOfAll: number;
  lookEveryMs: number;
};

const unreadBounds: UnreadBounds = {
  stuckMs: 14_000,
  bytesOfAll: 64 * 1024 * 1024,
  lookEveryMs: 250,
};

type Unread = { taken: string; since: number };

export function closeUnread(
  server: Server,
  open: ReadonlySet<Socket>,
  bounds: UnreadBounds = unreadBounds,
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

/** Differs from the last time when the system has taken a byte meanwhile. */
function takenOf(socket: Socket): string {
  // Node counts a write only when all of it was taken, which for 200 kB on a slow line is minutes; its own time-outs
  // look at the handle for that reason.
  const { _handle } = socket as { _handle?: { writeQueueSize?: number } | null };
  return `${socket.bytesWritten - socket.writableLength} ${_handle?.writeQueueSize}`;
}
