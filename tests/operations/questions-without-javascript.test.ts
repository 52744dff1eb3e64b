/**
 * The page of questions without a script: each answer is open, and its address leads to it.
 * `tests/e2e/questions.test.ts` has the same with one.
 */
import { it } from 'vitest';
import { expectOpenAnswers } from '../support/expect-open-answers.ts';
import { openNewVisitorForEachTestOnSharedSite } from '../support/visitors.ts';

const visitors = openNewVisitorForEachTestOnSharedSite();

it('without scripts, every answer is open, and is in view at its address', async () => {
  await expectOpenAnswers(visitors, false);
});
