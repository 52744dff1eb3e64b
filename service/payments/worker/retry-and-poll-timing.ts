/** Computes how long to wait before a link or a refund is retried, and before the provider is polled about an order. */

import { orderQueueClockErrorLimits } from '#database/orders/background-work/order-queue-clock-error-limits.ts';
import type { Order } from '#database/orders/order.ts';
import { instalmentLinkDaysAfterDue, instalmentReminderDays } from '#domain/orders/instalments.ts';
import { ProviderRefused, type ProviderUnavailable } from '../payment-provider.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const never = orderQueueClockErrorLimits.neverMs;
/**
 * The longest wait that the provider's `Retry-After` header can cause: at most a day, because the header may be wrong
 * and a payment or refund waits.
 */
const maxRetryAfterMs = day;

/** How long a paid order is polled: while the course runs, staff may refund the order on the provider's page. */
export const paidOrderPolledForMs = 180 * day;

/**
 * How long an unpaid instalment is polled, from the day on which we ask for it: a week longer than its link can be
 * paid.
 */
const instalmentPolledMs =
  (instalmentLinkDaysAfterDue + instalmentReminderDays.askedBefore + 7) * day;

/** The waits in ms after the first, second, third … failed attempt. The last wait repeats. */
const retryMs = [5_000, 30_000, 2 * minute, 10 * minute, hour];

/**
 * Returns the wait in ms before the next attempt. After a permanent refusal, there is one attempt a day for a week,
 * because somebody may remove the cause.
 */
export function computeRetryDelayMs(
  error: ProviderUnavailable | ProviderRefused,
  { tries, ageMs }: { tries: number; ageMs: number },
): number {
  if (error instanceof ProviderRefused) return ageMs < 7 * day ? day : never;
  const wait = retryMs[Math.min(tries, retryMs.length - 1)] ?? hour;
  return Math.max(Math.min(error.retryAfterMs ?? 0, maxRetryAfterMs), wait);
}

/**
 * Returns the time since which we ask for the payment; for a later instalment we ask only when its due date is near.
 */
export const paymentAskedSince = ({
  createdAt,
  instalment,
}: Pick<Order, 'createdAt' | 'instalment'>) =>
  instalment?.askAt && instalment.askAt > createdAt ? instalment.askAt : createdAt;

/** Returns the wait in ms until the next poll about an order: the older the order, the longer, and finally for ever. */
export function computePollDelayMs(order: Order, now: number): number {
  const { state, paidAt } = order;
  const ageMs = now - (paidAt ?? paymentAskedSince(order)).getTime();
  if (state === 'paid' || state === 'refunding') {
    if (ageMs < 7 * day) return day;
    if (ageMs < 30 * day) return 3 * day;
    return ageMs < paidOrderPolledForMs ? 14 * day : never;
  }
  if (ageMs < 2 * hour) return 10 * minute;
  if (ageMs < day) return hour;
  // A link ends after a week, the link of an instalment after two months, and late authorisations arrive within days.
  // Some time after that, polling stops. But the link may have been made long after the order, for example because a
  // learner asked for an instalment early; so polling goes on until a week after the end of the link.
  const polledMs = order.instalment === null ? 14 * day : instalmentPolledMs;
  const linkEndsAt = order.link?.expiresAt?.getTime() ?? 0;
  return ageMs < polledMs || now < linkEndsAt + 7 * day ? 6 * hour : never;
}
