import { expect, it } from 'vitest';
import { learnerChecklistStepsOfKind } from './learner-checklist-steps-of-kind.ts';

it('a step that the fee does not cover is left out', () => {
  expect(learnerChecklistStepsOfKind('workshop', ['Live classes', 'A certificate'])).toEqual([
    'batch confirmed',
    'welcome sent',
    'first class',
    'certificate',
  ]);
  expect(learnerChecklistStepsOfKind('workshop', ['A WhatsApp group', 'A certificate'])).toContain(
    'group joined',
  );
});
