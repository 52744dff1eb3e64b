/** Every sentence of a comparison, whether the service or the browser renders it. */
export const comparisonWords = {
  differing: 'Where they differ',
  same: (count: number) => (count === 2 ? 'The same in both' : 'The same in all three'),
  allFacts: (count: number) => `Show all ${count} facts`,
  nothing: 'None',
  begin: 'Begin',
  enrol: 'Enroll Now',
  call: 'Request a call',
  nextDate: 'Ask for the next batch',
  change: 'Change',
  takeAway: 'Remove',
  alone: 'What do you want to compare it with?',
  aloneIntro: 'Choose one of these, or another below.',
  unknown:
    'One of the offers in this address is not on our list: it was withdrawn, or the address is misspelt. The rest is shown.',
  unknownAll:
    'What this address asks for is not on our list: it was withdrawn, or the address is misspelt. Choose below.',
  more: 'Three fit side by side. These are the first three of those you chose.',
  loading: 'Putting them side by side…',
  failed: 'This could not be fetched just now. Check your connection, then try again.',
  again: 'Try again',
  ready: (titles: readonly string[]) => `Side by side: ${titles.join(', ')}.`,
} as const;
