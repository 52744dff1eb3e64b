import type { Wanted } from '#desk/api/enquiry-api.ts';
import { calendarDay } from '#domain/calendar-date.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { indianDay } from '#domain/indian-day.ts';
import type { OfferFacts } from '#domain/messages/message-values.ts';
import type { Offers } from '../../../offers/offers.ts';

type Asked = Pick<Enquiry, 'kind' | 'offer'>;

/** What an enquiry is about. An enrolment that names no offer is the one of the bare form. */
export function wantedBy(enquiry: Asked, offers: Offers, now: Date): Wanted | null {
  const { kind, offer: slug } = enquiry;
  if (slug === null) {
    if (kind !== 'enrollments' || offers.minimal === null) return null;
    return {
      title: offers.minimal.title,
      kind: null,
      feePaise: offers.minimal.feePaise,
      start: null,
    };
  }
  const offer = offers.find(slug);
  if (offer === null) return { title: slug, kind: null, feePaise: null, start: null };
  const { title, kind: kindOfOffer, feePaise, start } = offer;
  return { title, kind: kindOfOffer.name, feePaise, start: startOf(start, now) };
}

type Start = NonNullable<ReturnType<Offers['find']>>['start'];

function startOf(start: Start, now: Date): Wanted['start'] {
  if (start.at === 'request') return { at: 'words', words: start.sentence };
  return start.startDate < indianDay(now)
    ? null
    : { at: 'date', day: calendarDay(start.startDate) };
}

/** The same for messages; null for what is not sold (any more). */
export function offerFacts({ kind, offer: slug }: Asked, offers: Offers): OfferFacts | null {
  if (slug !== null) return offers.find(slug);
  const { minimal } = offers;
  if (kind !== 'enrollments' || minimal === null) return null;
  return { name: minimal.title, feePaise: minimal.feePaise, start: { at: 'request' } };
}
