import { computeRegistrationChargePaise } from '../money/compute-registration-charge-paise.ts';
import { formatPaise, type Paise } from '../money/money.ts';

/**
 * The refund rule of the terms, in words, for the fee of an order. An order may have another fee than the one with
 * which its page was built, such as an early price. `tests/words/refund-words.test.ts` compares these words with the
 * sentence of the pages (`content/offers/facts/format-refund-sentence.ts`).
 */
export function formatRefundRuleSentence(feePaise: Paise): string {
  const charge = computeRegistrationChargePaise(feePaise);
  if (charge === feePaise)
    return 'The registration charge is the whole fee, so nothing is refunded unless we do not begin: then you get all of it back, or another batch.';
  return `You get ${formatPaise(feePaise - charge)} of ${formatPaise(feePaise)} back, the fee without the registration charge of ${formatPaise(charge)}, if you ask at least 1 week before the start and before you first sign in to the LMS. Until a start date is agreed with you in writing, you are in time; if none is agreed 30 days after you paid, you get the charge back too.`;
}
