import type { CalendarDate } from './calendar-date.ts';

/** How an offer starts: on a published date, or on one that is agreed with each learner. */
export type OfferStart = { at: 'dates'; startDate: CalendarDate } | { at: 'request' };

/**
 * Whether an offer can be bought on a day in India. Where its dates are part of it, it is sold through its first day;
 * what starts by arrangement is always sold. The pages have the same of their own (`content/offers/last-day.ts`).
 */
export function isOpenForEnrolment(start: OfferStart, today: CalendarDate): boolean {
  switch (start.at) {
    case 'dates':
      return today <= start.startDate;
    case 'request':
      return true;
    default:
      return start satisfies never;
  }
}
