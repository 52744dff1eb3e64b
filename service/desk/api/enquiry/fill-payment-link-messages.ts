/**
 * Returns for each channel one message with the payment link of the order. The message is the first of the owner's
 * templates with such a link, or a plain message if there is none. Empty if the order can't be paid.
 */
import type { Order } from '#database/orders/order.ts';
import type { FilledMessage } from '#desk/api-types/enquiry-api.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { OpenPaymentLink } from '../../../payments/find-open-payment-link.ts';
import type { MessageFiller } from '../messages/make-message-filler.ts';
import { makePaymentLinkMessagesWithoutTemplate } from '../messages/make-payment-link-messages-without-template.ts';

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
  return makePaymentLinkMessagesWithoutTemplate(order, { name: enquiry.name, link }).map(
    (plain) => written.find(({ channel }) => channel === plain.channel) ?? plain,
  );
}
