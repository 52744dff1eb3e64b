/** Fills in the message templates for the person and offer of an enquiry, and for the sender. */
import type { MessageTemplate } from '#database/desk/settings/settings-port.ts';
import type { Order } from '#database/orders/order.ts';
import type { FilledMessage } from '#desk/api-types/enquiry-api.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { makeMessagePlaceholderValues } from '#domain/messages/make-message-placeholder-values.ts';
import { fillMessageTemplate } from '#domain/messages/message-templates.ts';
import { messagesForState } from '#domain/messages/recipient-stage.ts';
import {
  findOpenPaymentLink,
  type OpenPaymentLink,
} from '../../../payments/find-open-payment-link.ts';
import type { ApiOptions } from '../api-options.ts';
import {
  findOfferFactsForMessages,
  isOrderForOfferOfEnquiry,
} from '../enquiry/find-offer-of-enquiry.ts';
import { readVisibleEnquiriesOfPerson } from '../enquiry/find-related-enquiries.ts';
import {
  type CourseStartFinder,
  makeCourseStartFinder,
} from '../enquiry/make-course-start-finder.ts';
import { readMessageTemplates } from './read-message-templates.ts';

export type MessageFiller = (
  enquiry: Enquiry,
  orders: readonly Order[],
  openLink?: OpenPaymentLink | null,
) => FilledMessage[];

/**
 * Returns a function that fills in the templates for one enquiry after another. `orders` are the orders of the
 * enquiry's person, newest first; the start that the messages name comes from these orders.
 *
 * If `openLink` has a fee, the messages name this fee instead of the offer's, because it may be a lower early price.
 */
export function makeMessageFiller(
  { staff, offers, now }: Pick<ApiOptions, 'staff' | 'offers' | 'now'>,
  templates: readonly MessageTemplate[],
  startOf: CourseStartFinder,
): MessageFiller {
  const today = indianDay(new Date(now()));
  return (enquiry, orders, openLink = null) => {
    const offer = findOfferFactsForMessages(enquiry, offers);
    const values = makeMessagePlaceholderValues(
      enquiry,
      offer && {
        ...offer,
        feePaise: openLink?.feePaise ?? offer.feePaise,
        start: startOf(enquiry, orders),
      },
      staff.name,
      today,
      openLink?.link,
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
 * The payment link that messages about the enquiry contain; null if none of the person's orders waits for a payment. An
 * order for the enquiry's own offer comes first. For an order for another offer, `feePaise` is null, so that the
 * messages name the fee of the enquiry's offer.
 */
export function findOpenPaymentLinkOfPerson(
  { config, now }: Pick<ApiOptions, 'now'> & { config: Pick<ApiOptions['config'], 'siteUrl'> },
  enquiry: Pick<Enquiry, 'offer'>,
  orders: readonly Order[],
): OpenPaymentLink | null {
  const options = { now: now(), siteUrl: config.siteUrl };
  const open = orders.flatMap((order) => {
    const openLink = findOpenPaymentLink(order, options);
    return openLink === null
      ? []
      : [{ openLink, isOfOffer: isOrderForOfferOfEnquiry(order, enquiry) }];
  });
  const own = open.find(({ isOfOffer }) => isOfOffer);
  if (own !== undefined) return own.openLink;
  return open[0] === undefined ? null : { link: open[0].openLink.link, feePaise: null };
}

/**
 * Like `makeMessageFiller`, but the returned function needs only the enquiry: it reads the person's orders, with the
 * start and the payment link, itself. The templates are read once.
 */
export async function makeMessageFillerFromStore(
  options: Pick<ApiOptions, 'store' | 'staff' | 'offers' | 'now'> & {
    config: Pick<ApiOptions['config'], 'siteUrl'>;
  },
): Promise<(enquiry: Enquiry) => Promise<FilledMessage[]>> {
  const { store, offers } = options;
  const [{ templates }, startOf] = await Promise.all([
    readMessageTemplates(store, offers),
    makeCourseStartFinder(options),
  ]);
  const fillMessages = makeMessageFiller(options, templates, startOf);
  return async (enquiry) => {
    const visible = await readVisibleEnquiriesOfPerson(options, enquiry);
    const orders = await store.orders.ordersOf(visible.map(({ id }) => id));
    return fillMessages(enquiry, orders, findOpenPaymentLinkOfPerson(options, enquiry, orders));
  };
}
