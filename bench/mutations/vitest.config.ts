/**
 * Runs the tests of one part, which the bench names; everything else is as in the project's own configuration. A fault
 * can make a test wait for something that never comes. Here a time limit ends such a test before the bench's own limit.
 * So the results distinguish faults that an assertion notices from faults that a time limit notices, which a person
 * examines.
 */
import { matchesGlob, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The time limit of a test. The slowest test takes four seconds on a quiet machine. */
const patienceMs = 20_000;

const namedTests = (process.env.MUTATION_TESTS ?? '').split(' ');

/**
 * Runs the test files in the order in which they are named. The first failing test ends the run for a fault, so tests
 * that a fault can make wait are named last.
 */
class NamedOrderSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) =>
      namedTests.findIndex((glob) => matchesGlob(relative(project.config.root, moduleId), glob));
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    include: namedTests,
    sequence: { sequencer: NamedOrderSequencer },
    testTimeout: patienceMs,
    hookTimeout: patienceMs,
    expect: { poll: { timeout: patienceMs / 2 } },
  },
});
