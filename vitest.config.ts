import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What is no test of ours. */
const elsewhere = ['node_modules/**', 'build/**', 'releases/**', 'projects/**'];

/** They try what happens under load, and get too much of it beside many others. */
const underLoad = [
  'tests/service/faults/**/*.test.ts',
  'tests/service/{abuse,held-port,instances,upgrade}.test.ts',
  'tests/e2e/form-guard.test.ts',
];

/** They wait for browsers, services, builds and other servers' programs, or take a browser's globals for their own. */
const apart = [
  'tests/**/*.test.{ts,tsx}',
  'service/cli/**/*.test.ts',
  '{site/forms,site/data,site/sections,desk/browser}/**/*.test.{ts,tsx}',
];

/** The files that wait longest, and where the others of them are. */
const longest = [
  /\/faults\/upgrade\.|\/own-tests\./,
  /\/tests\/(projects|service\/faults)\/|\/(upgrade|accessibility|courses)\./,
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
    sequence: { sequencer: LongestFirst },
    // Nothing is tried twice. Whatever is waited for has time enough on a machine with much else to do.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'under load',
          include: underLoad,
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: apart,
          exclude: [...elsewhere, ...underLoad],
          // They wait more than they work: three at a time kept two cores busy for little more than half of the run.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'together',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...elsewhere, ...underLoad, ...apart],
          // A file takes the modules that another has loaded: for many, loading took as long as all else. So none
          // may replace a module (`walls/replaced-module.grit`).
          isolate: false,
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
