/**
 * What somebody types to find a person, as the parts that must all be found. "+91-98765" is also
 * found where the country was left out.
 */
const likeNumber = /^\+?[0-9०-९()./\u2010-\u2015-]*[0-9०-९][0-9०-९()./\u2010-\u2015-]*$/;
const leastDigits = 3;

/** Each part is looked for in every row: more of them hold up everybody, and narrow no search of a person. */
const mostTerms = 5;

/**
 * The first five, each once. A single letter is left out beside anything longer, and is looked for alone otherwise: it
 * stands in nearly every row.
 */
export function searchTerms(typed: string): string[] {
  const terms = [...new Set(everyTerm(typed))];
  const longer = terms.filter((term) => term.length > 1);
  return longer.length > 0 ? longer.slice(0, mostTerms) : terms.slice(0, 1);
}

function everyTerm(typed: string): string[] {
  const joined: string[] = [];
  let isAfterNumber = false;
  for (const word of typed.toLowerCase().split(/\s+/).filter(Boolean)) {
    const isNumber = likeNumber.test(word);
    // "98765 43210" is one number; a plus begins the next one.
    if (isNumber && isAfterNumber && !word.startsWith('+')) joined[joined.length - 1] += word;
    else joined.push(word);
    isAfterNumber = isNumber;
  }
  return joined.map((term) => (likeNumber.test(term) ? shortestNumber(term) : term));
}

/** Without its country and its zeros: whatever holds the number as it was typed holds this too. */
function shortestNumber(term: string): string {
  const digits = term
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[^0-9]/g, '');
  const national = digits.replace(/^0+/, '');
  const hasCountry = term.startsWith('+') || digits.startsWith('00') || national.length === 12;
  const local = hasCountry && national.startsWith('91') ? national.slice(2) : national;
  return [local, national].find((one) => one.length >= leastDigits) ?? digits;
}
