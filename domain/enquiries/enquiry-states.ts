/**
 * The states of an enquiry, the reasons for which an enquiry is lost, and the results of a call. They are defined once,
 * for lists, rules, figures and the desk's texts.
 */
export const enquiryStates = [
  'new',
  'reached',
  'thinking',
  'enrolled',
  'lost',
  'not reachable',
] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/** The reasons that staff can choose: why the person decided against enrolling, or could not be reached. */
export const selectableLostReasons = [
  'too expensive',
  'no time',
  'chose another provider',
  'not what was sought',
  'wrong number',
  'not meant seriously',
  'another reason',
] as const;
/** All reasons. Nobody can choose `paid back`: only a refund sets it. */
export const lostReasons = [...selectableLostReasons, 'paid back'] as const;
export type LostReason = (typeof lostReasons)[number];

/** How the figures count an enquiry that is lost for this reason: only as lost, or also as refunded. */
export const countedAsByLostReason: Readonly<Record<LostReason, 'lost' | 'refunded'>> = {
  'too expensive': 'lost',
  'no time': 'lost',
  'chose another provider': 'lost',
  'not what was sought': 'lost',
  'wrong number': 'lost',
  'not meant seriously': 'lost',
  'another reason': 'lost',
  'paid back': 'refunded',
};
export const lostReasonsCountedAsRefunded: readonly LostReason[] = lostReasons.filter(
  (reason) => countedAsByLostReason[reason] === 'refunded',
);

/** The result of a call. */
export const callOutcomes = ['answered', 'no answer', 'busy', 'wrong number'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** The outcomes of a call that a list of enquiries has buttons for. The page of one enquiry has all outcomes. */
export const quickCallOutcomes = [
  'answered',
  'no answer',
] as const satisfies readonly CallOutcome[];
export type QuickCallOutcome = (typeof quickCallOutcomes)[number];

/** The states of a closed enquiry: nothing is left to do unless a member opens it again. */
export const finishedStates = ['enrolled', 'lost'] as const satisfies readonly EnquiryState[];
export type FinishedState = (typeof finishedStates)[number];

export const isFinished = (state: EnquiryState): state is FinishedState =>
  finishedStates.some((finished) => finished === state);
