/**
 * Returns the sentences of the content rules in `after` that are not in `before`. The position in a list does not
 * count: when an earlier question is left out, "questions 3 (What do I pay?) …" becomes "questions 2 (What do I pay?) …"
 * and is still the same problem.
 */
export function findAddedProblems(after: readonly string[], before: readonly string[]): string[] {
  const known = new Set(before.map(withoutPosition));
  return after.filter((sentence) => !known.has(withoutPosition(sentence)));
}

const withoutPosition = (sentence: string): string => sentence.replace(/ \d+ \(/, ' (');
