/** Fills in the message templates for the person and offer of an enquiry, and for the sender. */
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
import { offerFactsForMessages } from './enquiry/offer-of-enquiry.ts';
import { readMessageTemplates } from './read-message-templates.ts';

type Options = Pick<ApiOptions, 'staff' | 'offers' | 'now'> & {
  store: Pick<ApiOptions['store'], 'desk'>;
};

/**
 * Reads the templates once. Returns a function that fills them in for one enquiry after another.
 *
 * If a message has a payment link, it names the fee of that payment, which may be lower than the offer's fee because of
 * an early price. With `firstOnly`, only one template per channel is filled in; a list needs no more.
 */
export async function messageFiller(
  { store, staff, offers, now }: Options,
  { firstOnly = false } = {},
): Promise<(enquiry: Enquiry, asked?: OpenPaymentLink | null) => FilledMessage[]> {
  const { templates } = await readMessageTemplates(store, offers);
  const today = indianDay(new Date(now()));
  return (enquiry, asked = null) => {
    const offer = offerFactsForMessages(enquiry, offers);
    const values = messagePlaceholderValues(
      enquiry,
      offer && { ...offer, feePaise: asked?.feePaise ?? offer.feePaise },
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

/** The first payment that an order of these enquiries waits for; null if none does. */
export async function findPendingPayment(
  { store, config, now }: Pick<ApiOptions, 'store' | 'config' | 'now'>,
  enquiries: readonly Enquiry[],
): Promise<OpenPaymentLink | null> {
  const orders = await store.orders.ordersOf(enquiries.map(({ id }) => id));
  const options = { now: now(), siteUrl: config.siteUrl };
  return orders.map((order) => findOpenPaymentLink(order, options)).find(Boolean) ?? null;
}
