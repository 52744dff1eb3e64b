import { formatRupees } from '../format-rupees.ts';
import { registrationChargeRupees } from './registration-charge.ts';

/** The refund rule of the terms for a fee, in one sentence and in rupees. */
export function refundSentence(feeRupees: number): string {
  const charge = registrationChargeRupees(feeRupees);
  if (charge === feeRupees) {
    return 'The registration charge is the whole fee, so nothing is refunded unless we do not begin: then you get all of it back, or another batch.';
  }
  return `Ask at least 1 week before the start and before your LMS access is opened, and you get ${formatRupees(feeRupees - charge)} back: the fee without the registration charge of ${formatRupees(charge)}.`;
}
