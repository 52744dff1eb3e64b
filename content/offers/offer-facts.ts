/**
 * What one compares between offers, in words: the one list from which page, card, table, brochure and share
 * picture take their lines, under the same names and in the same order.
 */
import { formatDateRange } from '../format-date-range.ts';
import { formatRupees } from '../format-rupees.ts';
import { alsoPaid } from './kinds.ts';
import { formatLength } from './length.ts';
import { levels } from './levels.ts';
import { liveHours, rupeesPerLiveHour } from './live-hours.ts';
import type { Offer } from './offer-schema.ts';

export const factNames = {
  fee: 'Fee',
  length: 'Length',
  hours: 'Each week',
  live: 'Live hours',
  level: 'Level',
  taught: 'How it is taught',
  start: 'Next start',
  language: 'Language',
  mentor: 'Who teaches',
  builds: 'What you build',
  certificate: 'Certificate',
  registration: 'Registration charge',
  refund: 'Refund',
} as const;

const arrangedNext = 'The next batch is arranged with you on a call.';

export type FactId = keyof typeof factNames;

export interface OfferFact {
  id: FactId;
  name: string;
  value: string;
}

export const factIds = Object.keys(factNames) as readonly FactId[];

/**
 * Those facts of an offer that are asked for, in the order of `factNames`; all of them when none are named. Whether
 * a start is past is asked of `today` (ISO date, in India).
 */
export function offerFacts(
  offer: Offer,
  today: string,
  wanted: readonly FactId[] = factIds,
): OfferFact[] {
  return factIds
    .filter((id) => wanted.includes(id))
    .map((id) => ({ id, name: factNames[id], value: values[id](offer, today) }));
}

const values: Readonly<Record<FactId, (offer: Offer, today: string) => string>> = {
  fee: ({ feeRupees }) => formatRupees(feeRupees),
  length: ({ length }) => formatLength(length),
  hours: (offer) => hoursSentence(offer),
  live: liveSentence,
  level: ({ level }) => levels[level].title,
  taught: ({ taught }) => taught,
  start: startSentence,
  language: ({ language }) => language,
  mentor: ({ mentor }) => (mentor.kind === 'role' ? mentor.role : `${mentor.name}, ${mentor.role}`),
  builds: ({ builds }) => builds,
  certificate: ({ certificate }) => certificate.title,
  registration: ({ registrationChargeRupees }) =>
    `${formatRupees(registrationChargeRupees)}, part of the fee`,
  refund: ({ refund }) => refund,
};

/** "8 hours, 1 of them live"; a workshop is over within its days, and all of it is live. */
function hoursSentence({ kind, hours: { perWeek, livePerWeek } }: Offer): string {
  if (kind === 'workshop') return `${perWeek} hours in all, live`;
  return `${perWeek} hours, ${livePerWeek} of them live`;
}

/** What an hour comes to is fair only with what else the fee pays for. */
function liveSentence(offer: Offer): string {
  const about = offer.kind === 'workshop' ? '' : 'About ';
  const each = formatRupees(rupeesPerLiveHour(offer));
  return `${about}${liveHours(offer)} in all, ${each} for each. ${alsoPaid(offer.kind)}`;
}

/** A published date that is past is said to be, with what happens instead. */
function startSentence({ start }: Offer, today: string): string {
  if (start.at === 'request') return start.sentence;
  const dates = formatDateRange(start.startDate, start.endDate);
  return start.startDate < today ? `${arrangedNext} (The last batch was on ${dates}.)` : dates;
}
