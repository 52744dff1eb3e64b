/** The title of the enrolment page for an offer, and the description of a shared link to it. */
import { brand } from '../../brand.ts';
import type { PageMeta } from '../../schema.ts';
import type { EnrolWords } from './make-enrol-and-call-words.ts';

export function makeEnrolPageMeta(
  words: Pick<EnrolWords, 'heading' | 'closed' | 'bought'>,
): PageMeta {
  const { heading, closed, bought } = words;
  return { title: `${heading} · ${brand.name}`, description: closed || bought };
}
