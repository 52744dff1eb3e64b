/**
 * The texts about a batch that can be joined, the same on page, card, list, form, comparison and brochure. They say
 * "few places left" and never a number, because the number changes faster than the page. A script asks the service for
 * the number.
 */

import { formatDay, formatDayRange } from '#contract/text/format-day.ts';
import { formatTimeRange } from '#contract/text/format-time-range.ts';
import { languageNames } from '#contract/text/language-names.ts';
import { type Weekday, weekdayLabels, weekdays } from '#contract/text/weekdays.ts';
import { formatRupees } from '../../format-rupees.ts';
import { placesLeftWords } from '../../words/places-left-words.ts';
import { addIstSuffix } from '../../words/texts-around-values.ts';
import type { NextStart } from '../next-start-schema.ts';
import type { Offer } from '../offer-schema.ts';

/** Formats weekdays: "Mon, Wed, Fri"; three or more days in a row as "Tue to Sat". */
function formatWeekdays(days: readonly Weekday[]): string {
  const at = days.map((day) => weekdays.indexOf(day));
  const isRow = days.length > 2 && at.every((one, n) => n === 0 || one === (at[n - 1] ?? 0) + 1);
  const names = days.map((day) => weekdayLabels[day]);
  return isRow ? `${names[0]} to ${names.at(-1)}` : names.join(', ');
}

/**
 * Formats "Mon, Wed, Fri, 07:00 PM to 8:30 PM". If classes are on every day from start to end, formats only the hours.
 */
export function formatClassTimes({
  startDate,
  endDate,
  days,
  startTime,
  endTime,
}: NextStart): string {
  const hours = formatTimeRange(startTime, endTime);
  const lasts = (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000 + 1;
  return lasts === days.length ? hours : `${formatWeekdays(days)}, ${hours}`;
}

/** Formats "₹2,199 through 28 November 2026, then ₹2,299"; null without an early price. */
export function formatEarlyPrice(
  { early }: Pick<NextStart, 'early'>,
  { feeRupees, nextFee }: Pick<Offer, 'feeRupees' | 'nextFee'>,
): string | null {
  if (early === null) return null;
  const isNextFeeDue = nextFee !== null && nextFee.fromDay <= dayAfter(early.untilDay);
  const then = isNextFeeDue ? nextFee.feeRupees : feeRupees;
  return `${formatRupees(early.feeRupees)} through ${formatDay(early.untilDay)}, then ${formatRupees(then)}`;
}

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** A sentence such as "The fee is ₹2,499 from 1 December 2026."; null where no other fee is set. */
export function formatNextFeeSentence({ nextFee }: Pick<Offer, 'nextFee'>): string | null {
  return nextFee === null
    ? null
    : `The fee is ${formatRupees(nextFee.feeRupees)} from ${formatDay(nextFee.fromDay)}.`;
}

/**
 * A start as tables and forms show it: "3 December 2026 to 1 February 2027: Mon, Wed, Fri, 07:00 PM to 8:30 PM IST,
 * in English. Few places left."
 */
export function formatStartSentence(
  start: NextStart,
  offer: Pick<Offer, 'feeRupees' | 'nextFee'>,
): string {
  const { startDate, endDate, language, places, isSample } = start;
  const early = formatEarlyPrice(start, offer);
  return [
    `${formatDayRange(startDate, endDate)}: ${addIstSuffix(formatClassTimes(start))}, in ${languageNames[language]}.`,
    ...(places === 'open' ? [] : [`${placesLeftWords[places]}.`]),
    ...(early === null ? [] : [`${early}.`]),
    ...(isSample ? ['Sample.'] : []),
  ].join(' ');
}

/**
 * A start as an option of the enrolment form: "3 December 2026, Mon, Wed, Fri, 07:00 PM to 8:30 PM IST, English, few
 * places left"
 */
export function formatStartOptionLabel(start: NextStart): string {
  const { startDate, language, places, early, isSample } = start;
  return [
    formatDay(startDate),
    addIstSuffix(formatClassTimes(start)),
    languageNames[language],
    ...(early === null ? [] : [formatRupees(early.feeRupees)]),
    ...(places === 'open' ? [] : [placesLeftWords[places].toLowerCase()]),
    ...(isSample ? ['sample'] : []),
  ].join(', ');
}
