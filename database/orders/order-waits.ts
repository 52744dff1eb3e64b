/**
 * Bounds of the times that an order's queue holds. A time outside of them was written by a clock that has since been
 * put back, and counts as now: otherwise one bad hour of a clock would silence an order for as long as it was ahead.
 */

const day = 24 * 60 * 60 * 1000;
const year = 365 * day;

export const orderWaits = {
  /** Longer than every wait that is set (`service/payments/payment-waits.ts`: two weeks). */
  longestMs: 15 * day,
  longestLeaseMs: 60 * 60 * 1000,
  /**
   * Set for an order that nothing more is expected of: only "reconcile" or an event comes back to it. So far ahead that
   * a time between `longestMs` and `leastLeftOfNeverMs` is no remainder of it.
   */
  neverMs: 1_000 * year,
  leastLeftOfNeverMs: 900 * year,
} as const;
