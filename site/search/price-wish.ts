import { devanagariToLatin } from './devanagari-to-latin.ts';

/** "under", and what Hindi says after the number. */
const limits =
  /\b(under|below|less|within|upto|up to|max|maximum|budget|tak|kam|andar|niche|neeche)\b/;
/** 2500, 2,500, ₹2500, 5k; what is below 100 is no price but a length. */
const amount =
  /(₹|\brs\.?|\binr)?\s*\b(\d{1,2},\d{3}|\d{3,5}|\d{1,2}\s?k)(?!\w)(\s*(?:rs|rupees?|rupaye|rupay))?/;

export interface PriceWish {
  /** The most one wants to pay, in whole rupees; null when nothing is said of it. */
  mostRupees: number | null;
  /** The query without the price. */
  rest: string;
}

/**
 * Takes the price out of a query: "2500 se kam", "under 500", "₹3,000", "5k". Without a word or a sign for it
 * only a round number is one, and not behind "IS", where it is a standard; a number that is a fee of ours stays
 * in the query, since who types 399 looks for that.
 */
export function readPriceWish(query: string, fees: readonly number[]): PriceWish {
  const plain = devanagariToLatin(query.toLowerCase());
  const found = amount.exec(plain);
  const [whole = '', sign, number = '', unit] = found ?? [];
  const digits = number.replace(/[,\s]/g, '');
  const rupees = Number.parseInt(digits, 10) * (digits.endsWith('k') ? 1000 : 1);
  const isStandard = /\bis\s*$/.test(plain.slice(0, found?.index));
  const isRound = rupees % 100 === 0 && !isStandard && !fees.includes(rupees);
  const isPrice = limits.test(plain) || sign !== undefined || unit !== undefined || isRound;
  if (!found || !isPrice) return { mostRupees: null, rest: query };
  return { mostRupees: rupees, rest: plain.replace(whole, ' ').replace(limits, ' ') };
}
