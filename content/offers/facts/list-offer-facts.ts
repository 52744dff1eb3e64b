/**
 * The facts of an offer as texts. Its page and card, the enrolment form, the comparison and the brochure all use this
 * list, with the same names and order.
 */
import { formatDayRange } from '#contract/text/format-day.ts';
import { formatRupees } from '../../format-rupees.ts';
import { computeRupeesPerLiveHour, computeTotalLiveHours } from '../hours/compute-live-hours.ts';
import { formatFeeAlsoCoversSentence } from '../kinds.ts';
import { formatLength } from '../length.ts';
import { levels } from '../levels.ts';
import type { Offer } from '../offer-schema.ts';
import { computeRegistrationChargeRupees } from './compute-registration-charge-rupees.ts';
import { findFeeTodayRupees } from './find-fee-today-rupees.ts';
import { findNextFreeOrFirstStart } from './find-next-free-or-first-start.ts';
import { formatEarlyPrice, formatStartSentence } from './format-batch-texts.ts';
import { formatRefundSentence } from './format-refund-sentence.ts';

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

const nextBatchOnRequest = 'The next batch is arranged with you on a call.';

export type FactId = keyof typeof factNames;

export interface OfferFact {
  id: FactId;
  name: string;
  value: string;
}

export const factIds = Object.keys(factNames) as readonly FactId[];

/**
 * Returns the wanted facts of an offer in the order of `factNames`, or all facts if `wanted` is left out. `today` (an
 * ISO date in India) decides which starts are past.
 */
export function listOfferFacts(
  offer: Offer,
  today: string,
  wanted: readonly FactId[] = factIds,
): OfferFact[] {
  return factIds
    .filter((id) => wanted.includes(id))
    .map((id) => ({ id, name: factNames[id], value: formattersById[id](offer, today) }));
}

const formattersById: Readonly<Record<FactId, (offer: Offer, today: string) => string>> = {
  fee: formatFeeFact,
  length: ({ length }) => formatLength(length),
  hours: (offer) => formatHoursFact(offer),
  live: formatLiveHoursFact,
  level: ({ level }) => levels[level].title,
  taught: ({ taught }) => taught,
  start: formatStartFact,
  language: ({ language }) => language,
  mentor: ({ mentor }) => (mentor.kind === 'role' ? mentor.role : `${mentor.name}, ${mentor.role}`),
  builds: ({ builds }) => builds,
  certificate: ({ certificate }) => certificate.title,
  registration: (offer) =>
    `${formatRupees(computeRegistrationChargeRupees(findFeeTodayRupees(offer)))}, part of the fee`,
  refund: (offer) => formatRefundSentence(findFeeTodayRupees(offer)),
};

/** The fee of today. An early price is followed by its last day and the fee after it. */
function formatFeeFact(offer: Offer): string {
  const start = findNextFreeOrFirstStart(offer);
  return (start && formatEarlyPrice(start, offer)) ?? formatRupees(offer.feeRupees);
}

/**
 * Formats the hours of a week: "8 hours, 1 of them live". For a workshop, formats all its hours, which are all live: "6
 * hours in all, live".
 */
function formatHoursFact({ kind, hours: { perWeek, livePerWeek } }: Offer): string {
  if (kind === 'workshop') return `${perWeek} hours in all, live`;
  return `${perWeek} hours, ${livePerWeek} of them live`;
}

/** The price of a live hour, with what else the fee pays for. The price alone would mislead. */
function formatLiveHoursFact(offer: Offer): string {
  const about = offer.kind === 'workshop' ? '' : 'About ';
  const each = formatRupees(computeRupeesPerLiveHour(offer));
  return `${about}${computeTotalLiveHours(offer)} in all, ${each} for each. ${formatFeeAlsoCoversSentence(offer.kind)}`;
}

/**
 * Describes the start of an offer: its next batch or, if all dates are past, the last batch and what happens instead.
 */
function formatStartFact(offer: Offer, today: string): string {
  const { start, nextStarts } = offer;
  if (start.at === 'request') return start.sentence;
  const next = nextStarts.find(({ startDate }) => startDate >= today);
  if (next !== undefined) return formatStartSentence(next, offer);
  if (start.isCancelled) return nextBatchOnRequest;
  // A page may be read long after it was rendered, so even all of `nextStarts` may be past. The last of them is then
  // described.
  const last = nextStarts.at(-1) ?? start;
  const dates = formatDayRange(last.startDate, last.endDate);
  return last.startDate < today ? `${nextBatchOnRequest} (The last batch was on ${dates}.)` : dates;
}
