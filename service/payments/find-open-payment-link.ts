import type { Order } from '#database/orders/order.ts';
import type { Paise } from '#domain/money.ts';
import { isBlockedAsSecond } from '#domain/order-states.ts';

/**
 * The address at which this order can be paid now, for a message to its visitor; null when the order can't be paid.
 */
function addressOfOpenLink(
  order: Pick<Order, 'state' | 'link' | 'secondOf' | 'forOtherAt'>,
  { now, siteUrl }: { now: number; siteUrl: string | URL },
): string | null {
  const { state, link } = order;
  if (state !== 'offered' || link === null || isBlockedAsSecond(order)) return null;
  if (link.expiresAt !== null && link.expiresAt.getTime() <= now) return null;
  return new URL(link.url, siteUrl).href;
}

/** The payment that a message asks for. `feePaise` is the whole fee; null if the order is one instalment of a plan. */
export type OpenPaymentLink = { link: string; feePaise: Paise | null };

/** The payment that this order asks for; null when the order can't be paid. */
export function findOpenPaymentLink(
  order: Order,
  options: { now: number; siteUrl: string | URL },
): OpenPaymentLink | null {
  const link = addressOfOpenLink(order, options);
  if (link === null) return null;
  return { link, feePaise: order.instalment === null ? order.amountPaise : null };
}
