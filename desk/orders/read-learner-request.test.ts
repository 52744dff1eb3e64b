import { describe, expect, it } from 'vitest';
import type { LearnerRequest } from '../api-types/orders-api.ts';
import { encodeLearnerRequest } from './encode-learner-request.ts';
import { readLearnerRequest } from './read-learner-request.ts';

/** A request of each kind that the terms answer. The compiler requires an entry for a new kind. */
const requests: { [Ask in LearnerRequest['ask']]: Extract<LearnerRequest, { ask: Ask }> } = {
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
    toOffer: 'data-science',
    startsOn: '2026-12-10',
    endsOn: '2027-03-01',
    alternativeEndsOn: '2027-04-01',
  },
  move: { ask: 'move', startsOn: '2026-12-10', newStart: '2027-01-10' },
};

describe('a request of a learner', () => {
  it.each(Object.values(requests))('is read as it was written: $ask', (request) => {
    const address = new URLSearchParams(encodeLearnerRequest(request));
    expect(readLearnerRequest(address)).toEqual({ at: 'asked', request });
  });

  it('names only what is missing', () => {
    const address = new URLSearchParams('ask=change&to=data-science&ends=2027-03-01&otherEnds=');
    expect(readLearnerRequest(address)).toMatchObject({
      sentence: 'Please choose when the other course ends; the answer turns on it.',
    });
  });

  it('is ignored when its kind is unknown', () => {
    expect(readLearnerRequest(new URLSearchParams('ask=everything'))).toEqual({ at: 'none' });
  });
});
