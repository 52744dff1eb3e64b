/** Fills in the message templates for the person and offer of an enquiry, and for the sender. */
import type { MessageTemplate } from '#database/desk/settings/settings-port.ts';
import type { Order } from '#database/orders/order.ts';
import type { FilledMessage } from '#desk/api/enquiry-api.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { fillMessageTemplate } from '#domain/messages/fill-message-template.ts';
import { messagePlaceholderValues } from '#domain/messages/message-placeholder-values.ts';
import { messagesForState } from '#domain/messages/message-stage.ts';
import {
  findOpenPaymentLink,
  type OpenPaymentLink,
} from '../../../payments/find-open-payment-link.ts';
import type { ApiOptions } from '../api-options.ts';
import { readVisibleEnquiriesOfPerson } from '../enquiry/find-related-enquiries.ts';
import {
  makePersonStartFinder,
  type PersonStartFinder,
} from '../enquiry/make-person-start-finder.ts';
import { isOrderForOffer, offerFactsForMessages } from '../enquiry/offer-of-enquiry.ts';
import { readMessageTemplates } from './read-message-templates.ts';

export type MessageFiller = (
  enquiry: Enquiry,
  orders: readonly Order[],
  asked?: OpenPaymentLink | null,
) => FilledMessage[];

/**
 * Returns a function that fills in the templates for one enquiry after another. `orders` are the orders of the person,
 * newest first, from which the messages take the person's start.
 *
 * If `asked` names a fee, the messages name it instead of the offer's fee, because an early price may be lower.
 */
export function makeMessageFiller(
  { staff, offers, now }: Pick<ApiOptions, 'staff' | 'offers' | 'now'>,
  templates: readonly MessageTemplate[],
  startOf: PersonStartFinder,
): MessageFiller {
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
    return messagesForState(templates, enquiry.state).map(
      ({ id, channel, name, subject, body }) => ({
        id,
        channel,
        name,
        subject: fillMessageTemplate(subject, values),
        body: fillMessageTemplate(body, values),
      }),
    );
  };
}

/**
 * The payment for which messages about an enquiry ask; null if none of the person's orders waits for a payment. An
 * order for the enquiry's own offer comes first. The link may also be that of another order of the person, but then the
 * messages name the fee of the offer that the enquiry is about.
 */
export function findPendingPayment(
  { config, now }: Pick<ApiOptions, 'now'> & { config: Pick<ApiOptions['config'], 'siteUrl'> },
  enquiry: Pick<Enquiry, 'offer'>,
  orders: readonly Order[],
): OpenPaymentLink | null {
  const options = { now: now(), siteUrl: config.siteUrl };
  const open = orders.flatMap((order) => {
    const asked = findOpenPaymentLink(order, options);
    return asked === null ? [] : [{ asked, isOfOffer: isOrderForOffer(order, enquiry) }];
  });
  const own = open.find(({ isOfOffer }) => isOfOffer);
  if (own !== undefined) return own.asked;
  return open[0] === undefined ? null : { link: open[0].asked.link, feePaise: null };
}

/**
 * Like `makeMessageFiller`, but reads the templates once, and the orders of each person, which give the start and the
 * pending payment for the messages.
 */
export async function makeMessageFillerFromStore(
  options: Pick<ApiOptions, 'store' | 'staff' | 'offers' | 'now'> & {
    config: Pick<ApiOptions['config'], 'siteUrl'>;
  },
): Promise<(enquiry: Enquiry) => Promise<FilledMessage[]>> {
  const { store, offers } = options;
  const [{ templates }, startOf] = await Promise.all([
    readMessageTemplates(store, offers),
    makePersonStartFinder(options),
  ]);
  const ready = makeMessageFiller(options, templates, startOf);
  return async (enquiry) => {
    const visible = await readVisibleEnquiriesOfPerson(options, enquiry);
    const orders = await store.orders.ordersOf(visible.map(({ id }) => id));
    return ready(enquiry, orders, findPendingPayment(options, enquiry, orders));
  };
}
