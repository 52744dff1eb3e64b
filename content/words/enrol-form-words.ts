/**
 * The words around the enrolment form; `../offers/forms/make-enrol-and-call-words.ts` makes the texts about an offer.
 */
export const enrolFormWords = {
  /** The breadcrumb of the page, for every offer. */
  crumb: 'Enrolment',
  choice: 'What you enrol for',
  chosenByHand:
    'You have chosen another offer than the one described here. Its fee is beside its name.',
  unknownOffer:
    'The link that brought you here named an offer that we do not have now, so there is nothing to pay for. Choose another one here, and its form appears below.',
  unknownHeading: 'This offer is not on our list',
  unknownAll: 'See all courses',
  /** The link to enrol for any course, for a visitor whose link named an offer that we do not have. */
  unknownAny: 'Enrol for any course with internship',
  unknownCall: 'Request a call',
  /** The link beside the age limit. It leads to the form that requests a call; `parentMessage` begins the message. */
  parentCall: 'Request a call as a parent or guardian',
  parentMessage: 'I am a parent or guardian, and I ask for somebody under 18.',
  /** The link to the form that requests a call, to ask for the next date. */
  nextDate: 'Ask for the next batch',
  waitingList: 'Put yourself on the waiting list',
  about: 'What you get',
  next: 'What happens next',
  kind: 'Kind',
  covers: 'The fee covers',
  guarantee: 'Job guarantee',
  pay: 'Pay',
  terms: 'Read the terms',
  questions: 'Questions first? Call',
  indianTime: 'Indian time.',
} as const;

/** Texts of the form for an offer without a future start. */
export const closedEnrolWords = {
  heading: (title: string) => `${title}: no date yet`,
  text: (title: string) =>
    `The last dates of ${title} are past, and the next ones are not set yet, so you cannot enrol for it now. Ask for a call, and we tell you the next date.`,
  /** Replaces `text` if every batch of the offer was cancelled. */
  cancelled: (title: string) =>
    `The dates of ${title} were cancelled, and the next ones are not set yet, so you cannot enrol for it now. Ask for a call, and we tell you the next date.`,
} as const;
