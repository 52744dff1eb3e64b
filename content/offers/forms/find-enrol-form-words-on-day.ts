import type { EnrolWords } from './make-enrol-and-call-words.ts';
import type { EnrolFormData } from './make-enrol-form-data.ts';

/** The enrolment form's texts for an offer on a day (ISO, in India); null for an unknown offer. */
export function findEnrolFormWordsOnDay(
  { wordsOf, afterwards }: Pick<EnrolFormData, 'wordsOf' | 'afterwards'>,
  slug: string,
  today: string,
): EnrolWords | null {
  if (!Object.hasOwn(wordsOf, slug)) return null;
  const after = afterwards[slug];
  return (after && after.lastDay < today ? after.words : wordsOf[slug]) ?? null;
}
