/**
 * Reads the days of a settlement file: "2026-11-03 10:15:00", "03/11/2026 10:15:00", "3 Nov 2026, 10:15 am", or seconds
 * since 1970.
 *
 * "10/11/2026" has two meanings. In the provider's own file it is 10 November. In a file that was saved again by an
 * American spreadsheet program it is 11 October. So all days of a file are read in one order of day and month. The
 * order is not guessed: it is taken from a day that is valid in one order only.
 */
import { monthNames } from '#contract/text/format-day.ts';
import { type CalendarDate, isCalendarDate } from '../dates/calendar-date.ts';
import { indianDay } from '../dates/indian-day.ts';

export const dayMonthOrders = ['day first', 'month first'] as const;
export type DayMonthOrder = (typeof dayMonthOrders)[number];

type WrittenDay = { line: number; written: string };
/** A day of the file with the two days that it can mean. */
export type AmbiguousDay = { written: string } & Readonly<Record<DayMonthOrder, CalendarDate>>;

/**
 * `found`: the order of day and month is known, or it does not matter, because no day has two meanings (`order` is then
 * "day first"). `mixed`: one day is valid only with the day first, and another only with the month first. `open`: no
 * day shows the order, although some days have two meanings; `example` is the first of them.
 */
type FoundDayOrder =
  | { at: 'found'; order: DayMonthOrder }
  | ({ at: 'mixed' } & Readonly<Record<DayMonthOrder, WrittenDay>>)
  | { at: 'open'; example: AmbiguousDay };

/**
 * Finds whether the days of a file are written day first or month first. A reading later than `today` (the day in
 * India) is impossible, because no settlement lies in the future.
 */
export function findDayMonthOrder(days: readonly WrittenDay[], today: CalendarDate): FoundDayOrder {
  const deciding: Partial<Record<DayMonthOrder, WrittenDay>> = {};
  let example: AmbiguousDay | null = null;
  for (const day of days) {
    const written = numbersOf(day.written)?.written;
    if (written === undefined) continue;
    const [dayFirst, monthFirst] = dayMonthOrders.map((order) => {
      const read = readSettlementDay(written, order);
      return read !== null && read <= today ? read : null;
    });
    if (dayFirst && monthFirst) {
      if (dayFirst !== monthFirst)
        example ??= { written, 'day first': dayFirst, 'month first': monthFirst };
    } else if (dayFirst) deciding['day first'] ??= day;
    else if (monthFirst) deciding['month first'] ??= day;
  }
  const { 'day first': dayFirst, 'month first': monthFirst } = deciding;
  if (dayFirst && monthFirst)
    return { at: 'mixed', 'day first': dayFirst, 'month first': monthFirst };
  if (!dayFirst && !monthFirst && example !== null) return { at: 'open', example };
  return { at: 'found', order: monthFirst ? 'month first' : 'day first' };
}

/**
 * Reads one cell; null if it holds no day. A spreadsheet program that saves the file again may leave out zeros, or
 * write the month as a word.
 */
export function readSettlementDay(cell: string, order: DayMonthOrder): CalendarDate | null {
  if (/^\d{10}$/.test(cell)) return indianDay(new Date(Number(cell) * 1000));
  const numbers = numbersOf(cell);
  if (numbers !== null) {
    const { first, second, year } = numbers;
    return order === 'day first' ? dateOf(year, second, first) : dateOf(year, first, second);
  }
  const [, day, month, year] = /^(\d{1,2})[/ -]([a-z]{3,9})[/ -](\d{4})\b/i.exec(cell) ?? [];
  if (day !== undefined && month !== undefined && year !== undefined)
    return dateOf(year, monthNumber(month), day);
  const date = cell.slice(0, 10);
  return isCalendarDate(date) ? date : null;
}

function numbersOf(cell: string) {
  const [written, first, second, year] = /^(\d{1,2})[/ -](\d{1,2})[/ -](\d{4})\b/.exec(cell) ?? [];
  return written === undefined || first === undefined || second === undefined || year === undefined
    ? null
    : { written, first, second, year };
}

function dateOf(year: string, month: string, day: string): CalendarDate | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}

/**
 * Returns the number of the first month whose name begins with `given`. If no name does, returns "0", so that the date
 * becomes invalid.
 */
function monthNumber(given: string): string {
  const name = given.toLowerCase();
  return String(monthNames.findIndex((one) => one.toLowerCase().startsWith(name)) + 1);
}
