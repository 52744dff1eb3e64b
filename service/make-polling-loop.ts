import type { FastifyBaseLogger } from 'fastify';

type PollingLoopOptions = {
  /** The work of one round. If the loop is closed meanwhile, the signal is aborted. */
  round: (closed: AbortSignal) => Promise<void>;
  everyMs: number;
  /** Whether the first round begins with `start`, not one interval later. */
  beginsAtOnce?: boolean;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** The text of the log line about a round that failed. */
  failure: string;
};

export type PollingLoop = {
  start(): void;
  /**
   * Does a round at once or, if a round is under way, after it. The rounds at the fixed interval continue. Never
   * rejects.
   */
  runNow(): Promise<void>;
  /** Starts no further round, and resolves when the round that is under way has ended. */
  close(): Promise<void>;
};

/**
 * Repeats a piece of work at a fixed interval. A failed round is logged, and the work is tried again in the next round.
 * A failure while the loop closes is not logged, because the database may be closed already.
 */
export function makePollingLoop(options: PollingLoopOptions): PollingLoop {
  const { round, everyMs, beginsAtOnce = false, log, failure } = options;
  const closing = new AbortController();
  const closed = closing.signal;
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();

  const tryRound = async () => {
    if (closed.aborted) return;
    try {
      await round(closed);
    } catch (error) {
      if (!closed.aborted) log.warn({ err: error }, failure);
    }
  };
  const runNow = () => {
    underWay = underWay.then(tryRound);
    return underWay;
  };

  return {
    start() {
      if (closed.aborted) return;
      timer ??= setInterval(() => void runNow(), everyMs).unref();
      if (beginsAtOnce) void runNow();
    },
    runNow,
    async close() {
      closing.abort();
      clearInterval(timer);
      await underWay;
    },
  };
}
