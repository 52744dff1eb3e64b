/**
 * An order as its visitor sees it: one of a few states, with words and addresses. The service fills the status page
 * with this view and also sends the view to the page's script, so that the page and the script show the same.
 */

import { orderPageWords, paymentModeLabels } from '#contract/orders/order-words.ts';
import { formatClock } from '#contract/text/format-clock.ts';
import { formatDay } from '#contract/text/format-day.ts';
import { formatDaysAndHours12h } from '#contract/text/format-days-and-hours-12h.ts';
import type { ListItem } from '#contract/text/render-list-items-html.ts';
import type { Order } from '#database/orders/order.ts';
import { isSeatHeldOrTaken } from '#domain/batches/seat-states.ts';
import { formatIndianDay } from '#domain/dates/indian-day.ts';
import { formatPaise } from '#domain/money/money.ts';
import { isLaterInstalment } from '#domain/orders/instalments.ts';
import { isBlockedAsSecondOrder } from '#domain/orders/order-states.ts';
import { formatEnrolmentTitle, formatOrderTitle } from '../format-order-title.ts';
import { isBatchCancelled, isUnpaidInCancelledBatch } from '../is-batch-cancelled.ts';
import { readSoldOfferFacts } from '../read-sold-offer-facts.ts';
import type { LearnerStepLists } from './describe-checklist-for-learner.ts';
import type { InstalmentLists } from './describe-instalment-plan.ts';

/**
 * The states of an order as its visitor sees it.
 *
 * `preparing`: the link is being created. `asking`: the same person has already paid for this offer, and the order
 * can't be paid until the visitor says that it is for another person. `failed`: the last payment failed, and the link
 * still works. `confirming`: the visitor came back from paying, and the payment is not confirmed yet.
 *
 * `checking`: there is a discrepancy, which a member of staff checks. `past`: the batch was cancelled, or the link has
 * ended and the first day is over. `replaced`: the order was made in another payment mode than the present
 * mode. `placeless`: the order is paid and has no place in a batch that takes place, so a member of staff writes to the
 * learner. `refundFailed`: the provider could not send the refund, so a member of staff sends it in another way.
 * `takenBack`: the payment was recorded by mistake. `arranging`: no payments are offered here, and we write to the
 * visitor how to pay.
 */
export const orderViewStates = [
  'unknown',
  'preparing',
  'arranging',
  'asking',
  'open',
  'failed',
  'confirming',
  'checking',
  'ended',
  'past',
  'replaced',
  'paid',
  'placeless',
  'refunding',
  'refundFailed',
  'refunded',
  'takenBack',
] as const;
type ViewState = (typeof orderViewStates)[number];

export type OrderView = {
  state: ViewState;
  texts: Readonly<Record<string, string>>;
  links: Readonly<Record<string, string>>;
  /**
   * The learner's steps, the instalments of a plan, and the refunds if there are several. Left out if there are no such
   * lists.
   */
  lists?: Partial<LearnerStepLists & InstalmentLists & RefundList>;
  /** Whether the state may change soon, for example by a payment, so that the page has to ask for it again. */
  isMoving: boolean;
};

/**
 * All refunds, oldest first. A finished refund links to its voucher. A refund that was only requested comes last and
 * has no link.
 */
type RefundList = { refunds: ListItem[] };

type OrderViewAddresses = {
  pay: string;
  receipt: string;
  /** The address of the refund voucher with this number; without a number, of the newest voucher. */
  voucher: (number?: string) => string;
  again: string;
  nextDate: string;
  /** The calendar file of the order's batch; null if there is nothing to add to a calendar. */
  calendar: string | null;
};

/** Makes the view for a page without an order. */
export const makeViewWithoutOrder = (state: 'unknown' | 'preparing' | 'arranging'): OrderView => ({
  state,
  texts: {},
  links: {},
  isMoving: false,
});

/** The facts besides the order on which the view depends. */
type ViewContext = {
  /** The visitor has just returned from paying, with the provider's signature in the address. */
  hasPaid: boolean;
  /** The order was made in the payment mode in which the service runs now, so it can be paid here. */
  isPaidHere: boolean;
  /** The first day of what was ordered is over. */
  isPast: boolean;
};

export function makeOrderView(
  order: Order,
  viewContext: ViewContext,
  addresses: OrderViewAddresses,
): OrderView {
  const state = stateOf(order, viewContext);
  const { amountPaise, receipt, voucher, paidAt, link, seat } = order;
  const mark = paymentModeLabels[order.mode];
  // If the payment was recorded by mistake, no money was received or refunded, so neither is shown.
  const isTakenBack = state === 'takenBack';
  return {
    state,
    texts: {
      title: isBatchCancelled(order)
        ? orderPageWords.cancelled(formatOrderTitle(order))
        : formatEnrolmentTitle(order),
      amount:
        order.instalment === null
          ? formatPaise(amountPaise)
          : `${formatPaise(order.instalment.feePaise)} in ${order.instalment.count} instalments`,
      ...(mark ? { mark } : {}),
      ...(seat !== null &&
      seat.batch !== null &&
      isSeatHeldOrTaken(seat.state) &&
      !isBatchCancelled(order)
        ? { hours: formatDaysAndHours12h(seat.batch), lastDay: formatDay(seat.batch.endsOn) }
        : {}),
      ...(receipt ? { receipt: receipt.number } : {}),
      ...(paidAt && !isTakenBack ? { paidOn: formatIndianDay(paidAt) } : {}),
      ...(isTakenBack ? {} : formatRefundTexts(order)),
      ...(state === 'paid'
        ? {
            afterPayment: order.isCourseChanged
              ? orderPageWords.courseChanged
              : `${orderPageWords.placeConfirmed} ${readSoldOfferFacts(order).afterPayment}`,
          }
        : {}),
      ...(link?.expiresAt && !isLaterInstalment(order) ? { until: formatLinkExpiry(order) } : {}),
    },
    links: {
      pay: addresses.pay,
      retry: addresses.pay,
      again: addresses.again,
      nextDate: addresses.nextDate,
      // Somebody who has not paid yet may not get the place, so the classes do not belong in their calendar.
      ...(state === 'paid' && addresses.calendar !== null ? { calendar: addresses.calendar } : {}),
      ...(receipt ? { receipt: addresses.receipt } : {}),
      ...(voucher ? { voucher: addresses.voucher() } : {}),
    },
    ...(isTakenBack ? {} : makeRefundList(order, addresses)),
    isMoving: ['preparing', 'open', 'failed', 'confirming', 'refunding'].includes(state),
  };
}

/**
 * Whether a paid order has no place in a batch that takes place, so that a member of staff writes to the learner. False
 * for a released place: a paid order releases its place only when the learner changes the course, and then the order of
 * the new course counts.
 */
export const lacksPlace = (order: Order): boolean =>
  order.seat?.state === 'over' ||
  (order.seat !== null && isSeatHeldOrTaken(order.seat.state) && isBatchCancelled(order));

/** Formats the sum of all refunds, including a refund that was only requested. */
function formatRefundTexts(order: Order): { refund?: string } {
  const { count, paise } = collectRefunds(order);
  if (count === 0) return {};
  return { refund: `${formatPaise(paise)}${count === 1 ? '' : `, in ${count} parts`}` };
}

/** Lists the refunds if there are several. A single refund is shown among the facts, with a button for its voucher. */
function makeRefundList(
  order: Order,
  { voucher }: Pick<OrderViewAddresses, 'voucher'>,
): { lists?: RefundList } {
  const { made, asked, count } = collectRefunds(order);
  if (count < 2) return {};
  const refunds: ListItem[] = made.map(({ paise, issuedAt, number }) => ({
    text: `${formatPaise(paise)} on ${formatIndianDay(issuedAt)}: voucher ${number} (PDF)`,
    href: voucher(number),
  }));
  if (asked !== null)
    refunds.push(
      `${formatPaise(asked.paise)} ${asked.hasFailed ? 'could not be sent yet' : 'is under way'}`,
    );
  return { lists: { refunds } };
}

function collectRefunds({ state, refund, vouchers: made }: Order) {
  const asked = state === 'refunding' ? refund : null;
  return {
    made,
    asked,
    count: made.length + (asked === null ? 0 : 1),
    paise: made.reduce((sum, { paise }) => sum + paise, asked?.paise ?? 0),
  };
}

/**
 * Whether the page says that we check the payment. False if the provider refused to create the link: the visitor need
 * not do anything, because the link is created as soon as we have fixed the cause.
 */
export const isBeingChecked = ({ discrepancy }: Pick<Order, 'discrepancy'>): boolean =>
  discrepancy !== null && discrepancy !== 'link refused';

function stateOf(order: Order, { hasPaid, isPaidHere, isPast }: ViewContext): ViewState {
  const { state, failedAt, voucher, refund } = order;
  if (voucher?.why === 'mistake') return 'takenBack';
  if (state === 'paid') return lacksPlace(order) ? 'placeless' : 'paid';
  if (state === 'refunding') return refund?.hasFailed === true ? 'refundFailed' : 'refunding';
  if (state === 'refunded') return state;
  if (isBeingChecked(order)) return 'checking';
  if (isUnpaidInCancelledBatch(order) && !hasPaid) return 'past';
  if (!isPaidHere) return 'replaced';
  if (hasPaid && state !== 'made') return 'confirming';
  if (isBlockedAsSecondOrder(order)) return 'asking';
  if (state === 'made') return 'preparing';
  if (state !== 'offered') return isPast ? 'past' : 'ended';
  return failedAt === null ? 'open' : 'failed';
}

/**
 * Formats the time until which the order can be paid: "1 December 2026" or, if a place is held, "1 December 2026, 04:30
 * PM". A link often ends at midnight in India; then the day before is its last day.
 */
export function formatLinkExpiry({ link, seat }: Order): string {
  const end = link?.expiresAt ?? null;
  if (end === null) return '';
  if (seat === null) return formatIndianDay(new Date(end.getTime() - 1));
  // Midnight is shown as 11:59 PM of the day before, because "12:00 AM" does not say which midnight is meant.
  const shown = timeInIndia.format(end) === '00:00' ? new Date(end.getTime() - 1) : end;
  return `${formatIndianDay(shown)}, ${formatClock(timeInIndia.format(shown))}`;
}

/** Formats a time as "16:30" in India, the form that `formatClock` takes. */
const timeInIndia = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
});
