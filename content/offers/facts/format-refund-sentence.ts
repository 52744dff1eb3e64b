import { formatRupees } from '../../format-rupees.ts';
import { computeRegistrationChargeRupees } from './compute-registration-charge-rupees.ts';

/**
 * Says how much of this fee the terms refund. The fee is a parameter, because an early price has another refund than
 * the fee after it, and both may be on one page. The desk uses `domain/terms/decide-refund-before-start.ts`;
 * `tests/words/refund-words.test.ts` checks that both agree.
 */
export function formatRefundSentence(feeRupees: number): string {
  const charge = computeRegistrationChargeRupees(feeRupees);
  if (charge === feeRupees) {
    return 'The registration charge is the whole fee, so nothing is refunded unless we do not begin: then you get all of it back, or another batch.';
  }
  return `You get ${formatRupees(feeRupees - charge)} of ${formatRupees(feeRupees)} back, the fee without the registration charge of ${formatRupees(charge)}, if you ask at least 1 week before the start and before you first sign in to the LMS. Until a start date is agreed with you in writing, you are in time; if none is agreed 30 days after you paid, you get the charge back too.`;
}
