import { devanagariToLatin } from './devanagari-to-latin.ts';

/** Words for a price limit, in English and in Hindi. */
const limitWords =
  /\b(under|below|less|within|upto|up to|max|maximum|budget|tak|kam|andar|niche|neeche)\b/;
/** Matches amounts such as 2500, 2,500, ₹2500, 5k, 500rs. A number below 100 is a length and not a price. */
const amount =
  /(₹|\brs\.?|\binr)?\s*\b(\d{1,2},\d{3}|\d{3,5}|\d{1,2}\s?k)(\s*(?:rs|rupees?|rupaye|rupay))?(?!\w)/;

interface PriceLimit {
  /** The highest price in whole rupees; null when the query has none. */
  mostRupees: number | null;
  /** The query without the price, in lower-case Latin letters; the query itself when it names no price. */
  rest: string;
}

/**
 * Finds the highest price that a query names, and removes it from the query: "2500 se kam", "under 500", "₹3,000". A
 * number alone counts as a price if it is a multiple of 100, such as "5k". But it does not count after "IS" (IS 800 is
 * an Indian standard), nor if it is one of our own fees, because such a search looks for the offers with that fee.
 */
export function readPriceLimit(query: string, fees: readonly number[]): PriceLimit {
  const plain = devanagariToLatin(query.toLowerCase());
  const found = amount.exec(plain);
  const [whole = '', sign, number = '', unit] = found ?? [];
  const digits = number.replace(/[,\s]/g, '');
  const rupees = Number.parseInt(digits, 10) * (digits.endsWith('k') ? 1000 : 1);
  const isStandard = /\bis\s*$/.test(plain.slice(0, found?.index));
  const isRound = rupees % 100 === 0 && !isStandard && !fees.includes(rupees);
  const isPrice = limitWords.test(plain) || sign !== undefined || unit !== undefined || isRound;
  if (!found || !isPrice) return { mostRupees: null, rest: query };
  return { mostRupees: rupees, rest: plain.replace(whole, ' ').replace(limitWords, ' ') };
}
