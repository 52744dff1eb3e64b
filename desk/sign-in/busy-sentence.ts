/** The sentence for an attempt that was not checked, because the service checks only two passwords at a time. */
export const busySentence = 'Many people are signing in at this moment. Please try again.';
