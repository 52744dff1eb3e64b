/**
 * The numbers of receipts and refund vouchers: consecutive within an Indian financial year (from 1 April), at most 16
 * characters (CGST Rules 2017, rule 46 (b); an accountant has to confirm the form). Each payment mode has its own
 * registers, so that the numbers of real receipts have no gaps.
 */
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { PaymentProviderMode } from './payment-provider-modes.ts';

/** The prefix of the numbers of each register. Each register counts separately and is stored under its name. */
export const registerPrefixes = {
  receipt: 'MIR',
  voucher: 'MIV',
  'test receipt': 'TST',
  'test voucher': 'TSV',
  'demonstration receipt': 'DMO',
  'demonstration voucher': 'DMV',
} as const;
export type RegisterName = keyof typeof registerPrefixes;

/**
 * The two kinds of document. A voucher documents a refund, or cancels a receipt that was a mistake. Both kinds have
 * numbers, dates and amounts.
 */
export type ReceiptKind = 'receipt' | 'voucher';

export const registerNameOf = (kind: ReceiptKind, mode: PaymentProviderMode): RegisterName =>
  mode === 'live' ? kind : `${mode} ${kind}`;

/** The financial year of a date: "26-27" for "2026-11-21". */
export function financialYear(date: CalendarDate): string {
  const [year, month] = date.split('-').map(Number) as [number, number];
  const first = month >= 4 ? year : year - 1;
  return `${twoDigits(first)}-${twoDigits(first + 1)}`;
}

const twoDigits = (year: number) => `${year % 100}`.padStart(2, '0');

const mostNumber = 999_999;

/** Formats "MIR/26-27/000123". Throws unless `number` is a whole number from 1 to 999999. */
export function formatReceiptNumber(register: RegisterName, year: string, number: number): string {
  if (!Number.isInteger(number) || number < 1 || number > mostNumber) {
    throw new Error(`A ${register} has a number from 1 to ${mostNumber}, not ${number}.`);
  }
  return `${registerPrefixes[register]}/${year}/${`${number}`.padStart(6, '0')}`;
}
