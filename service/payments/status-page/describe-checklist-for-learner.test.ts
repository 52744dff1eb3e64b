import { expect, it } from 'vitest';
import type { ChecklistStep } from '#domain/checklists/learner.ts';
import { describeChecklistForLearner } from './describe-checklist-for-learner.ts';

const done = (step: ChecklistStep['step'], on: string): ChecklistStep => ({
  step,
  dueOn: null,
  done: { on, by: 'worker' },
});
const next = (step: ChecklistStep['step'], dueOn: string | null): ChecklistStep => ({
  step,
  dueOn,
  done: null,
});

it('a learner reads the day of the first class, and not the day by which staff note it', () => {
  const steps = [next('first class', '2026-12-07')];
  const onDay = (today: string) =>
    describeChecklistForLearner({ steps, startsOn: '2026-12-06' }, today).stepsNext;
  expect(onDay('2026-12-06')).toEqual(['You come to your first class, on 6 December 2026']);
  expect(onDay('2026-12-07')).toEqual(['You come to your first class']);
});

it('a learner reads the past steps, and the steps of the days ahead', () => {
  const steps = [
    done('batch confirmed', '2026-11-25'),
    done('welcome sent', '2026-11-26'),
    next('platform opened', '2026-11-27'),
    next('first sign-in', '2026-12-01'),
    next('certificate', null),
  ];
  expect(describeChecklistForLearner({ steps, startsOn: '2026-12-01' }, '2026-11-28')).toEqual({
    stepsDone: [
      'Your start is confirmed: 1 December 2026',
      'We sent you the welcome message: 26 November 2026',
    ],
    stepsNext: [
      'We open your account on the learning platform',
      'You sign in to the learning platform for the first time, by 1 December 2026',
      'We send you your certificate',
    ],
  });
});
