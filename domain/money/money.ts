/** Amounts are whole paise: 399900 is ₹3,999. A fraction is a bug. */
export type Paise = number;

export const paiseOfRupees = (rupees: number): Paise => requireValidPaise(rupees * 100);

/** Throws unless the amount is a whole number from 0 to the largest safe integer. */
export function requireValidPaise(paise: number): Paise {
  if (!Number.isSafeInteger(paise) || paise < 0) {
    throw new Error(`An amount is a whole number of paise, not ${paise}.`);
  }
  return paise;
}

/**
 * A comma is accepted only between groups of digits, as in "1,00,000" or "100,000". The comma in "3999,00" is a decimal
 * comma, so this amount is refused.
 */
const typedRupees = /^(\d{1,9}|\d{1,3}(?:,\d{2,3}){0,2},\d{3})(?:\.(\d{1,2}))?$/;

/**
 * Parses a typed amount such as "₹3,999.50" into paise; null for anything else, such as "1e3", "-5", "3.999" or
 * "3999,00".
 */
export function parseRupees(typed: string): Paise | null {
  const found = typedRupees.exec(typed.replaceAll(/[₹\s]/g, ''));
  if (found === null) return null;
  const [, rupees = '', fraction = ''] = found;
  return Number(rupees.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
}

/** Formats a difference, which may be below zero: "−₹500". */
export const formatSignedPaise = (paise: number): string =>
  paise < 0 ? `−${formatPaise(-paise)}` : formatPaise(paise);

/**
 * Formats an amount in the smallest unit of its currency, which a payment provider may report in any currency: 1250 USD
 * as "12.50 USD", 1250 JPY as "1250 JPY", and rupees like all other amounts.
 */
export function formatAmountInCurrency(smallestUnits: number, currency: string): string {
  if (currency === 'INR') return formatPaise(smallestUnits);
  const digits = fractionDigitsOf(currency);
  return `${(smallestUnits / 10 ** digits).toFixed(digits)} ${currency}`;
}

/**
 * The currencies that do not have two digits after the point, from ISO 4217. `Intl` would be wrong: it leaves out
 * fractions that people rarely use, such as those of the Pakistani rupee.
 */
const withoutFraction = /^(BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|PYG|RWF|UGX|UYI|VND|VUV|XAF|XOF|XPF)$/;
const inThousandths = /^(BHD|IQD|JOD|KWD|LYD|OMR|TND)$/;

function fractionDigitsOf(currency: string): number {
  if (withoutFraction.test(currency)) return 0;
  return inThousandths.test(currency) ? 3 : 2;
}

/** The positions for commas in Indian grouping: groups of two digits before the last three. */
const betweenGroups = /(?<=\d)(?=(\d\d)*\d{3}$)/g;

/** Formats paise: 399900 as "₹3,999", 399950 as "₹3,999.50", 10000000 as "₹1,00,000". */
export function formatPaise(paise: Paise): string {
  const rest = requireValidPaise(paise) % 100;
  const rupees = `₹${`${(paise - rest) / 100}`.replace(betweenGroups, ',')}`;
  return rest === 0 ? rupees : `${rupees}.${`${rest}`.padStart(2, '0')}`;
}
