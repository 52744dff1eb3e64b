/**
 * Limits for times in the queue of orders. A time beyond its limit was written while a clock was ahead, so it counts as
 * due now. Otherwise the order would wait until the time that the wrong clock wrote.
 */
const day = 24 * 60 * 60 * 1000;
const year = 365 * day;

export const orderQueueClockErrorLimits = {
  /**
   * A due time further ahead than this was written by a wrong clock, because every real delay is shorter. The longest
   * real delay is two weeks (`service/payments/worker/retry-and-poll-timing.ts`).
   */
  longestMs: 15 * day,
  longestLeaseMs: 60 * 60 * 1000,
  /**
   * An order about which nothing more is expected gets a due time this far ahead, which means "never". The order
   * becomes due again only if staff or "reconcile" ask for it, or by an event. Due times from `leastLeftOfNeverMs` to
   * `neverMs` + `longestMs` ahead mean "never".
   */
  neverMs: 1_000 * year,
  leastLeftOfNeverMs: 900 * year,
} as const;
