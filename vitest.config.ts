import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Folders that contain no tests of this project. */
const otherFolders = ['node_modules/**', 'build/**', 'releases/**', 'projects/**'];

/** Finds the tests in `folders` whose source contains one of `texts`, and returns their paths. */
function findTestsContaining(texts: readonly string[], folders: string): string[] {
  const found = globSync(`${folders}/**/*.test.{ts,tsx}`).filter((path) => {
    const source = readFileSync(path, 'utf8');
    return texts.some((text) => source.includes(text));
  });
  if (found.length === 0) throw new Error(`No test in ${folders} contains ${texts.join(' or ')}.`);
  return found.map((path) => path.replaceAll('\\', '/'));
}

/**
 * Tests of the desk and of the owner's commands that use the stores but do not test them. `npm test` tests the stores
 * on both engines, so it runs these tests on SQLite only; `npm run test:operations` runs them on PostgreSQL.
 */
const deskEngineTests = findTestsContaining(
  ['onDeskEngine'],
  '{service/desk,service/cli,tests/service}',
);

/**
 * Tests that replace a browser's globals, or that empty the list of loaded modules. Each has globals and modules of its
 * own (`vmForks`), which takes half of the time of a process for each.
 */
const separateGlobals = findTestsContaining(
  ['@vitest-environment happy-dom', 'vi.resetModules'],
  '{site,desk,postbuild}',
);

/**
 * Tests of operations: owners' edits in a copy of the project, upgrades, copies and restores, the move to PostgreSQL,
 * proxies, faults (a full disk, stalled connections, scripts that are late or missing, wrong content), starting,
 * stopping and replacing the service, mails about trouble, commands and renderings as processes, the tests' own
 * environment, the largest forms, the downloadable projects and other slow drawings of the build, stories of whole
 * days, the pages and states that `npm test` leaves out, and the second browser mode of tests that `npm test` runs in
 * one mode (`docs/decisions/020-time-of-the-tests.md`). Only `npm run test:operations` runs them.
 */
const operations = [
  'tests/{operations,projects}/**/*.test.ts',
  'tests/service/faults/**/*.test.ts',
  'tests/service/{desk-large-forms,doctor,instances,locked-file,owner-trouble-alerts,proxy-bodies,requests-during-replacement,start,static-nginx,stop,upgrade,upgrade-to-several-refunds}.test.ts',
  'database/{copies,move}/**/*.test.ts',
  'database/migrate/{migrate,recognise-postgres-migrations}.test.ts',
  'service/cli/{backup,leads-through-npm,move,restore,restore-keeps-later-changes,run-move-to-postgres,copies/{kept-copies,run-restore}}.test.ts',
  'content/find-content-problems.test.ts',
  'bench/faults.test.ts',
  'tests/support/{find-layout-problems,find-low-contrast,make-test-folder-and-postgres,reusable-page,running-site}.test.ts',
  'tests/build/before-the-scripts.test.ts',
  'postbuild/{certificates/write-sample-certificates,pictures/draw-share-picture,projects/make-project-documentation}.test.ts',
  'service/publish/rendering/{re-encode-picture,run-rendering-script}.test.ts',
  'service/http/close-stalled-connections.test.ts',
  'tests/require-node.test.ts',
  'scripts/publish/adopt-published-content.test.ts',
];

/**
 * The slowest tests: first the files that wait longest for builds, servers and browsers, then the folders of other slow
 * files.
 */
const slowest = [
  /\/faults\/upgrade\.|\/own-tests\./,
  /\/tests\/(projects|service\/faults)\/|\/(upgrade|every-page|full-batch-and-earlier-version|razorpay-unreachable)\./,
  /\/tests\/(service|operations)\/publish|\/(pages-as-they-open|desk-inbox|courses|paying|razorpay)\./,
  /\/tests\//,
  /\/service\/cli\//,
];

/**
 * Runs one Vitest project after another, because a process that changes to another project loads all modules again.
 * Within a project, the slowest files start first, so that none of them runs alone at the end.
 */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const found = slowest.findIndex((where) => where.test(moduleId));
      return found < 0 ? slowest.length : found;
    };
    return (await super.sort(files)).toSorted(
      (a, b) => a.project.name.localeCompare(b.project.name) || rank(a) - rank(b),
    );
  }
}

/**
 * Test files share a process and its loaded modules. Otherwise, in many files, loading the modules would take as long
 * as the tests. So no file may replace a module (`lint/mocked-module.grit`) or leave anything changed.
 */
const sharedProcess = {
  isolate: false,
  setupFiles: [
    'tests/support/delay-test-file-past-midnight.ts',
    'tests/support/fail-on-changed-globals.ts',
  ],
};

export default defineConfig({
  test: {
    reporters: ['default', './tests/support/skipped-tests-reporter.ts'],
    // Removes the setting inside the tests. If a test starts another run of Vitest, that run must not add its skipped
    // tests to the list of this run.
    env: { SKIPPED_TESTS: '' },
    sequence: { sequencer: SlowestFirst },
    // Many tests only wait, so with three workers, two cores were idle for a seventh of the time.
    maxWorkers: 4,
    // No test is retried, so the time limits are long enough for a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'operations', include: operations, exclude: otherFolders, ...sharedProcess },
      },
      {
        extends: true,
        test: {
          name: 'operations of the desk on PostgreSQL',
          include: deskEngineTests,
          env: { DESK_TESTS_ON: 'PostgreSQL' },
          ...sharedProcess,
        },
      },
      {
        extends: true,
        test: { name: 'apart', include: separateGlobals, pool: 'vmForks' },
      },
      {
        extends: true,
        test: {
          name: 'together',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...otherFolders, ...operations, ...separateGlobals],
          ...sharedProcess,
        },
      },
    ],
  },
});
