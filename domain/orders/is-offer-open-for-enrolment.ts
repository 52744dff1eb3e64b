import type { CalendarDate } from '../dates/calendar-date.ts';

/** How an offer starts: on a published date, or on a date that is agreed with each learner. */
export type OfferStart = { at: 'dates'; startDate: CalendarDate } | { at: 'request' };

/**
 * Whether an offer can be bought on a day in India. An offer with a date can be bought until the end of its first
 * day, an offer by arrangement always. The pages repeat this rule (`content/offers/facts/find-last-day-to-enrol.ts`).
 */
export function isOfferOpenForEnrolment(start: OfferStart, today: CalendarDate): boolean {
  switch (start.at) {
    case 'dates':
      return today <= start.startDate;
    case 'request':
      return true;
    default:
      return start satisfies never;
  }
}
