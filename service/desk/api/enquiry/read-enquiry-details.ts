/** Reads everything about one enquiry and its person for a member who may open it. */
import type { Order } from '#database/orders/order.ts';
import type { EnquiryDetails } from '#desk/api-types/enquiry-api.ts';
import { mayTakeBackNote } from '#domain/enquiries/may-take-back-note.ts';
import {
  receivedPaise,
  sumVouchersPaise,
  wasRecordedByMistake,
} from '#domain/orders/listed-order-state-and-sums.ts';
import {
  canBeRenewed,
  hasLearner,
  isBlockedAsSecondOrder,
  isPaidOrLater,
} from '#domain/orders/order-states.ts';
import { hasPermission } from '#domain/staff/roles-and-permissions.ts';
import { findOpenPaymentLink } from '../../../payments/find-open-payment-link.ts';
import { formatOrderTitle } from '../../../payments/format-order-title.ts';
import type { ApiOptions } from '../api-options.ts';
import { findOpenPaymentLinkOfPerson, makeMessageFiller } from '../messages/make-message-filler.ts';
import { readMessageTemplates } from '../messages/read-message-templates.ts';
import { computeInstalmentDueStatus } from '../order/compute-instalment-due-status.ts';
import { fillPaymentLinkMessages } from './fill-payment-link-messages.ts';
import {
  findOfferOfEnquiry,
  isOrderForOfferOfEnquiry,
  withFeeOfOrder,
} from './find-offer-of-enquiry.ts';
import { findRelatedEnquiries } from './find-related-enquiries.ts';
import { makeCourseStartFinder } from './make-course-start-finder.ts';
import {
  type EnquiryWithAccess,
  findOwnedSince,
  findUndoableEventId,
} from './read-enquiry-and-access.ts';
import { readPersonHistory } from './read-person-history.ts';
import { readSentFieldsAndQuarantineReason } from './read-sent-fields-and-quarantine-reason.ts';

export async function readEnquiryDetails(
  options: ApiOptions,
  { enquiry, events }: Extract<EnquiryWithAccess, { enquiry: unknown }>,
): Promise<EnquiryDetails> {
  const { store, staff, offers, config, payments, now } = options;
  const at = new Date(now());
  const { related, maybeRelated, visible } = await findRelatedEnquiries(options, enquiry);
  const [orders, { templates }, startOf, sent, added, ofVisible] = await Promise.all([
    store.orders.ordersOf(visible.map(({ id }) => id)),
    readMessageTemplates(store, offers),
    makeCourseStartFinder(options),
    readSentFieldsAndQuarantineReason(store, enquiry, offers),
    readAddedFacts(store, enquiry.id),
    store.desk.eventsOf(visible.map(({ id }) => id)),
  ]);
  const fillMessages = makeMessageFiller(options, templates, startOf);
  const openLinkOf = (order: Order) =>
    findOpenPaymentLink(order, { now: now(), siteUrl: config.siteUrl });
  const own = orders.find(
    (order) => order.enrolmentId === enquiry.id && isOrderForOfferOfEnquiry(order, enquiry),
  );
  const isOwn = enquiry.ownerId === staff.id;
  const mayOverrule = hasPermission(staff.role, 'assign');
  return {
    enquiry,
    ...sent,
    added,
    wanted: withFeeOfOrder(findOfferOfEnquiry(enquiry, offers, at, startOf(enquiry, orders)), own),
    takenSince: findOwnedSince(enquiry, events),
    mayAct: !enquiry.isQuarantined && (isOwn || enquiry.ownerId === null || mayOverrule),
    mayHandOver: !enquiry.isQuarantined && (isOwn || mayOverrule),
    mayErase: hasPermission(staff.role, 'erase'),
    related,
    maybeRelated,
    orders: orders.map((order) => ({
      id: order.id,
      offer: formatOrderTitle(order),
      paise: order.amountPaise,
      receivedPaise: receivedPaise(order),
      paidBackPaise: sumVouchersPaise(order),
      state: order.state,
      mode: order.mode,
      asksFirst: isBlockedAsSecondOrder(order),
      failedAt: isPaidOrLater(order.state) ? null : order.failedAt,
      hasDiscrepancy: order.discrepancy !== null,
      canBeRenewed: canBeRenewed(order, orders),
      hasLearner: hasLearner(order),
      createdAt: order.createdAt,
      isMistake: wasRecordedByMistake(order),
      ...computeInstalmentDueStatus(order),
      paymentLinkMessages: fillPaymentLinkMessages(
        fillMessages,
        enquiry,
        order,
        ordersOfSamePlan(orders, order),
        openLinkOf(order),
      ),
    })),
    history: await readPersonHistory(store, {
      enquiries: visible,
      orders,
      events: ofVisible,
      areLearnersMailed: payments?.areLearnersMailed ?? false,
      notices: offers.privacyNotices,
      mayTakeBackNote: (note) => mayTakeBackNote(note, { who: staff.id, mayOverrule }, at),
    }),
    messages: fillMessages(enquiry, orders, findOpenPaymentLinkOfPerson(options, enquiry, orders)),
    seenUpTo: `${enquiry.version}`,
    undoable: findUndoableEventId(options, enquiry, events),
  };
}

/** The order and the other orders of its instalment plan. Only the first order of a plan has a place in a batch. */
const ordersOfSamePlan = (orders: readonly Order[], order: Order): Order[] =>
  orders.filter(
    (one) => (one.instalment?.planOf ?? one.id) === (order.instalment?.planOf ?? order.id),
  );

async function readAddedFacts(
  store: ApiOptions['store'],
  id: string,
): Promise<EnquiryDetails['added']> {
  const facts = (await store.desk.findAddedFacts([id])).get(id);
  if (facts === undefined) return null;
  const isSent = facts.way === 'other system';
  const found = isSent
    ? (await store.desk.listSendingSystems()).find((one) => one.id === facts.takenBy)
    : null;
  return { ...facts, system: found?.name ?? null };
}
