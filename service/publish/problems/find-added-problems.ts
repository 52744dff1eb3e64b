/**
 * Returns the problems in `after` that are not in `before`; both are sentences of the content rules. The position of an
 * entry with a title, of an answer or of a notice does not count: when an earlier question is left out, "questions 3
 * (What do I pay?) …" becomes "questions 2 (What do I pay?) …" and is still the same problem. A second entry with the
 * same title and the same mistake is an added problem.
 */
export function findAddedProblems(after: readonly string[], before: readonly string[]): string[] {
  const known = before.map(withoutPositions);
  return after.filter((sentence) => {
    const at = known.indexOf(withoutPositions(sentence));
    if (at < 0) return true;
    known.splice(at, 1);
    return false;
  });
}

const withoutPositions = (sentence: string): string =>
  sentence
    .replace(/ \d+ \(/g, ' (')
    .replace(/, answer \d+/, ', answer')
    .replace(/^notices\.\d+/, 'notices');
