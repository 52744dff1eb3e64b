/** Two passwords are checked at a time; this attempt was not checked. */
export const busySentence = 'Many people are signing in at this moment. Please try again.';
