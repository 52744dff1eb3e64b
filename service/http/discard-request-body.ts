import type { IncomingMessage } from 'node:http';

/**
 * Reads the rest of a refused body, up to `mostBytes`, and drops it. A browser shows our response only if it could send
 * its body; if we closed the connection earlier, the browser would show an error of its own. The promise also resolves
 * when the client has closed the connection.
 */
export function discardRequestBody(request: IncomingMessage, mostBytes: number): Promise<void> {
  if (request.readableEnded || request.destroyed) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  let left = mostBytes;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) resolve();
  });
  for (const end of ['end', 'close', 'error']) request.once(end, () => resolve());
  request.resume();
  return promise;
}
