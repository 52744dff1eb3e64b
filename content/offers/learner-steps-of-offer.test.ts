import { expect, it } from 'vitest';
import { learnerStepsOfOffer } from './learner-steps-of-offer.ts';

it('a step that the fee does not cover is left out', () => {
  expect(learnerStepsOfOffer('workshop', ['Live classes', 'A certificate'])).toEqual([
    'batch confirmed',
    'welcome sent',
    'first class',
    'certificate',
  ]);
  expect(learnerStepsOfOffer('workshop', ['A WhatsApp group', 'A certificate'])).toContain(
    'group joined',
  );
});
