/**
 * Answers the requests of one connection one after another, even if the client pipelines (sends the next request before
 * it has read the answer). Node alone would start all requests of one 64 kB read, about two thousand, and keep all
 * answers in memory until the client reads. Here a request starts only when the previous answer has left the process.
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
 * Returns a listener that calls `answer` for one request of a connection after another. The listener closes a
 * connection on which too many requests wait.
 */
export function answerRequestsOneAtATime(
  answer: RequestListener,
  open: ReadonlySet<Socket>,
  bounds: PipelineBounds = pipelineBounds,
): RequestListener {
  const waitingOn = new WeakMap<Socket, number>();
  let waitingOnAll = 0;
  const pauseReading = pauseForThisTurn(open);

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
    // Node gives a response its socket when all earlier responses of the connection are finished. So a response that
    // has a socket can be sent now.
    if (response.socket !== null) return answer(request, response);
    // Node also reports requests that it had read before the connection was closed. Nobody waits for their answers.
    if (socket.destroyed) return;
    if ((waitingOn.get(socket) ?? 0) >= bounds.ofConnection || waitingOnAll >= bounds.ofAll) {
      socket.destroy();
      pauseReading();
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
 * even after their connection was closed, and frees their memory only when the turn ends. Without the pause, hundreds
 * of connections with many requests would take hundreds of megabytes in one turn.
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
