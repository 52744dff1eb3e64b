/**
 * Pipelined requests: those that a client sends before it has read the answers to its earlier ones. Node would begin
 * all that one read of 64 kB holds, about two thousand, and keep every answer in memory until the client reads. Here a
 * request begins when the answer before it has left the process, so that a connection never holds more than one.
 */
import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

export type PipelineBounds = {
  /** Requests that may wait on one connection. Clients that pipeline at all send about ten. */
  ofConnection: number;
  /** Requests that may wait on all connections together. */
  ofAll: number;
};

export const pipelineBounds: PipelineBounds = { ofConnection: 64, ofAll: 4_096 };

/** Calls `answer` for each request in its turn; a connection on which too many wait is closed. */
export function answerInTurn(
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
    // Node gives a response its socket when the one before it is finished.
    if (response.socket !== null) return answer(request, response);
    // What else was read with it still arrives here after the connection was closed.
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
 * Node parses what it has read to its end, also on a connection that is closed, and lets go of it only when the turn
 * of the event loop ends. Hundreds of such connections in one turn would be hundreds of megabytes.
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
