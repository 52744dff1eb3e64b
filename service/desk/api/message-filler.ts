/** Fills in the message templates for the person and offer of an enquiry, and for the sender. */
import type { Order } from '#database/orders/order.ts';
import type { FilledMessage } from '#desk/api/enquiry-api.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { indianDay } from '#domain/indian-day.ts';
import { fillMessageTemplate } from '#domain/messages/fill-message-template.ts';
import { messagePlaceholderValues } from '#domain/messages/message-placeholder-values.ts';
import { messagesForState } from '#domain/messages/message-stage.ts';
import {
  findOpenPaymentLink,
  type OpenPaymentLink,
} from '../../payments/find-open-payment-link.ts';
import type { ApiOptions } from './api-options.ts';
import { visibleEnquiriesOfPerson } from './enquiry/find-related-enquiries.ts';
import { offerFactsForMessages } from './enquiry/offer-of-enquiry.ts';
import { personStartFinder } from './enquiry/person-start.ts';
import { readMessageTemplates } from './read-message-templates.ts';

type Options = Pick<ApiOptions, 'staff' | 'offers' | 'now'> & {
  store: Pick<ApiOptions['store'], 'desk' | 'batches'>;
};

export type MessageFiller = (
  enquiry: Enquiry,
  orders: readonly Order[],
  asked?: OpenPaymentLink | null,
) => FilledMessage[];

/**
 * Reads the templates once. Returns a function that fills them in for one enquiry after another; `orders` are the
 * orders of the person, newest first, by which the start is named.
 *
 * If a message has a payment link, it names the fee of that payment, which may be lower than the offer's fee because of
 * an early price. With `firstOnly`, only one template per channel is filled in; a list needs no more.
 */
export async function messageFiller(
  { store, staff, offers, now }: Options,
  { firstOnly = false } = {},
): Promise<MessageFiller> {
  const [{ templates }, startOf] = await Promise.all([
    readMessageTemplates(store, offers),
    personStartFinder({ store, offers, now }),
  ]);
  const today = indianDay(new Date(now()));
  return (enquiry, orders, asked = null) => {
    const offer = offerFactsForMessages(enquiry, offers);
    const values = messagePlaceholderValues(
      enquiry,
      offer && {
        ...offer,
        feePaise: asked?.feePaise ?? offer.feePaise,
        start: startOf(enquiry, orders),
      },
      staff.name,
      today,
      asked?.link,
    );
    return messagesForState(templates, enquiry.state)
      .filter(({ channel }, n, all) => {
        return !firstOnly || all.findIndex((one) => one.channel === channel) === n;
      })
      .map(({ id, channel, name, subject, body }) => ({
        id,
        channel,
        name,
        subject: fillMessageTemplate(subject, values),
        body: fillMessageTemplate(body, values),
      }));
  };
}

/**
 * Like `messageFiller`, but also reads the orders of each person, for messages that name their start and the first
 * payment that one of their orders waits for.
 */
export async function personMessageFiller(
  options: Pick<ApiOptions, 'store' | 'staff' | 'offers' | 'now'> & {
    config: Pick<ApiOptions['config'], 'siteUrl'>;
  },
): Promise<(enquiry: Enquiry) => Promise<FilledMessage[]>> {
  const { store, config, now } = options;
  const ready = await messageFiller(options);
  return async (enquiry) => {
    const visible = await visibleEnquiriesOfPerson(options, enquiry);
    const orders = await store.orders.ordersOf(visible.map(({ id }) => id));
    const link = { now: now(), siteUrl: config.siteUrl };
    const asked = orders.map((order) => findOpenPaymentLink(order, link)).find(Boolean);
    return ready(enquiry, orders, asked);
  };
}
