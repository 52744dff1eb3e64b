/**
 * Limits for the times in the queue of orders. A time beyond a limit was written while a clock was ahead, and counts as
 * due now. Otherwise one wrong hour would stop an order for as long as the clock was ahead.
 */

const day = 24 * 60 * 60 * 1000;
const year = 365 * day;

/**
 * The due time of an order that is polled at once because somebody asks about it. An order that was paid online and
 * refunded is polled only with this due time.
 */
export const immediateDueTime = new Date(0);

export const orderQueueClockErrorLimits = {
  /**
   * The longest delay that counts, longer than every delay in use (the longest is two weeks, in
   * `service/payments/worker/retry-and-poll-timing.ts`).
   */
  longestMs: 15 * day,
  longestLeaseMs: 60 * 60 * 1000,
  /**
   * The due time of an order for which nothing more is expected lies this far ahead ("never"); only "reconcile" or an
   * event makes the order due again. A due time means "never" if it lies from `leastLeftOfNeverMs` to `neverMs` +
   * `longestMs` ahead. Any other due time more than `longestMs` ahead was written by a wrong clock.
   */
  neverMs: 1_000 * year,
  leastLeftOfNeverMs: 900 * year,
} as const;
