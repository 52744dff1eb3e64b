/**
 * Splits a typed search into parts that must all match. "+91-98765" also matches numbers that are stored without
 * the country code.
 */
const likeNumber = /^\+?[0-9०-९()./\u2010-\u2015-]*[0-9०-९][0-9०-९()./\u2010-\u2015-]*$/;
const leastDigits = 3;

/**
 * The most parts of a search. Each part costs time, so more would slow all users down without narrowing a search for a
 * person.
 */
const mostTerms = 5;

/**
 * Returns at most five different parts. Single letters are left out, because nearly every enquiry contains them. If
 * only single letters were typed, the first one is used.
 */
export function splitSearchTerms(typed: string): string[] {
  const terms = [...new Set(everyTerm(typed))];
  const longer = terms.filter((term) => term.length > 1);
  return longer.length > 0 ? longer.slice(0, mostTerms) : terms.slice(0, 1);
}

const completeAddress = /^[^@<>"',;:()]+@[^@<>"',;:()]+\.[a-z]{2,}$/;

/**
 * Returns the parts that are complete e-mail addresses. They have to match as a whole: searched by its words,
 * "asha.5@example.com" would also find another Asha whose number contains a 5.
 */
export const searchedEmails = (typed: string): string[] =>
  splitSearchTerms(typed).filter((term) => completeAddress.test(term));

function everyTerm(typed: string): string[] {
  const joined: string[] = [];
  let isAfterNumber = false;
  for (const word of typed.toLowerCase().split(/\s+/).map(bareWord).filter(Boolean)) {
    const isNumber = likeNumber.test(word);
    // "98765 43210" is one number; a plus sign begins a new number.
    if (isNumber && isAfterNumber && !word.startsWith('+')) joined[joined.length - 1] += word;
    else joined.push(word);
    isAfterNumber = isNumber;
  }
  return joined.map((term) => (likeNumber.test(term) ? shortestNumber(term) : term));
}

/**
 * Removes what a mail program or a link puts around an address or number: "<asha@example.com>", "tel:+91…", "(+91)".
 */
const bareWord = (word: string): string =>
  word
    .replace(/^<(.+)>[,;]?$/, '$1')
    .replace(/^(?:mailto|tel):/, '')
    .replace(/^\(\+/, '+');

/** Removes the country code and leading zeros, so that the digits match the number in any stored form. */
function shortestNumber(term: string): string {
  const digits = term
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[^0-9]/g, '');
  const national = digits.replace(/^0+/, '');
  const hasCountry = term.startsWith('+') || digits.startsWith('00') || national.length === 12;
  const local =
    hasCountry && national.startsWith('91') ? national.slice(2).replace(/^0+/, '') : national;
  return [local, national].find((one) => one.length >= leastDigits) ?? digits;
}
