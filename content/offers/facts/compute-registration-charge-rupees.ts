/** The rule of the terms: 20 % of the fee or ₹1,000, whichever is higher. */
const share = 0.2;
const leastRupees = 1000;

/**
 * The part of a fee that is not refunded, in whole rupees (rounded). It is a part of the fee and is never added to it.
 * If the fee is not higher than the minimum, the whole fee is not refunded. Throws when the fee is not a positive whole
 * number.
 */
export function computeRegistrationChargeRupees(feeRupees: number): number {
  if (!Number.isInteger(feeRupees) || feeRupees <= 0) {
    throw new Error(`A fee is a whole number of rupees above 0, not ${feeRupees}.`);
  }
  return Math.min(feeRupees, Math.max(Math.round(feeRupees * share), leastRupees));
}
