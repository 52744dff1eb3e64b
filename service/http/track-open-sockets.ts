import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Returns the set of the server's open connections, which stays up to date. Node's own server tells only their number.
 */
export function trackOpenSockets(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return open;
}
