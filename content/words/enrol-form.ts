/** The words around the enrolment form; what is said of an offer is made in `../offers/form-words.ts`. */
export const enrolFormWords = {
  /** In the way from the first page to this one, whatever one enrols for. */
  crumb: 'Enrolment',
  choice: 'What you enrol for',
  chosenByHand:
    'You have chosen another offer than the one described here. Its fee is beside its name.',
  unknownOffer:
    'The link that brought you here named an offer that we do not have now, so there is nothing to pay for. Choose another one here.',
  unknownHeading: 'This offer is not on our list',
  unknownAll: 'See all courses',
  unknownCall: 'Request a call',
  /** Beside the line about the age, and what the message of that call begins with. */
  parentCall: 'Request a call as a parent or guardian',
  parentMessage: 'I am a parent or guardian, and I ask for somebody under 18.',
  /** Leads to the call whose message asks for it. */
  nextDate: 'Ask for the next batch',
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

/** While an offer has no date to come. */
export const closedEnrolWords = {
  heading: (title: string) => `${title}: no date yet`,
  text: (title: string) =>
    `The last dates of ${title} are past, and the next ones are not set yet, so you cannot enrol for it now. Ask for a call, and we tell you the next date.`,
} as const;
