/**
 * Decides how long an order can be paid. An order for an offer with dates can be paid until the end of the first day at
 * the latest; only the later instalments of a plan can be paid after it.
 */
import * as z from 'zod/mini';
import type { Order } from '#database/orders/order.ts';
import { addDays, type CalendarDate, isCalendarDate } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { momentOfIndianHour } from '#domain/dates/moment-of-indian-time.ts';
import { instalmentLinkDaysAfterDue, isLaterInstalment } from '#domain/orders/instalments.ts';
import {
  isOfferOpenForEnrolment,
  type OfferStart,
} from '#domain/orders/is-offer-open-for-enrolment.ts';
import { isBatchCancelled } from './is-batch-cancelled.ts';

const dayMs = 24 * 60 * 60 * 1000;
const linkDays = 7;

/** Razorpay refuses a link that expires more than six months ahead. */
const longestLinkDays = 180;

/** Razorpay refuses a link that expires within fifteen minutes. */
const shortestMs = 16 * 60 * 1000;

const datesSchema = z.object({
  at: z.literal('dates'),
  startDate: z.string().check(z.refine(isCalendarDate)),
});

/**
 * Returns the start of what was ordered. With a batch, this is the batch's first day as planned now, because staff may
 * have moved the batch or the order. Without a batch, it is the start that was stored with the order; an offer without
 * dates starts by arrangement.
 */
function startOf({ offer, seat }: Order): OfferStart {
  if (seat !== null && seat.batch !== null) return { at: 'dates', startDate: seat.batch.startsOn };
  const dates = datesSchema.safeParse(offer.facts.start);
  return dates.success ? dates.data : { at: 'request' };
}

/** The first day of the order's batch or offer; null if the offer starts by arrangement. */
export function courseStartOf(order: Order): CalendarDate | null {
  const start = startOf(order);
  return start.at === 'dates' ? start.startDate : null;
}

/**
 * Whether the order can still get a payment link. The first day of the offer must not be over, the batch must take
 * place, and the place must not have been released. A later instalment can always get a link.
 */
export function canGetPaymentLink(order: Order, now: number): boolean {
  if (isLaterInstalment(order)) return true;
  if (order.seat?.state === 'released' || isBatchCancelled(order)) return false;
  return isOfferOpenForEnrolment(startOf(order), indianDay(new Date(now)));
}

/**
 * Whether the first day of what was ordered is over, so that the order gets no new link. For an order without a batch,
 * the start that the offer has now counts. A later instalment can always get a new link.
 */
export function isStartPast(
  order: Order,
  offerStart: OfferStart | undefined,
  today: CalendarDate,
): boolean {
  if (isLaterInstalment(order)) return false;
  if (order.seat !== null) return (courseStartOf(order) ?? '') < today;
  return offerStart !== undefined && !isOfferOpenForEnrolment(offerStart, today);
}

/**
 * Returns when a new payment link expires: in a week or, if a place is held for the order, when it is no longer held.
 * If the offer has dates, the link expires at the end of the first day in India at the latest. A link always lasts at
 * least a quarter of an hour, because Razorpay refuses shorter links.
 *
 * The link of a later instalment expires two months after its due date, at the earliest in a week and at the latest in
 * half a year.
 */
export function computePaymentLinkExpiry(order: Order, now: number): Date {
  if (isLaterInstalment(order)) return instalmentEnd(order, now);
  const start = startOf(order);
  const usual = order.seat?.heldUntil.getTime() ?? now + linkDays * dayMs;
  if (start.at === 'request') return new Date(Math.max(now + shortestMs, usual));
  const dayEnds = momentOfIndianHour(start.startDate, 24).getTime();
  return new Date(Math.max(now + shortestMs, Math.min(usual, dayEnds)));
}

function instalmentEnd({ instalment }: Order, now: number): Date {
  const dueOn = instalment?.dueOn ?? indianDay(new Date(now));
  const end = momentOfIndianHour(addDays(dueOn, instalmentLinkDaysAfterDue), 0).getTime();
  return new Date(Math.min(now + longestLinkDays * dayMs, Math.max(now + linkDays * dayMs, end)));
}
