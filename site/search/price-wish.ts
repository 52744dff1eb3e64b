import { devanagariToLatin } from './devanagari.ts';

/** "under", and what Hindi says after the number. */
const limits =
  /\b(under|below|less|within|upto|up to|max|maximum|budget|tak|kam|andar|niche|neeche)\b/;
/** 2500, 2,500, ₹2500, 5k; what is below 100 is no price but a length. */
const amount = /(?:₹|\brs\.?|\binr)?\s*(?<!\w)(\d{1,2},\d{3}|\d{3,5}|\d{1,2}\s?k)(?!\w)/;

export interface PriceWish {
  /** The most one wants to pay, in whole rupees; null when nothing is said of it. */
  mostRupees: number | null;
  /** The query without the price. */
  rest: string;
}

/**
 * Takes the price out of a query: "2500 se kam", "under 500", "5k tak python". A number that is a fee of ours
 * and has no "under" beside it stays: who types 399 looks for that.
 */
export function readPriceWish(query: string, fees: readonly number[]): PriceWish {
  const plain = devanagariToLatin(query.toLowerCase());
  const found = amount.exec(plain);
  if (!found) return { mostRupees: null, rest: query };
  const digits = (found[1] ?? '').replace(/[,\s]/g, '');
  const rupees = digits.endsWith('k') ? Number.parseInt(digits, 10) * 1000 : Number(digits);
  const hasLimit = limits.test(plain);
  const isYear = rupees >= 2020 && rupees <= 2040;
  if (!hasLimit && (fees.includes(rupees) || isYear)) return { mostRupees: null, rest: query };
  return { mostRupees: rupees, rest: plain.replace(found[0], ' ').replace(limits, ' ') };
}
