/**
 * Runs one export at a time per process, and produces rows only as fast as they are read. Several tables of a
 * hundred thousand rows, each in memory as one text, would take hundreds of megabytes.
 */

/**
 * The longest time in which the reader of an export may read nothing. Then the export is cut off, and the next one may
 * start.
 */
const longestUnreadMs = 30_000;
const retryAfterSeconds = 10;

let isUnderWay = false;

/**
 * Wraps the pieces of an export so that only one export runs at a time. Throws a Response of 503 with a sentence while
 * another one runs. An export whose reader stops reading is cut off.
 */
export function runSingleExport(pieces: AsyncGenerator<string>): AsyncIterableIterator<string> {
  if (isUnderWay) throw busy();
  isUnderWay = true;
  let timer: NodeJS.Timeout | undefined;
  let at: 'open' | 'ended' | 'cut off' = 'open';
  const end = async (how: 'ended' | 'cut off') => {
    clearTimeout(timer);
    if (at !== 'open') return;
    at = how;
    isUnderWay = false;
    await pieces.return(undefined);
  };
  const waitForReader = () => {
    timer = setTimeout(() => void end('cut off').catch(() => {}), longestUnreadMs).unref();
  };
  waitForReader();
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      // An export that was cut off ends with an error, because without one the partial table would look complete.
      if (at === 'cut off') throw new Error('The export was cut off: nobody read on.');
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

const busy = () =>
  new Response('Another export is being made. Please try again in a few seconds.', {
    status: 503,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Retry-After': String(retryAfterSeconds),
    },
  });
