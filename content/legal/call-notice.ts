/** Beside the request for a call. Texts of one form stand in a file of their own: see `form-notices.ts`. */
export const usedForCall =
  'We use this to call or write back about your question, and for nothing else.';
/** A younger visitor is asked for nothing but the name and number of an adult. */
export const underAgeCall =
  'Under 18? Please let a parent or guardian fill this in, with their own name and number. We store nothing else about you.';
