/**
 * A statement of SQLite blocks the process. So the desk's statements and transactions take turns with everything else
 * that waits, such as visitors' forms: they run for a few milliseconds, then whatever arrived meanwhile is handled.
 */

/** Short enough for a form, and long enough for ten small reads. */
const turnMs = 2;

type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Returns the function through which all work on one connection runs. It answers as the work does. */
export function takeTurns(): InTurn {
  const waiting: (() => Promise<void>)[] = [];
  let isRunning = false;

  async function runAll(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      await othersTurn();
      const end = performance.now() + turnMs;
      do {
        // Work that waits for something else, such as the lock of the file, does not hold up what follows.
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
