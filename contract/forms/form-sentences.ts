/**
 * The messages of forms, on the page and from the service. `formSentences` has the sentences that are specified word
 * for word; those from `comingSoon` on are shown outside of forms. `field-error-sentences.ts` has the messages about
 * single fields.
 */
export const formSentences = {
  callReceived: "Thank you! We'll get back to you shortly.",
  callFailed: (message: string) => `Error submitting form: ${message}`,
  enrolmentIncomplete: 'All fields are required',
  enrolmentFailed: 'Something went wrong. Please try again.',
  subscribed: 'Subscribed successfully!',
  subscriptionFailed: (message: string) => `Subscription failed: ${message}`,
  unexpected: (message: string) => `Unexpected error: ${message}`,
  comingSoon: 'Coming Soon',
  projectNotFound: 'Project not found.',
  courseNotFound: 'Course not found',
  courseNotFoundPrompt: 'Please navigate from the AI & ML courses page and select a course.',
} as const;

export const serviceFailureSentences = {
  away: 'We could not save this just now. Please try again in a minute.',
  tooMany: (seconds: number) => `Too many requests. Please try again in ${waitInWords(seconds)}.`,
  broken: 'Something went wrong on our side. Please try again, or call us.',
  tooLarge: 'This is too long to send. Please shorten the message.',
  /** Shown for an error that is about no known field of the form. */
  checkEntered: 'Please check what you have entered.',
} as const;

/**
 * Messages about a request that got no answer, or an answer that is not from our service. They begin in lower case,
 * because pages show them after other words, such as "Unexpected error: ".
 */
export const connectionSentences = {
  unreachable: 'we could not be reached. Please check your connection and try again.',
  tooSlow: 'the answer took too long. Please check your connection and try again.',
  unreadable: 'the answer could not be read. Please try again.',
} as const;

/**
 * Formats a wait in words, because "2,847 seconds" is not readable: seconds below two minutes, then minutes rounded up.
 * From 55 minutes on, every wait is "about an hour".
 */
function waitInWords(seconds: number): string {
  if (seconds < 120) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 55 ? `about ${minutes} minutes` : 'about an hour';
}
