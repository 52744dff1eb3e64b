/**
 * Numbers of receipts and of refund vouchers: consecutive within an Indian financial year, which begins on
 * 1 April, and at most 16 characters (CGST Rules 2017, rule 46 (b); an accountant has to confirm the form).
 * Each payment mode has registers of its own, so that the numbers of real receipts have no gaps.
 */
import type { CalendarDate } from './calendar-date.ts';
import type { PaymentMode } from './payment-modes.ts';

/** Each is a row of numbers of its own, stored under its name. */
export const registers = {
  receipt: 'MIR',
  voucher: 'MIV',
  'test receipt': 'TST',
  'test voucher': 'TSV',
  'demonstration receipt': 'DMO',
  'demonstration voucher': 'DMV',
} as const;
export type Register = keyof typeof registers;

/** What is numbered. */
export type NumberedPaper = 'receipt' | 'voucher';

export const registerOf = (paper: NumberedPaper, mode: PaymentMode): Register =>
  mode === 'live' ? paper : `${mode} ${paper}`;

/** "2026-11-21" → "26-27". */
export function financialYear(date: CalendarDate): string {
  const [year, month] = date.split('-').map(Number) as [number, number];
  const first = month >= 4 ? year : year - 1;
  return `${twoDigits(first)}-${twoDigits(first + 1)}`;
}

const twoDigits = (year: number) => `${year % 100}`.padStart(2, '0');

const mostNumber = 999_999;

/** "MIR/26-27/000123". Throws beyond what has room. */
export function registerNumber(register: Register, year: string, number: number): string {
  if (!Number.isInteger(number) || number < 1 || number > mostNumber) {
    throw new Error(`A ${register} has a number from 1 to ${mostNumber}, not ${number}.`);
  }
  return `${registers[register]}/${year}/${`${number}`.padStart(6, '0')}`;
}
