/**
 * What the enrolment form's head says once it is about an offer: the title of the browser's tab, and the text and
 * the picture of a shared link.
 */
import { brand } from '../brand.ts';
import type { Page } from '../schema.ts';
import type { EnrolWords } from './form-words.ts';
import type { Offer } from './offer-schema.ts';

export function enrolHead(words: Pick<EnrolWords, 'heading' | 'closed' | 'bought'>): Page {
  const { heading, closed, bought } = words;
  return { title: `${heading} · ${brand.name}`, description: closed || bought };
}

/** The page that describes the offer, whose picture the form is shared with. */
export const enrolPicturePage = ({ path }: Offer): string => path.replace(/#.*/, '');
