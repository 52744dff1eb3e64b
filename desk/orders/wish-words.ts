import type { RuleQuestion } from '../api/orders-api.ts';

export type Wish = RuleQuestion['ask'];

/** What somebody who enrolled may ask for, in the order in which it is offered. */
export const wishWords: Readonly<Record<Wish, string>> = {
  refund: 'Money back before the start',
  'late start': 'The course began late, or not at all',
  guarantee: 'Money back by the job guarantee',
  change: 'Another course',
  move: 'A later start',
};

export const wishes = Object.keys(wishWords) as Wish[];
