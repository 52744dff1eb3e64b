import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Where the files are that wait longest, for browsers, services, builds and other servers' programs. */
const longest = [
  /\/tests\/projects\//,
  /\/tests\/service\/faults\//,
  /\/tests\//,
  /\/service\/cli\//,
];

/** The longest begin first, so that the end of a run is not one file alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((where) => where.test(moduleId));
      return found < 0 ? longest.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules/**', 'build/**', 'releases/**', 'projects/**'],
    sequence: { sequencer: LongestFirst },
    // Files with a browser or a service wait more than they work: two at a time kept two cores busy for 42 % of the
    // whole run. With four, those that try what happens under load get too much of it.
    maxWorkers: 3,
    // Nothing is tried twice. Whatever is waited for has time enough on a machine with much else to do.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
