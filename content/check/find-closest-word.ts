import { editDistance } from '#contract/text/edit-distance.ts';

/** The known word that was probably meant, or null when none is similar. Ignores case. */
export function findClosestWord(written: string, known: Iterable<string>): string | null {
  const wanted = written.toLowerCase();
  let best: string | null = null;
  // A typing mistake changes one to three letters, and fewer in a short word. So a known word that differs in more
  // letters is not suggested.
  let bestDistance = Math.min(3, Math.max(1, Math.floor(wanted.length / 4))) + 1;
  for (const word of known) {
    const far = editDistance(wanted, word.toLowerCase());
    if (far < bestDistance) {
      best = word;
      bestDistance = far;
    }
  }
  return best;
}

/** Returns `; did you mean "mern-stack"?` as the end of a sentence, or an empty text when no known word is similar. */
export function formatDidYouMean(written: string, known: Iterable<string>): string {
  const word = findClosestWord(written, known);
  return word === null ? '' : `; did you mean "${word}"?`;
}
