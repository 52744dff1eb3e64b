import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** The connections that are open: a live set, which Node itself only counts. */
export function openSockets(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return open;
}
