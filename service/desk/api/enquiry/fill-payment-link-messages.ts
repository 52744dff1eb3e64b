/**
 * Returns one message with the order's payment link for each channel: from the first of the owner's templates that
 * contains the link or, if no template does, a plain message. Returns an empty list if the order can't be paid.
 */
import type { Order } from '#database/orders/order.ts';
import type { FilledMessage } from '#desk/api-types/enquiry-api.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { OpenPaymentLink } from '../../../payments/find-open-payment-link.ts';
import type { MessageFiller } from '../messages/make-message-filler.ts';
import { makePaymentLinkMessagesWithoutTemplate } from '../messages/make-payment-link-messages-without-template.ts';

export function fillPaymentLinkMessages(
  fillMessages: MessageFiller,
  enquiry: Enquiry,
  order: Order,
  /** The order itself and the other orders of its instalment plan. */
  planOrders: readonly Order[],
  openLink: OpenPaymentLink | null,
): FilledMessage[] {
  if (openLink === null) return [];
  const { link } = openLink;
  const fromTemplates = fillMessages(
    { ...enquiry, offer: order.offer.slug },
    planOrders,
    openLink,
  ).filter(({ body }) => body.includes(link));
  return makePaymentLinkMessagesWithoutTemplate(order, { name: enquiry.name, link }).map(
    (plain) => fromTemplates.find(({ channel }) => channel === plain.channel) ?? plain,
  );
}
