import type { RuleQuestion } from '../api/orders-api.ts';

export type RuleQuestionKind = RuleQuestion['ask'];

/** The requests that a learner may make under the terms, in the order in which the page lists them. */
export const ruleQuestionWords: Readonly<Record<RuleQuestionKind, string>> = {
  refund: 'Money back before the start',
  'late start': 'The course began late, or not at all',
  guarantee: 'Money back by the job guarantee',
  change: 'Another course',
  move: 'A later start',
};

export const ruleQuestionKinds = Object.keys(ruleQuestionWords) as RuleQuestionKind[];
