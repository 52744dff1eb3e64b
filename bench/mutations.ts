/**
 * Measures how many small faults the tests notice: StrykerJS changes one thing at a time (a condition, a number, a
 * word) and runs the tests that execute the changed code. A fault that no test notices survives.
 *
 *   npm run bench:mutations                          every part
 *   npm run bench:mutations -- contract site/data    only the parts of these folders, or with these names
 *   npm run bench:mutations -- contract --survivors  lists survivors and faults noticed by a time limit, one line each
 *   npm run bench:mutations -- contract --by-file    adds a line for each file
 *   npm run bench:mutations -- contract --again      all mutants, not only those of changed lines and tests
 *   npm run bench:mutations -- contract --file contract/rows/to-e164.ts    only this file of the part
 *   npm run bench:mutations -- service --progress    prints the progress every ten seconds
 *   npm run bench:mutations -- service --concurrency 6    more at a time (default 2), for tests that mostly wait
 *   npm run bench:mutations -- site/search --allowance 20    ends a run that takes 20 seconds (default 120) longer than
 *                                                            usual, for a quiet machine
 *
 * The result of each part that was measured completely is written to `bench/mutations/results.md`. `TEST_DATABASE_URL`
 * names a PostgreSQL server to use instead of the tests' own.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { makeTestFolderAndPostgres } from '../tests/support/make-test-folder-and-postgres.ts';
import { allMutatedFileGroups } from './mutations/all-mutated-file-groups.ts';
import type { MutatedFileGroup } from './mutations/mutated-file-group.ts';
import { type MutationResult, writeResult } from './mutations/write-result.ts';
import { printHeading, startTable } from './print-table.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    survivors: { type: 'boolean', default: false },
    'by-file': { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    file: { type: 'string', multiple: true },
    progress: { type: 'boolean', default: false },
    concurrency: { type: 'string', default: '2' },
    allowance: { type: 'string', default: '120' },
  },
});

const isSelected = ({ room, name }: MutatedFileGroup) =>
  positionals.length === 0 || positionals.includes(room) || positionals.includes(name);
const asked = allMutatedFileGroups.filter(isSelected);
if (asked.length === 0) {
  console.error(
    `No such room. There are: ${allMutatedFileGroups.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}

// The results of the last run are kept outside of the tests' folder, because that folder is removed.
const folder = join(tmpdir(), 'miranaya-mutations');
mkdirSync(folder, { recursive: true });

Object.assign(process.env, await makeTestFolderAndPostgres());
const serverUrl = process.env.TEST_DATABASE_URL;
/** No PostgreSQL server listens at this address, so tests that need one are skipped. */
const unusedServerUrl = 'postgres://127.0.0.1:1/none';

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

async function mutate(part: MutatedFileGroup): Promise<readonly Mutant[]> {
  process.env.MUTATION_TESTS = part.tests.join(' ');
  if (serverUrl !== undefined)
    process.env.TEST_DATABASE_URL = part.isOnSqlite ? unusedServerUrl : serverUrl;
  const stryker = new Stryker({
    mutate: values.file ?? [...part.mutate, '!**/*.test.*'],
    testRunner: 'vitest',
    vitest: { configFile: 'bench/mutations/vitest.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner', './bench/mutations/stryker-ignorers.ts'],
    ignorers: ['what-matters'],
    coverageAnalysis: 'perTest',
    ignoreStatic: !part.triesConstants,
    // Stryker reads a project file with an interface of TypeScript that TypeScript 7 no longer has. So Stryker gets no
    // project file.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    concurrency: Number(values.concurrency),
    tempDirName: join(folder, 'sandbox'),
    // No test of the measured parts opens these folders. Without them, the mutated copy of the project is small.
    ignorePatterns: ['/build', '/data', '/releases', '/public', '/projects'],
    // Stryker reuses results of the last run for lines and tests that did not change. It can't tell which tests depend
    // on a constant, so it would not run a new test for a constant. A part that mutates constants therefore reuses
    // nothing.
    incremental: !part.triesConstants && values.file === undefined,
    incrementalFile: join(folder, `${part.name.replace('/', '-')}.json`),
    force: values.again,
    reporters: values.progress ? ['progress-append-only'] : [],
    logLevel: 'error',
    // A run of the tests may have to wait a minute for a processor on a busy machine. Without this allowance, Stryker
    // would count the wait as a noticed fault. A fault that makes a loop endless is noticed only when the allowance is
    // used up.
    timeoutMS: Number(values.allowance) * 1000,
  } as ConstructorParameters<typeof Stryker>[0]);
  return stryker.runMutationTest();
}

printHeading('Small faults, one at a time, and whether the tests notice');
const line = startTable(
  ['part', 'mutants', 'killed', 'of these by time', 'survived', 'score %', 'left out', 'minutes'],
  18,
);
const all: Mutant[] = [];
for (const part of asked) {
  const started = performance.now();
  const mutants = await mutate(part);
  all.push(...mutants);
  const result = print(part.name, mutants, (performance.now() - started) / 60_000);
  if (values.file === undefined) writeResult(result);
  if (values['by-file'])
    for (const [file, ofFile] of Map.groupBy(mutants, ({ fileName }) => fileName))
      print(relative(process.cwd(), file), ofFile, null);
  if (values.survivors)
    for (const mutant of mutants.filter((one) => isNotNoticed(one) || isNoticedByTimeLimit(one)))
      console.log(describe(mutant));
}
if (asked.length > 1) print('all of these', all, null);

function isNotNoticed({ status }: Mutant): boolean {
  return status === 'Survived' || status === 'NoCoverage';
}

/** Whether the fault was noticed because the tests exceeded a time limit: that of the bench, or their own. */
function isNoticedByTimeLimit({ status, statusReason }: Mutant): boolean {
  return status === 'Timeout' || (status === 'Killed' && /timed out in/.test(statusReason ?? ''));
}

function print(name: string, mutants: readonly Mutant[], minutes: number | null): MutationResult {
  const missed = mutants.filter(isNotNoticed).length;
  const killed = mutants.filter(({ status }) => /^(?:Killed|Timeout)$/.test(status)).length;
  const slow = mutants.filter(isNoticedByTimeLimit).length;
  const tried = killed + missed;
  line([
    name,
    String(tried),
    String(killed),
    String(slow),
    String(missed),
    tried === 0 ? '' : ((100 * killed) / tried).toFixed(1),
    String(mutants.length - tried),
    minutes === null ? '' : minutes.toFixed(1),
  ]);
  return { part: name, faults: tried, noticed: killed, byTime: slow };
}

/**
 * Formats a mutant: `contract/rows/to-e164.ts:23  Regex  /^00/ → /00/`. A star marks code that no test executes; a
 * tilde marks a fault that was noticed by a time limit.
 */
function describe(mutant: Mutant): string {
  const { fileName, location, mutatorName, status, replacement } = mutant;
  const lines = readFileSync(fileName, 'utf8').split('\n');
  const { start, end } = location;
  const first = lines[start.line - 1] ?? '';
  const last = start.line === end.line ? end.column - 1 : first.length;
  const before = first.slice(start.column - 1, last);
  const place = `${relative(process.cwd(), fileName)}:${start.line}`;
  const sign = status === 'NoCoverage' ? '*' : isNoticedByTimeLimit(mutant) ? '~' : ' ';
  return `${sign} ${place}  ${mutatorName}  ${before} → ${replacement?.replace(/\s+/g, ' ')}`;
}
