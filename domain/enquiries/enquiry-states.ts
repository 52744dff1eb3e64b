/** The states of an enquiry, one definition for lists, rules, numbers and the desk's words. */
export const enquiryStates = [
  'new',
  'reached',
  'thinking',
  'enrolled',
  'lost',
  'not reachable',
] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/** Why somebody decided against it, or nobody can be asked. */
export const lostReasons = [
  'too expensive',
  'no time',
  'chose another provider',
  'not what was sought',
  'wrong number',
  'not meant seriously',
  'another reason',
] as const;
export type LostReason = (typeof lostReasons)[number];

/** What came of a try to reach somebody. */
export const outcomes = ['answered', 'call later', 'no answer', 'busy', 'wrong number'] as const;
export type Outcome = (typeof outcomes)[number];

/** Those that are noted from a list, with one press; the page of the enquiry has all of them. */
export const quickOutcomes = ['answered', 'no answer'] as const satisfies readonly Outcome[];
export type QuickOutcome = (typeof quickOutcomes)[number];

/** Nothing more is to be done, until somebody opens it again. */
export const isFinished = (state: EnquiryState) => state === 'enrolled' || state === 'lost';
