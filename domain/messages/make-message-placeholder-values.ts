/** The values of the placeholders for one person and one offer. */
import { formatDay } from '#contract/text/format-day.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { formatPaise, type Paise } from '../money/money.ts';
import type { MessagePlaceholderValues } from './message-templates.ts';

export type MessageOffer = {
  name: string;
  feePaise: Paise;
  start: { at: 'dates'; startDate: CalendarDate } | { at: 'request' };
};

/** `today` is the day in India. A start date in the past is left out. */
export function makeMessagePlaceholderValues(
  person: { name: string | null },
  offer: MessageOffer | null,
  staff: string,
  today: CalendarDate,
  /** The payment link; null while no order of the person waits for a payment. */
  link: string | null = null,
): MessagePlaceholderValues {
  const start = offer?.start;
  return {
    name: person.name,
    offer: offer?.name ?? null,
    fee: offer === null ? null : formatPaise(offer.feePaise),
    start: start?.at === 'dates' && start.startDate >= today ? formatDay(start.startDate) : null,
    link,
    staff,
  };
}
