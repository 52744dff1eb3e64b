/** The messages of the page after an act that is no event of this enquiry. */
import { renewalFlashes } from '../orders/renewal-flashes.ts';

export const enquiryFlashes = {
  ...renewalFlashes,
  // The event stands in the history of the other enquiry.
  unlinked: 'Noted: the other enquiry is another person’s.',
} as const;
export type EnquiryFlash = keyof typeof enquiryFlashes;
