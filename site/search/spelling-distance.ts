/**
 * The cost of a wrong, missing or extra vowel. A consonant costs 1. A vowel costs less, because people spell by ear.
 */
const vowelCost = 0.4;
const swapCost = 0.8;
const cost = (letter: string) => (vowels.has(letter) ? vowelCost : 1);
const vowels = new Set('aeiou');
/**
 * Pairs of letters that sound alike, so that confusing them costs only as much as a wrong vowel. Folding turns "c" into
 * "s" or "k" and "g" into "j" or "g", depending on the next letter, so if that letter is misspelt, the result is wrong
 * too. It turns "z" into "j", although some people write "s" for this sound.
 */
const pairsOfSameSound = 'gj jg ks sk sj js';

function changeCost(from: string, to: string): number {
  if (from === to) return 0;
  return pairsOfSameSound.includes(from + to) ? vowelCost : Math.max(cost(from), cost(to));
}

/**
 * Each line: words with so many letters or more may differ by this distance. The first line that fits a word applies.
 */
const allowed: readonly (readonly [letters: number, distance: number])[] = [
  [9, 2],
  [7, 1.4],
  [6, 1.2],
  [5, 0.8],
  [3, 0.4],
];

/**
 * The distance by which a word of this length may differ. For the shortest words it is 0: they must be spelt correctly.
 */
export function allowedDistanceForLength(length: number): number {
  return allowed.find(([letters]) => length >= letters)?.[1] ?? 0;
}

/**
 * The distance of two folded words (insertions, deletions, changes, neighbours swapped), or Infinity if it exceeds
 * `most`.
 */
export function spellingDistance(a: string, b: string, most: number): number {
  // Each missing letter costs at least as much as a vowel, so if the lengths differ too much, nothing has to be
  // compared.
  if (Math.abs(a.length - b.length) * vowelCost > most) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last = [0];
  for (let j = 0; j < b.length; j += 1) last.push((last[j] ?? 0) + cost(b[j] ?? ''));
  for (let i = 0; i < a.length; i += 1) {
    const from = a[i] ?? '';
    const row = [(last[0] ?? 0) + cost(from)];
    let least = row[0] ?? 0;
    for (let j = 0; j < b.length; j += 1) {
      const to = b[j] ?? '';
      let best = Math.min(
        (last[j] ?? 0) + changeCost(from, to),
        (last[j + 1] ?? 0) + cost(from),
        (row[j] ?? 0) + cost(to),
      );
      if (i > 0 && j > 0 && from === b[j - 1] && to === a[i - 1]) {
        best = Math.min(best, (beforeLast[j - 1] ?? 0) + swapCost);
      }
      row.push(best);
      least = Math.min(least, best);
    }
    // Costs only grow from row to row. A swap skips a row, and may end 0.2 below its least cost, because it costs 0.8
    // and a missing letter up to 1.
    if (least > most + swapCost) return Number.POSITIVE_INFINITY;
    [beforeLast, last] = [last, row];
  }
  const distance = last[b.length] ?? 0;
  return distance > most ? Number.POSITIVE_INFINITY : distance;
}
