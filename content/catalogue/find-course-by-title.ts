/**
 * Finds the course that a title names. It runs in the browser on titles from navigation state, so the caller passes
 * the courses (slug, title and keywords).
 *
 * Only whole words count (`ML` is inside `XML`, `AI` inside `Email`, `Java` inside `JavaScript`). A title that names
 * two courses finds none: the visitor then gets the general prospectus, which is never wrong, instead of another
 * course's brochure.
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
 * The course with this title, or else the only one whose keywords occur in it, or null. Longer keywords are tried
 * first and remove their words, so that a shorter keyword inside them is not counted again.
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
    // A found keyword is replaced by a bar and not by a blank, so that the words before and after it do not form a new
    // phrase.
    while (rest.includes(word)) {
      named.add(course);
      rest = rest.replace(word, ' | ');
    }
  }
  const [only] = named;
  return named.size === 1 && only ? only : null;
}
