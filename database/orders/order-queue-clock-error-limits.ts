/**
 * Limits for the times in the queue of orders. A time beyond a limit was written while a clock was ahead, and counts as
 * due now. Otherwise one wrong hour would stop an order for as long as the clock was ahead.
 */

const day = 24 * 60 * 60 * 1000;
const year = 365 * day;

/**
 * The due time that makes an order due for polling at once, because somebody asks about it. An order that was refunded
 * online has this due time only if somebody has asked about it.
 */
export const dueAtOnce = new Date(0);

export const orderQueueClockErrorLimits = {
  /**
   * The longest delay that counts, longer than every delay in use (the longest is two weeks, in
   * `service/payments/retry-and-poll-timing.ts`).
   */
  longestMs: 15 * day,
  longestLeaseMs: 60 * 60 * 1000,
  /**
   * The delay of an order for which nothing more is expected. Only "reconcile" or an event makes it due again. An order
   * has this delay if at least `leastLeftOfNeverMs` of it is left. An order with less left, but more than `longestMs`,
   * was delayed by a wrong clock.
   */
  neverMs: 1_000 * year,
  leastLeftOfNeverMs: 900 * year,
} as const;
