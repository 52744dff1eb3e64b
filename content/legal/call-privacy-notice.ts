/**
 * The privacy notice beside the call form. It is in a file of its own, so that the form's script contains no other
 * notices.
 */
export const callPrivacyNotice =
  'We use this to call or write back about your question, and for nothing else.';
/**
 * The notice for visitors under 18: a parent or guardian sends the form with their own name, so that we store nothing
 * about the child.
 */
export const underAgeCallNotice =
  'Under 18? Please let a parent or guardian fill this in, with their own name and number. We store nothing else about you.';
