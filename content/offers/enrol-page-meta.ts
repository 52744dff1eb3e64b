/** The title of the enrolment page for an offer, and the description and picture of a shared link to it. */
import { brand } from '../brand.ts';
import type { PageMeta } from '../schema.ts';
import type { EnrolWords } from './offer-form-words.ts';
import type { Offer } from './offer-schema.ts';

export function enrolPageMeta(words: Pick<EnrolWords, 'heading' | 'closed' | 'bought'>): PageMeta {
  const { heading, closed, bought } = words;
  return { title: `${heading} · ${brand.name}`, description: closed || bought };
}

/** The page that describes the offer. The form uses its share picture. */
export const offerPagePath = ({ path }: Offer): string => path.replace(/#.*/, '');
