/**
 * The tests of one part, which the bench names; nothing else of the project's own configuration differs. Whoever
 * waits for what a planted fault keeps from happening is given up here, and not by the bench: a fault that is
 * noticed by an assertion counts as noticed, one that is noticed by the clock is looked at.
 */
import { matchesGlob, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest test takes four seconds on a quiet machine. */
const patienceMs = 20_000;

const named = (process.env.MUTATION_TESTS ?? '').split(' ');

/** The first test that fails ends the look at a fault: one that waits for what does not come is best named last. */
class AsNamed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) =>
      named.findIndex((glob) => matchesGlob(relative(project.config.root, moduleId), glob));
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    include: named,
    sequence: { sequencer: AsNamed },
    testTimeout: patienceMs,
    hookTimeout: patienceMs,
    expect: { poll: { timeout: patienceMs / 2 } },
  },
});
