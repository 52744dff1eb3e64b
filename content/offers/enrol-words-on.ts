import type { EnrolChoices } from './enrol-choices.ts';
import type { EnrolWords } from './form-words.ts';

/** What the enrolment form says of an offer on a day (ISO, in India); null for what it does not list. */
export function enrolWordsOn(
  { wordsOf, afterwards }: Pick<EnrolChoices, 'wordsOf' | 'afterwards'>,
  slug: string,
  today: string,
): EnrolWords | null {
  if (!Object.hasOwn(wordsOf, slug)) return null;
  const after = afterwards[slug];
  return (after && after.lastDay < today ? after.words : wordsOf[slug]) ?? null;
}
