/** The sentence that is shown when a password was not checked: the service checks only two passwords at a time. */
export const busySentence = 'Many people are signing in at this moment. Please try again.';
