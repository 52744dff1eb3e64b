import type { TermsQuestion } from '../api/orders-api.ts';

export type TermsQuestionKind = TermsQuestion['ask'];

/** The requests that a learner may make under the terms, in the order in which the page lists them. */
export const termsQuestionWords: Readonly<Record<TermsQuestionKind, string>> = {
  refund: 'Money back before the start',
  'late start': 'The course began late, or not at all',
  guarantee: 'Money back by the job guarantee',
  change: 'Another course',
  move: 'A later start',
};

export const termsQuestionKinds = Object.keys(termsQuestionWords) as TermsQuestionKind[];
