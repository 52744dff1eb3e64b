/** What the terms say: 20 % of the fee or ₹1,000, whichever is higher. */
const share = 0.2;
const leastRupees = 1000;

/**
 * The part of a fee that is not refunded, in whole rupees (rounded to the nearest). It is inside the fee,
 * never on top of it, so a workshop's charge is its whole fee and no more. Throws on a fee that is none.
 */
export function registrationChargeRupees(feeRupees: number): number {
  if (!Number.isInteger(feeRupees) || feeRupees <= 0) {
    throw new Error(`A fee is a whole number of rupees above 0, not ${feeRupees}.`);
  }
  return Math.min(feeRupees, Math.max(Math.round(feeRupees * share), leastRupees));
}
