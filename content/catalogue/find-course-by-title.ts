/**
 * Finds the course that a title names. The function runs in the browser, where the list of courses would be too large,
 * so the caller passes only slug, title and keywords.
 *
 * Only whole words match, because "ML" is also inside "XML" and "AI" inside "Email". A title that names two courses
 * finds no course: the visitor gets the general prospectus, which is never wrong.
 */
interface Matchable {
  readonly slug: string;
  readonly title: string;
  readonly keywords: readonly string[];
}

/**
 * Converts a text to lower-case words between single blanks, with a blank at each end. `+` and `#` are kept for C++
 * and C#.
 */
function normalise(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .match(/[\p{L}\p{M}\p{N}+#]+/gu);
  return words === null ? '' : ` ${words.join(' ')} `;
}

/**
 * Returns the course with this title, whatever its case and punctuation. If there is none, returns the course whose
 * keywords occur in the title; null if several courses or none match. Longer keywords are tried first: when "React
 * Native" is found, "React" does not match the same words again.
 */
export function findCourseByTitle<C extends Matchable>(
  title: string,
  courses: readonly C[],
): C | null {
  let rest = normalise(title);
  if (rest === '') return null;
  const exact = courses.find((course) => normalise(course.title) === rest);
  if (exact) return exact;

  const keywords = courses
    .flatMap((course) => course.keywords.map((word) => ({ course, word: normalise(word) })))
    .filter(({ word }) => word !== '')
    .sort((a, b) => b.word.length - a.word.length);
  const named = new Set<C>();
  for (const { course, word } of keywords) {
    // A bar takes the place of the found keyword. With a blank instead, the words before and after the keyword could
    // form another keyword.
    while (rest.includes(word)) {
      named.add(course);
      rest = rest.replace(word, ' | ');
    }
  }
  const [only] = named;
  return named.size === 1 && only ? only : null;
}
