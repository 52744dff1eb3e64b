import { expect, it } from 'vitest';
import { learnerSteps } from './learner-steps.ts';

it('a step that the fee does not cover is left out', () => {
  expect(learnerSteps('workshop', ['Live classes', 'A certificate'])).toEqual([
    'batch confirmed',
    'welcome sent',
    'first class',
    'certificate',
  ]);
  expect(learnerSteps('workshop', ['A WhatsApp group', 'A certificate'])).toContain('group joined');
});
