/**
 * Returns messages with the payment link of one order: the owner's templates that contain such a link, filled
 * in for the order, and a plain message for each channel without such a template.
 */
import type { Order } from '#database/orders/order-port.ts';
import type { ReadyMessage } from '#desk/api/enquiry-api.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { messageChannels } from '#domain/messages/message-template.ts';
import { formatPaise } from '#domain/money.ts';
import { titleOf } from '../../../payments/order-title.ts';

type Ready = (enquiry: Enquiry, link?: string | null) => ReadyMessage[];

export function paymentLinkMessages(
  ready: Ready,
  enquiry: Enquiry,
  order: Order,
  link: string | null,
): ReadyMessage[] {
  if (link === null) return [];
  const written = ready({ ...enquiry, offer: order.offer.slug }, link).filter(({ body }) =>
    body.includes(link),
  );
  return messageChannels.map(
    (channel) =>
      written.find((one) => one.channel === channel) ?? {
        id: `payment-${channel}`,
        channel,
        name: 'Payment link',
        subject: `Your payment: ${titleOf(order)}`,
        body: `Hello ${enquiry.name ?? ''},\nyou can pay ${formatPaise(order.amountPaise)} for ${titleOf(order)} here: ${link}`,
      },
  );
}
