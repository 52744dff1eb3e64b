/**
 * The words of the comparison page around the facts. The facts come from the offers. Sentences that the service also
 * prints are in `contract/comparison/`.
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
  /**
   * Shown without JavaScript. On a host that only serves files, nothing can compare offers; the text then leads to a
   * list of all offers.
   */
  byHand: 'Does nothing appear when you press Compare?',
  byHandText:
    'Then this copy of the site can’t compare them without JavaScript. The facts of each one are on its own page:',
} as const;

/**
 * The names of the facts that only the comparison shows. All other rows are named in `list-offer-facts.ts` and
 * `list-learner-needs.ts`.
 */
export const comparisonOnlyFactNames = {
  guarantee: 'Job guarantee',
  covers: 'What the fee covers',
  modules: 'Modules',
  tools: 'Tools',
} as const;
