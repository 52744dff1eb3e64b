/** How long to wait: for the next try of a link or a refund, and for the next question about an order. */
import type { Order } from '#database/orders/order-port.ts';
import { orderWaits } from '#database/orders/order-waits.ts';
import { type ProviderAway, ProviderRefused } from './payment-provider.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const never = orderWaits.neverMs;
/** A provider that asks for more is asked again after a day all the same: its header may be wrong, and money waits. */
const longestRetryAfterMs = day;

/** For how long a paid order is asked about: whoever pays back on the provider's page does it while the course runs. */
export const askedOncePaidMs = 180 * day;

/** Waits after the first, second, … try; the last one from then on. */
const retryMs = [5_000, 30_000, 2 * minute, 10 * minute, hour];

/** What was refused stays refused until somebody changes something: it is tried once a day, for a week. */
export function retryIn(
  error: ProviderAway | ProviderRefused,
  { tries, ageMs }: { tries: number; ageMs: number },
): number {
  if (error instanceof ProviderRefused) return ageMs < 7 * day ? day : never;
  const wait = retryMs[Math.min(tries, retryMs.length - 1)] ?? hour;
  return Math.max(Math.min(error.retryAfterMs ?? 0, longestRetryAfterMs), wait);
}

/** By its age, how long until an order is asked about again: ever more rarely, until nothing is expected any more. */
export function askAgainIn({ state, createdAt, paidAt }: Order, now: number): number {
  const ageMs = now - (paidAt ?? createdAt).getTime();
  if (state === 'paid' || state === 'refunding') {
    if (ageMs < 7 * day) return day;
    if (ageMs < 30 * day) return 3 * day;
    return ageMs < askedOncePaidMs ? 14 * day : never;
  }
  if (ageMs < 2 * hour) return 10 * minute;
  if (ageMs < day) return hour;
  // A link ends after a week, and a payment that is authorised late comes within days.
  return ageMs < 14 * day ? 6 * hour : never;
}
