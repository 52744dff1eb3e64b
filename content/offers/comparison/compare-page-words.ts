/**
 * The words of the comparison page. The comparison's own texts come from the offers; sentences that the service also
 * uses are in `contract/comparison/`.
 */
export const comparePageWords = {
  heading: 'Side by side',
  intro:
    'Put two or three of our courses, programs and workshops beside each other: what differs first, what is the same once.',
  choose: 'Choose two or three',
  first: 'First',
  second: 'Second',
  third: 'Third',
  none: 'None',
  show: 'Compare',
  pairs: 'Common choices',
  pairsIntro: 'Six choices, each with the offers it is about.',
  unsure:
    'Still between two? Tell us what you know and what you want to do, and we will say which one fits.',
  unsureLabel: 'Help to choose',
  call: 'Request a call',
  all: 'See all courses',
  /** Shown to visitors without JavaScript on a host without our service, where nothing can compare for them. */
  byHand: 'Does nothing appear when you press Compare?',
  byHandText:
    'Then this copy of the site can’t compare them without JavaScript. The facts of each one are on its own page:',
} as const;

/**
 * The names of the facts that only the comparison shows, beside those of `list-offer-facts.ts` and what a learner needs
 * beforehand.
 */
export const comparisonOnlyFactNames = {
  guarantee: 'Job guarantee',
  covers: 'What the fee covers',
  modules: 'Modules',
  tools: 'Tools',
} as const;
