import { describe, expect, it } from 'vitest';
import type { RuleQuestion } from '../api/orders-api.ts';
import { questionFields } from './question-fields.ts';
import { readQuestion } from './read-question.ts';

/** Every question that the terms answer; the compiler wants a new one here as well. */
const questions: { [Ask in RuleQuestion['ask']]: Extract<RuleQuestion, { ask: Ask }> } = {
  refund: { ask: 'refund', startsOn: '2026-12-10', hadLmsAccess: true },
  'late start': { ask: 'late start', publishedStart: '2026-12-10', beganOn: '2026-12-20' },
  guarantee: {
    ask: 'guarantee',
    endsOn: '2027-03-01',
    classesHeld: 40,
    classesAttended: 39,
    allProjectsCompleted: true,
    hasJobOffer: true,
  },
  change: {
    ask: 'change',
    startsOn: '2026-12-10',
    endsOn: '2027-03-01',
    alternativeEndsOn: '2027-04-01',
  },
  move: { ask: 'move', startsOn: '2026-12-10', newStart: '2027-01-10' },
};

describe('a question about the terms', () => {
  it.each(Object.values(questions))('is read as it was written: $ask', (question) => {
    const address = new URLSearchParams(questionFields(question));
    expect(readQuestion(address)).toEqual({ at: 'asked', question });
  });

  it('is none of the terms when nothing known is asked', () => {
    expect(readQuestion(new URLSearchParams('ask=everything'))).toEqual({ at: 'none' });
  });
});
