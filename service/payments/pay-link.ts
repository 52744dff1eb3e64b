import type { Order } from '#database/orders/order-port.ts';
import { isBlockedAsSecond } from '#domain/order-states.ts';

/**
 * The address at which this order can be paid now, for a message to its visitor; null when the order can't be paid.
 */
export function payLink(
  order: Pick<Order, 'state' | 'link' | 'secondOf' | 'forOtherAt'>,
  { now, siteUrl }: { now: number; siteUrl: string | URL },
): string | null {
  const { state, link } = order;
  if (state !== 'offered' || link === null || isBlockedAsSecond(order)) return null;
  if (link.expiresAt !== null && link.expiresAt.getTime() <= now) return null;
  return new URL(link.url, siteUrl).href;
}
