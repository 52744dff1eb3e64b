import { type Paise, paiseOfRupees } from './money.ts';

const leastPaise = paiseOfRupees(1_000);

/**
 * 20 % of the fee or ₹1,000, whichever is higher, in whole rupees; never more than the fee, of which it is a part. The
 * pages have the same of their own (`content/offers/registration-charge.ts`), and so have the triggers that make an order.
 */
export function registrationCharge(feePaise: Paise): Paise {
  return Math.min(feePaise, Math.max(Math.round(feePaise / 500) * 100, leastPaise));
}
