/** The edit distance: the number of letters that were added, removed, changed or swapped with their neighbour. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const changed = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && i > 1 && j > 1
          ? at(i - 2, j - 2) + 1
          : Number.POSITIVE_INFINITY;
      row.push(Math.min(at(i - 1, j) + 1, (row[j - 1] ?? 0) + 1, changed, swapped));
    }
  }
  return at(a.length, b.length);
}

/** The known word that was probably meant, or null when none is similar. Ignores case. */
export function findClosestWord(written: string, known: Iterable<string>): string | null {
  const wanted = written.toLowerCase();
  let best: string | null = null;
  // A typing mistake changes one to three letters, and fewer in a short word. So a known word that differs in more
  // letters is not suggested.
  let bestDistance = Math.min(3, Math.max(1, Math.floor(wanted.length / 4))) + 1;
  for (const word of known) {
    const far = distance(wanted, word.toLowerCase());
    if (far < bestDistance) {
      best = word;
      bestDistance = far;
    }
  }
  return best;
}

/** Returns `; did you mean "mern-stack"?` as the end of a sentence, or an empty text when no known word is similar. */
export function didYouMean(written: string, known: Iterable<string>): string {
  const word = findClosestWord(written, known);
  return word === null ? '' : `; did you mean "${word}"?`;
}
