/** What the places of a message become for one person and one offer. */
import { type CalendarDate, calendarDay } from '../calendar-date.ts';
import { formatPaise, type Paise } from '../money.ts';
import type { MessageValues } from './message-template.ts';

export type OfferFacts = {
  name: string;
  feePaise: Paise;
  start: { at: 'dates'; startDate: CalendarDate } | { at: 'request' };
};

/** `today` is the day in India: a start that is over is not promised. */
export function messageValues(
  person: { name: string | null },
  offer: OfferFacts | null,
  staff: string,
  today: CalendarDate,
): MessageValues {
  const start = offer?.start;
  return {
    name: person.name,
    offer: offer?.name ?? null,
    fee: offer === null ? null : formatPaise(offer.feePaise),
    start: start?.at === 'dates' && start.startDate >= today ? calendarDay(start.startDate) : null,
    staff,
  };
}
