/**
 * Lets the work of the query builder take turns with visitors' forms and everything else that waits, because a
 * statement of SQLite blocks the process. Statements and transactions of the query builder run for a few milliseconds.
 * Then whatever arrived meanwhile is handled.
 */

/** Work runs for this long before visitors' forms get a turn: a form hardly notices it, and ten small reads fit in. */
const turnMs = 2;

type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Returns a function that runs work on one connection and passes on its result or error. It is no mutex: while some
 * work waits, other work may begin.
 */
export function makeYieldingRunner(): InTurn {
  const waiting: (() => Promise<void>)[] = [];
  let isRunning = false;

  async function runAll(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      await othersTurn();
      const end = performance.now() + turnMs;
      do {
        // If this work has to wait, for example for the lock of the file, the next work begins meanwhile.
        await Promise.race([waiting.shift()?.(), othersTurn()]);
      } while (waiting.length > 0 && performance.now() < end);
    }
    isRunning = false;
  }

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push(() => work().then(resolve, reject));
      if (!isRunning) void runAll();
    });
}

const othersTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
