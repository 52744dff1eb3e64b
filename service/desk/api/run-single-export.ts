/**
 * Runs only one export at a time in this process, and reads rows only as fast as the browser takes them. Several tables
 * of a hundred thousand rows, held in memory at once, would need hundreds of megabytes.
 */

/** If the browser reads nothing for this time, the export is cut off, and another export may start. */
const maxUnreadMs = 30_000;
const retryAfterSeconds = 10;

let isUnderWay = false;

/**
 * Returns the pieces of an export. If another export is running, throws at once a Response with status 503 and a
 * sentence. If the browser stops reading, the export is cut off.
 */
export function runSingleExport(pieces: AsyncGenerator<string>): AsyncIterableIterator<string> {
  if (isUnderWay) throw makeBusyResponse();
  isUnderWay = true;
  let timer: NodeJS.Timeout | undefined;
  let status: 'open' | 'ended' | 'cut off' = 'open';
  const end = async (how: 'ended' | 'cut off') => {
    clearTimeout(timer);
    if (status !== 'open') return;
    status = how;
    isUnderWay = false;
    await pieces.return(undefined);
  };
  const waitForReader = () => {
    timer = setTimeout(() => void end('cut off').catch(() => {}), maxUnreadMs).unref();
  };
  waitForReader();
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      // An export that was cut off ends with an error, because without it the incomplete table would look complete.
      if (status === 'cut off') throw new Error('The export was cut off: nobody read on.');
      clearTimeout(timer);
      try {
        const piece = await pieces.next();
        if (piece.done) await end('ended');
        else waitForReader();
        return piece;
      } catch (error) {
        await end('ended').catch(() => {});
        throw error;
      }
    },
    async return() {
      await end('ended');
      return { done: true, value: undefined };
    },
  };
}

const makeBusyResponse = () =>
  new Response('Another export is being made. Please try again in a few seconds.', {
    status: 503,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Retry-After': String(retryAfterSeconds),
    },
  });
