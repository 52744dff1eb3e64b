/** Texts of the call form for a visitor whose link named an offer. */
export const callFormWords = {
  about: 'About:',
  other: 'Ask about something else',
  decided: 'Have you decided already?',
  enrol: 'Enroll Now',
  unknownOffer:
    'The link that brought you here named an offer that we do not have now. Say below what you want to ask.',
  nextBatch:
    'Its last dates are past, or they were cancelled, so your request is for the next batch.',
} as const;

/** The beginning of the message of a call request about an offer that has no coming date. */
export const formatNextDateRequest = (title: string) =>
  `I would like to know the next date of ${title}.`;
