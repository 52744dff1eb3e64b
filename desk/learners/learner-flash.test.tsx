import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import {
  encodeLearnerFlash,
  LearnerFlashPanel,
  makeAssignmentFlash,
  readLearnerFlash,
} from './learner-flash.tsx';

const saidAfter = (to: string | null) => {
  const flash = readLearnerFlash(
    new URLSearchParams(encodeLearnerFlash(makeAssignmentFlash(to, 'asha'))),
  );
  return renderToStaticMarkup(<LearnerFlashPanel flash={flash} names={new Map()} back="/desk" />);
};

it('says who looks after the learner after an assignment', () => {
  expect(saidAfter('asha')).toContain('You look after this learner now.');
  expect(saidAfter('meera')).toContain('Somebody else looks after this learner now.');
  expect(saidAfter(null)).toContain('Nobody looks after this learner now.');
});
