import type { Order } from '#database/orders/order.ts';
import type { FilledMessage } from '#desk/api-types/enquiry-api.ts';
import { messageChannels } from '#domain/messages/message-templates.ts';
import { formatPaise } from '#domain/money/money.ts';
import { formatOrderTitle } from '../../../payments/format-order-title.ts';

/** Returns for each channel a message that asks to pay the order at this link, in our own words, without a template. */
export const makePaymentLinkMessagesWithoutTemplate = (
  order: Order,
  { name, link }: { name: string | null; link: string },
): FilledMessage[] =>
  messageChannels.map((channel) => ({
    id: `payment-${channel}`,
    channel,
    name: 'Payment link',
    subject: `Your payment: ${formatOrderTitle(order)}`,
    body: `Hello ${name ?? ''},\nyou can pay ${formatPaise(order.amountPaise)} for ${formatOrderTitle(order)} here: ${link}`,
  }));
