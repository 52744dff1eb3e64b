/** Validates the form of a fee: returns one sentence per wrong field; empty when the fee can be set. */
import { addMonths, type CalendarDate, isCalendarDate } from '../dates/calendar-date.ts';
import { formatPaise, type Paise } from '../money/money.ts';
import { batchBounds } from './check-batch.ts';

export type FeeProblems = Partial<Record<'of' | 'fromDay' | 'paise' | 'reason', string>>;

/**
 * A fee as it was typed. `confirmedPaise` is the unusual amount that the person was asked to confirm; NaN if nothing
 * was asked.
 */
export type FeeInput = {
  of: string;
  fromDay: string;
  paise: number;
  reason: string;
  confirmedPaise: number;
};

/** `feePaise` is today's fee of the chosen offer or kind of offers; null if no such offer is sold. */
type Known = { feePaise: Paise | null; today: CalendarDate };

/** The most months by which the first day of a fee may be ahead. A later day probably has a mistyped year. */
const monthsAhead = 12;
/**
 * The factor that makes an amount unusual: more than today's fee times this factor, or less than today's fee divided by
 * it. The person has to confirm an unusual amount.
 */
const usualFactor = 3;

export function checkFee(fee: FeeInput, { feePaise, today }: Known): FeeProblems {
  const problems: FeeProblems = {};
  if (feePaise === null) problems.of = 'Choose what it is for.';
  const fromDay = checkFirstDay(fee.fromDay, today);
  if (fromDay !== null) problems.fromDay = fromDay;
  const paise = checkAmount(fee, feePaise);
  if (paise !== null) problems.paise = paise;
  if (fee.reason === '' || fee.reason.length > batchBounds.reason)
    problems.reason = `Say why, in at most ${batchBounds.reason} characters.`;
  return problems;
}

function checkFirstDay(fromDay: string, today: CalendarDate): string | null {
  if (!isCalendarDate(fromDay)) return 'Give the first day.';
  if (fromDay < today) return 'A fee begins today at the earliest.';
  return fromDay > addMonths(today, monthsAhead) ? 'A fee begins within a year.' : null;
}

function checkAmount({ paise, confirmedPaise }: FeeInput, feePaise: Paise | null): string | null {
  if (!Number.isSafeInteger(paise) || paise < 100) return 'Give an amount in rupees.';
  if (paise % 100 !== 0) return 'Pages say whole rupees: give an amount without paise.';
  if (feePaise === null || paise === confirmedPaise) return null;
  const isUsual = paise <= feePaise * usualFactor && paise * usualFactor >= feePaise;
  return isUsual
    ? null
    : `Today it is ${formatPaise(feePaise)}. If ${formatPaise(paise)} is right, press the button again.`;
}
