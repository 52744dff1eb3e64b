import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What is no test of ours. */
const elsewhere = ['node_modules/**', 'build/**', 'releases/**', 'projects/**'];

/** They need a build, and drive browsers, services and other programs. */
const wholeHouse = ['tests/**/*.test.{ts,tsx}'];

/**
 * They try operations: owners' edits in a copy of the project, upgrades, copies and restores, the move to PostgreSQL,
 * proxies, faults, stopping and replacing the service, the downloadable projects. `npm run test:operations` runs them,
 * because they take minutes and ask for a machine that is not busy.
 */
const operations = [
  'tests/{operations,projects}/**/*.test.ts',
  'tests/service/faults/**/*.test.ts',
  'tests/service/{doctor,held-port,instances,locked-file,proxy-bodies,static-nginx,stop,upgrade}.test.ts',
  'database/{copies,move}/**/*.test.ts',
  'database/migrate/postgres-recognise.test.ts',
  'service/cli/{backup,kept-copies,move,restore,restore-nothing-back,run-move,run-restore}.test.ts',
  'bench/faults.test.ts',
];

/** They take a browser's globals for their own. */
const apart = ['{site/forms,site/data,site/sections,desk/browser}/**/*.test.{ts,tsx}'];

/** The files that wait longest, for builds, servers and browsers, and where the others of them are. */
const longest = [
  /\/faults\/upgrade\.|\/own-tests\./,
  /\/tests\/(projects|service\/faults)\/|\/(upgrade|every-page|courses)\./,
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

/**
 * A file takes the process and the modules that another has loaded: for many, loading took as long as all else. So none
 * may replace a module (`lint/replaced-module.grit`), or leave anything changed behind.
 */
const shared = { isolate: false, setupFiles: ['tests/support/left-as-found.ts'] };

export default defineConfig({
  test: {
    reporters: ['default', './tests/support/skipped-tests.ts'],
    // A run of tests that a test starts keeps its own list.
    env: { SKIPPED_TESTS: '' },
    sequence: { sequencer: LongestFirst },
    // Two at a time left two cores idle while browsers and services were waited for; four were no faster than three.
    maxWorkers: 3,
    // Nothing is tried twice. Whatever is waited for has time enough on a machine with much else to do.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'whole house',
          include: wholeHouse,
          exclude: [...elsewhere, ...operations],
          ...shared,
        },
      },
      {
        extends: true,
        test: { name: 'operations', include: operations, exclude: elsewhere, ...shared },
      },
      {
        extends: true,
        test: { name: 'apart', include: apart, exclude: elsewhere },
      },
      {
        extends: true,
        test: {
          name: 'together',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...elsewhere, ...wholeHouse, ...operations, ...apart],
          ...shared,
        },
      },
    ],
  },
});
