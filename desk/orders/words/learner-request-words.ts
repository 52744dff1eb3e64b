import type { LearnerRequest } from '../../api-types/orders-api.ts';

export type LearnerRequestKind = LearnerRequest['ask'];

/** The requests that a learner may make under the terms, in the order in which the page lists them. */
export const learnerRequestWords: Readonly<Record<LearnerRequestKind, string>> = {
  refund: 'Money back before the start',
  'late start': 'The course began late, or not at all',
  guarantee: 'Money back by the job guarantee',
  change: 'Another course',
  move: 'A later start',
};

export const learnerRequestKinds = Object.keys(learnerRequestWords) as LearnerRequestKind[];
