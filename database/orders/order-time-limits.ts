/**
 * Limits for the times in an order's queue. A time beyond them was written by a clock that was since set back, and
 * counts as now: otherwise one wrong hour would stop an order for as long as the clock was ahead.
 */

const day = 24 * 60 * 60 * 1000;
const year = 365 * day;

export const orderTimeLimits = {
  /** Longer than every delay in use (`service/payments/payment-retry-timing.ts`: two weeks). */
  longestMs: 15 * day,
  longestLeaseMs: 60 * 60 * 1000,
  /**
   * For an order of which nothing more is expected: only "reconcile" or an event brings it back. So far ahead that a
   * time between `longestMs` and `leastLeftOfNeverMs` can't be what is left of it.
   */
  neverMs: 1_000 * year,
  leastLeftOfNeverMs: 900 * year,
} as const;
