/**
 * The page of questions with a script: each answer is open, and its address leads to it.
 * `tests/operations/questions-without-javascript.test.ts` has the same without one.
 */
import { it } from 'vitest';
import { expectOpenAnswers } from '../support/expect-open-answers.ts';
import { openNewVisitorForEachTestOnSharedSite } from '../support/visitors.ts';

const visitors = openNewVisitorForEachTestOnSharedSite();

it('with scripts, every answer is open, and is in view at its address', async () => {
  await expectOpenAnswers(visitors, true);
});
