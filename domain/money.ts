/** Money behind the pages is whole paise: 399900 are ₹3,999. A fraction of a paisa is a fault of ours. */
export type Paise = number;

export const paiseOfRupees = (rupees: number): Paise => checkedPaise(rupees * 100);

/** Throws on what is no amount: a fraction, a number below zero, more than can be counted. */
export function checkedPaise(paise: number): Paise {
  if (!Number.isSafeInteger(paise) || paise < 0) {
    throw new Error(`An amount is a whole number of paise, not ${paise}.`);
  }
  return paise;
}

/** Between the digits of lakhs, of thousands, and so on upwards: groups of two before the last three. */
const betweenGroups = /(?<=\d)(?=(\d\d)*\d{3}$)/g;

/** 399900 → "₹3,999", 399950 → "₹3,999.50", 10000000 → "₹1,00,000". */
export function formatPaise(paise: Paise): string {
  const rest = checkedPaise(paise) % 100;
  const rupees = `₹${`${(paise - rest) / 100}`.replace(betweenGroups, ',')}`;
  return rest === 0 ? rupees : `${rupees}.${`${rest}`.padStart(2, '0')}`;
}
