/**
 * A person's history, newest first: what they sent, what staff did and wrote, what happened to their orders, and which
 * mails were sent. Each submission is shown with the privacy notice that was in force on its day.
 */
import type { PrivacyNoticeVersion } from '#contract/published/built-offers-file.ts';
import type { Order, OrderEvent } from '#database/orders/order.ts';
import type { Store } from '#database/store.ts';
import type { AgreedPrivacyNotice, HistoryEvent } from '#desk/api-types/enquiry-api.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import type { DeskEvent } from '#domain/desk-event.ts';
import { eventTypesOutsideHistory } from '#domain/desk-event-types.ts';
import type { Enquiry, EnquiryKind } from '#domain/enquiries/enquiry.ts';
import type { NoteAuthorAndTime } from '#domain/enquiries/may-take-back-note.ts';
import { findPrivacyVersionInForce } from '#domain/find-privacy-version-in-force.ts';
import type { Paise } from '#domain/money/money.ts';
import {
  orderEventTypesMailedToVisitors,
  orderEventTypesWithVoucher,
} from '#domain/orders/order-event-types-with-mail-or-voucher.ts';
import { omitDuplicateOrderEvent } from '../order/omit-duplicate-order-event.ts';

const eventTypesNotShown: ReadonlySet<string> = new Set(eventTypesOutsideHistory);

export async function readPersonHistory(
  store: Pick<Store, 'desk' | 'orders'>,
  given: {
    enquiries: readonly Enquiry[];
    orders: readonly Order[];
    events: readonly DeskEvent[];
    areLearnersMailed: boolean;
    notices: readonly PrivacyNoticeVersion[];
    mayTakeBackNote: (note: NoteAuthorAndTime) => boolean;
  },
): Promise<HistoryEvent[]> {
  const { enquiries, orders, events, areLearnersMailed, notices, mayTakeBackNote } = given;
  const ids = enquiries.map(({ id }) => id);
  const notes = await store.desk.notesOf(ids);
  const corrections = await store.desk.correctionsOf(ids);
  const orderHistories = await Promise.all(
    orders.map((order) => readOrderHistory(store, order, areLearnersMailed)),
  );
  const all: HistoryEvent[] = [
    ...enquiries.map(({ id, receivedAt, kind, isQuarantined }) => ({
      id,
      at: receivedAt,
      who: 'visitor',
      enquiryId: id,
      type: 'enquiry.received',
      what: { kind, isQuarantined, notice: findAgreedNotice(notices, kind, receivedAt) },
    })),
    ...events
      .filter(({ type }) => !eventTypesNotShown.has(type))
      .map(({ id, at, who, subject, type, what }) => ({
        id,
        at,
        who,
        enquiryId: subject,
        type,
        what,
      })),
    ...notes.map(({ id, at, who, enquiryId, text }) => ({
      id,
      at,
      who,
      enquiryId,
      type: 'note',
      what: {},
      text,
      mayTakeBackNote: mayTakeBackNote({ who, at }),
    })),
    ...corrections.map(({ id, at, who, enquiryId, field, was, becomes }) => ({
      id,
      at,
      who,
      enquiryId,
      type: 'correction',
      what: { field, was, becomes },
    })),
    ...orderHistories.flat(),
  ];
  return all.sort((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1));
}

/**
 * The date and text of the privacy notice that the person agreed to with this form on this day. Null before the first
 * notice, or if the notice says nothing about this form.
 */
function findAgreedNotice(
  notices: readonly PrivacyNoticeVersion[],
  kind: EnquiryKind,
  at: Date,
): AgreedPrivacyNotice | null {
  const notice = findPrivacyVersionInForce(notices, indianDay(at));
  const agreed = notice?.agreed[kind];
  return notice && agreed ? { from: notice.from, agreed } : null;
}

/**
 * Returns the events of one order. Payment ids and similar details are left out, because only roles that handle orders
 * may see them.
 */
async function readOrderHistory(
  store: Pick<Store, 'orders'>,
  { id: orderId, enrolmentId, offer, amountPaise, vouchers }: Order,
  areLearnersMailed: boolean,
): Promise<HistoryEvent[]> {
  const events = omitDuplicateOrderEvent(await store.orders.eventsOf(orderId));
  // Each of these events issued a voucher, and both lists begin with the oldest.
  const eventsWithVoucher = events.filter(({ type }) => orderEventTypesWithVoucher.has(type));
  const sumOf = (event: OrderEvent): Paise | null => {
    const { fact, paise } = event.what as { fact?: { paise?: Paise }; paise?: Paise };
    // For a discrepancy, only its own amount is shown, never the amount of the order. A refund may have been returned
    // in several parts, so its voucher has the sum, and not the fact of the last part.
    if (event.type === 'order.doubt') return fact?.paise ?? null;
    const voucher = vouchers[eventsWithVoucher.indexOf(event)];
    return voucher?.paise ?? fact?.paise ?? paise ?? amountPaise;
  };
  return events.map((event) => {
    const { id, at, who, type, what } = event;
    return {
      id,
      at,
      who,
      enquiryId: enrolmentId ?? '',
      type,
      what: {
        offer: offer.title,
        paise: sumOf(event),
        isLate: what.isLate === true,
        doubt: typeof what.doubt === 'string' ? what.doubt : null,
        isMailed: areLearnersMailed && orderEventTypesMailedToVisitors.has(type),
        ...(typeof what.startsOn === 'string' ? { startsOn: what.startsOn } : {}),
      },
    };
  });
}
