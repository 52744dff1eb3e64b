/**
 * Answers pipelined requests (requests sent before the earlier answers were read) one at a time. Node would start
 * all requests that one 64 kB read contains, about two thousand, and keep every answer in memory until the client
 * reads. Here a request starts when the previous answer has left the process, so a connection never holds more than
 * one answer.
 */
import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

export type PipelineBounds = {
  /** The most requests that may wait on one connection. Real clients pipeline about ten. */
  ofConnection: number;
  /** The most requests that may wait on all connections together. */
  ofAll: number;
};

export const pipelineBounds: PipelineBounds = { ofConnection: 64, ofAll: 4_096 };

/**
 * Returns a listener that calls `answer` for the requests of one connection one after another. It closes a connection
 * on which too many requests wait.
 */
export function serialisePipelined(
  answer: RequestListener,
  open: ReadonlySet<Socket>,
  bounds: PipelineBounds = pipelineBounds,
): RequestListener {
  const waitingOn = new WeakMap<Socket, number>();
  let waitingOnAll = 0;
  const readNoMore = pauseForThisTurn(open);

  function count(socket: Socket, change: 1 | -1): void {
    if (!waitingOn.has(socket))
      socket.once('close', () => {
        waitingOnAll -= waitingOn.get(socket) ?? 0;
        waitingOn.delete(socket);
      });
    waitingOn.set(socket, (waitingOn.get(socket) ?? 0) + change);
    waitingOnAll += change;
  }

  return (request, response) => {
    const { socket } = request;
    // Node gives a response its socket when the previous response is finished. So a response with a socket is the next
    // to be sent.
    if (response.socket !== null) return answer(request, response);
    // After a connection was closed, Node still reports requests that it has read before; they are ignored.
    if (socket.destroyed) return;
    if ((waitingOn.get(socket) ?? 0) >= bounds.ofConnection || waitingOnAll >= bounds.ofAll) {
      socket.destroy();
      readNoMore();
      return;
    }
    count(socket, 1);
    response.once('socket', () => {
      count(socket, -1);
      answer(request, response);
    });
  };
}

/**
 * Stops reading from all open connections until this turn of the event loop ends. Node parses all requests of one read,
 * even after the connection was closed, and frees their memory only when the turn ends. If hundreds of connections sent
 * many requests in one turn, these would take hundreds of megabytes.
 */
function pauseForThisTurn(open: ReadonlySet<Socket>): () => void {
  let isPaused = false;
  return () => {
    if (isPaused) return;
    isPaused = true;
    const paused = [...open].filter((socket) => !socket.isPaused());
    for (const socket of paused) socket.pause();
    setImmediate(() => {
      isPaused = false;
      for (const socket of paused) socket.resume();
    });
  };
}
