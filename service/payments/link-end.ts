/** Until when an order can be paid: nobody pays for dates that are past. */
import * as z from 'zod/mini';
import type { Order } from '#database/orders/order-port.ts';
import { addDays, isCalendarDate } from '#domain/calendar-date.ts';
import { indianDay } from '#domain/indian-day.ts';
import { isOpenForEnrolment, type OfferStart } from '#domain/is-open-for-enrolment.ts';

const dayMs = 24 * 60 * 60 * 1000;
const linkDays = 7;
/** Razorpay refuses a link that would end within fifteen minutes. */
const shortestMs = 16 * 60 * 1000;

const datesSchema = z.object({
  at: z.literal('dates'),
  startDate: z.string().check(z.refine(isCalendarDate)),
});

/** The start of the offer as it was when the order was made; whatever names no date is by arrangement. */
function startOf({ offer }: Order): OfferStart {
  const dates = datesSchema.safeParse(offer.facts.start);
  return dates.success ? dates.data : { at: 'request' };
}

/** Whether a link may still be made for an order: its offer has not begun. */
export function canBePaidAt(order: Order, now: number): boolean {
  return isOpenForEnrolment(startOf(order), indianDay(new Date(now)));
}

/** A week after it is made; for an offer with dates at the latest when its first day ends in India. */
export function linkEnd(order: Order, now: number): Date {
  const start = startOf(order);
  const usual = now + linkDays * dayMs;
  if (start.at === 'request') return new Date(usual);
  const dayEnds = Date.parse(`${addDays(start.startDate, 1)}T00:00:00+05:30`);
  return new Date(Math.max(now + shortestMs, Math.min(usual, dayEnds)));
}
