/** The privacy notice beside the request for a call. It has a file of its own; `form-privacy-notices.ts` says why. */
export const callPrivacyNotice =
  'We use this to call or write back about your question, and for nothing else.';
/** The notice for visitors under 18: an adult sends the form, so that we store no data of the younger person. */
export const underAgeCallNotice =
  'Under 18? Please let a parent or guardian fill this in, with their own name and number. We store nothing else about you.';
