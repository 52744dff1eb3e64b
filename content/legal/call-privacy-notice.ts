/** The privacy notice beside the request for a call. It has a file of its own; `form-privacy-notices.ts` says why. */
export const callPrivacyNotice =
  'We use this to call or write back about your question, and for nothing else.';
/** For younger visitors: an adult sends the form, and we ask only for the adult's name and number. */
export const underAgeCallNotice =
  'Under 18? Please let a parent or guardian fill this in, with their own name and number. We store nothing else about you.';
