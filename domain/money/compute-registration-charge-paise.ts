import { type Paise, paiseOfRupees } from './money.ts';

const leastPaise = paiseOfRupees(1_000);

/**
 * The registration charge: 20 % of the fee or ₹1,000, whichever is higher, in whole rupees and never above the fee.
 * The same rule is in the pages (`content/offers/facts/compute-registration-charge-rupees.ts`) and in the triggers that
 * create orders.
 */
export function computeRegistrationChargePaise(feePaise: Paise): Paise {
  return Math.min(feePaise, Math.max(Math.round(feePaise / 500) * 100, leastPaise));
}
