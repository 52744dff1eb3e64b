/** Passwords are looked at two at a time; this try was not. */
export const busySentence = 'Many people are signing in at this moment. Please try again.';
