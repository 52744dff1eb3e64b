import { type CalendarDate, isCalendarDate } from '../dates/calendar-date.ts';
import { maskPersonInText, type PersonIdentifiers } from '../mask-person-in-text.ts';
import type { HandPaymentMethod } from './payment-methods.ts';

/**
 * Money in cash or by transfer, as a person recorded it. `reference` is the number by which the payment can be found
 * again: that of the cash slip, or the bank's number of the transfer (UTR).
 */
export type HandRecordedMoney = {
  way: HandPaymentMethod;
  reference: string;
  /** The day in India on which the money was received or handed back. */
  movedOn: CalendarDate;
};

export const paymentRecordBounds = { reference: 80, daysBack: 366 } as const;

/** A sentence that says what is wrong with a record; null if the record can be stored. */
export function describePaymentRecordProblem(
  { reference, movedOn }: Pick<HandRecordedMoney, 'reference' | 'movedOn'>,
  /** `from` is the earliest day on which a recorded payment may have been made; `today` is the latest. */
  { from, today }: { from: CalendarDate; today: CalendarDate },
  /** The payer's names and numbers are masked in the reference. A reference that contains nothing else is refused. */
  payer: PersonIdentifiers,
): string | null {
  if (reference.trim() === '')
    return 'Please write the reference: the number of the cash slip, or of the transfer.';
  if (!/[\p{L}\p{N}]/u.test(maskPersonInText(reference, payer)))
    return 'Please write the number of the cash slip or of the transfer: a name or phone number is not kept as a reference.';
  if (reference.length > paymentRecordBounds.reference)
    return `Please shorten the reference to ${paymentRecordBounds.reference} characters.`;
  if (!isCalendarDate(movedOn) || movedOn > today || movedOn < from)
    return 'Please choose the day on which the money moved: today or earlier, within a year.';
  return null;
}
