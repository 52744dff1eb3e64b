/** The words around links to related offers: more offers of the same field, other fields, and other kinds. */
export const relatedLinksWords = {
  label: 'What else there is',
  inField: 'More in this field',
  compare: 'Compare',
  compareAll: 'Compare them side by side',
  otherFields: 'Other fields',
  otherKinds: 'Other ways to learn',
  all: 'courses, programs and workshops',
  allBefore: 'All',
  wholeFeeEach: 'each, the whole fee',
  wholeFee: 'the whole fee',
  weeks: 'weeks',
  courses: 'courses',
  oneCourse: 'course',
  requestCall: 'Request a call',
  undecided:
    'Not sure? Tell us what you know and what you want to do, and we will say which one fits.',
} as const;
