/**
 * Returns for each channel one message with the payment link of the order. The message is the first of the owner's
 * templates with such a link, or a plain message if there is none. Empty if the order can't be paid.
 */
import type { Order } from '#database/orders/order.ts';
import type { FilledMessage } from '#desk/api-types/enquiry-api.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { messageChannels } from '#domain/messages/fill-message-template.ts';
import { formatPaise } from '#domain/money/money.ts';
import type { OpenPaymentLink } from '../../../payments/find-open-payment-link.ts';
import { orderTitle } from '../../../payments/order-title.ts';
import type { MessageFiller } from '../messages/make-message-filler.ts';

export function fillPaymentLinkMessages(
  ready: MessageFiller,
  enquiry: Enquiry,
  order: Order,
  /** The order itself and the other orders of its instalment plan. */
  ofPlan: readonly Order[],
  asked: OpenPaymentLink | null,
): FilledMessage[] {
  if (asked === null) return [];
  const { link } = asked;
  const written = ready({ ...enquiry, offer: order.offer.slug }, ofPlan, asked).filter(({ body }) =>
    body.includes(link),
  );
  return messageChannels.map(
    (channel) =>
      written.find((one) => one.channel === channel) ?? {
        id: `payment-${channel}`,
        channel,
        name: 'Payment link',
        subject: `Your payment: ${orderTitle(order)}`,
        body: `Hello ${enquiry.name ?? ''},\nyou can pay ${formatPaise(order.amountPaise)} for ${orderTitle(order)} here: ${link}`,
      },
  );
}
