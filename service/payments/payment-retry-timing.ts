/** How long to wait: before retrying a link or a refund, and before polling an order again. */
import type { Order } from '#database/orders/order-port.ts';
import { orderTimeLimits } from '#database/orders/order-time-limits.ts';
import { instalmentLinkDays, instalmentReminderDays } from '#domain/instalments.ts';
import { ProviderRefused, type ProviderUnavailable } from './payment-provider.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const never = orderTimeLimits.neverMs;
/** Even if a provider asks for longer, it is retried after a day: its header may be wrong, and money waits. */
const longestRetryAfterMs = day;

/** How long a paid order is polled: refunds on the provider's page happen while the course runs. */
export const pollPaidOrdersMs = 180 * day;

/** A week longer than the link of an instalment can be paid. */
const instalmentPolledMs = (instalmentLinkDays + instalmentReminderDays.askedBefore + 7) * day;

/** Waits after the first, second, … attempt; then the last one. */
const retryMs = [5_000, 30_000, 2 * minute, 10 * minute, hour];

/** A permanent refusal is retried once a day for a week, since somebody may fix the cause. */
export function retryDelayMs(
  error: ProviderUnavailable | ProviderRefused,
  { tries, ageMs }: { tries: number; ageMs: number },
): number {
  if (error instanceof ProviderRefused) return ageMs < 7 * day ? day : never;
  const wait = retryMs[Math.min(tries, retryMs.length - 1)] ?? hour;
  return Math.max(Math.min(error.retryAfterMs ?? 0, longestRetryAfterMs), wait);
}

/** Since when an order asks to be paid: a later instalment does not before its date comes near. */
export const askedSince = ({ createdAt, instalment }: Pick<Order, 'createdAt' | 'instalment'>) =>
  instalment?.askAt && instalment.askAt > createdAt ? instalment.askAt : createdAt;

/** How long until an order is polled again: less often with age, and finally never. */
export function pollDelayMs(order: Order, now: number): number {
  const { state, paidAt } = order;
  const ageMs = now - (paidAt ?? askedSince(order)).getTime();
  if (state === 'paid' || state === 'refunding') {
    if (ageMs < 7 * day) return day;
    if (ageMs < 30 * day) return 3 * day;
    return ageMs < pollPaidOrdersMs ? 14 * day : never;
  }
  if (ageMs < 2 * hour) return 10 * minute;
  if (ageMs < day) return hour;
  // A link ends after a week, that of an instalment after two months; late authorisations come within days.
  const polledMs = order.instalment === null ? 14 * day : instalmentPolledMs;
  return ageMs < polledMs ? 6 * hour : never;
}
