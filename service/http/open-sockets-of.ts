import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** The open connections, always up to date. Node itself only counts them. */
export function openSocketsOf(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return open;
}
