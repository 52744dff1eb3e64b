/**
 * One export at a time for each process, handed out piece by piece as its reader takes it: several tables of a hundred
 * thousand rows beside each other, each as one text, take hundreds of megabytes.
 */

/** A reader who takes nothing for so long has gone, and the next export may begin. */
const longestUnreadMs = 30_000;
const retryAfterSeconds = 10;

let isUnderWay = false;

/** Throws a Response of 503 with a sentence while another export is under way. */
export function exportInTurn(pieces: AsyncGenerator<string>): AsyncIterableIterator<string> {
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
      // An end without an error would make half a table look like a whole one.
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
