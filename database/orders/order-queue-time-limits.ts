/**
 * Limits for the times in the queue of orders. A time beyond them was written by a clock that was set back later,
 * and counts as now: otherwise one wrong hour would stop an order for as long as the clock was ahead.
 */

const day = 24 * 60 * 60 * 1000;
const year = 365 * day;

export const orderQueueTimeLimits = {
  /**
   * The longest delay that counts, longer than every delay in use (the longest is two weeks, in
   * `service/payments/payment-retry-timing.ts`).
   */
  longestMs: 15 * day,
  longestLeaseMs: 60 * 60 * 1000,
  /**
   * The delay of an order for which nothing more is expected: only "reconcile" or an event makes it due again. It
   * is so long that a time between `longestMs` and `leastLeftOfNeverMs` can't be the rest of it.
   */
  neverMs: 1_000 * year,
  leastLeftOfNeverMs: 900 * year,
} as const;
