/**
 * Closes the connection of a client that does not read its answer, when it has read nothing for fourteen seconds. If
 * all unread answers together exceed 64 MB, the connections that have been stuck for longest are closed earlier.
 *
 * Node's own time-out does not find such a client, because each byte that the client sends restarts the time-out.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export type StalledBounds = {
  stuckMs: number;
  /** The most bytes of answers that may wait in this process for slow clients, on all connections together. */
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
    const timer = setInterval(closeStalled, bounds.lookEveryMs).unref();
    server.once('close', () => clearInterval(timer));
  });

  function closeStalled(): void {
    const now = performance.now();
    let bytes = 0;
    const before = unread;
    unread = new Map();
    for (const socket of open) {
      if (socket.writableLength === 0) continue;
      bytes += socket.writableLength;
      const taken = sendProgressOf(socket);
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

/** Returns a text that changes whenever the operating system accepts another byte for this socket. */
function sendProgressOf(socket: Socket): string {
  // Node counts a write only when the system has accepted all of it, which takes minutes for 200 kB on a slow line.
  // `writeQueueSize` also shows the progress within a write; Node's own time-outs use this field too.
  const { _handle } = socket as { _handle?: { writeQueueSize?: number } | null };
  return `${socket.bytesWritten - socket.writableLength} ${_handle?.writeQueueSize}`;
}
