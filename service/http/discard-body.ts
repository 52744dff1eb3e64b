import type { IncomingMessage } from 'node:http';

/**
 * Reads the rest of a refused body without keeping it, up to `mostBytes`. A browser that is still sending when the
 * connection closes shows an error of its own and not the response. Also resolves when the client has gone.
 */
export function discardBody(request: IncomingMessage, mostBytes: number): Promise<void> {
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
