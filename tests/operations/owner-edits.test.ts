/**
 * The owner edits `content/` and runs the tests: every kind of edit is made at once in a copy of the project, the
 * site is built, and every test that reads content must pass. Only the test of published facts may report the
 * change.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyOwnerEdits } from './support/apply-owner-edits.ts';

const publishedFacts = 'content/promises.test.ts';
/** Rooms whose tests read content, and all tests that open a built page. */
const readersOfContent = [
  'content/',
  'site/',
  'postbuild/',
  'tests/build/',
  'tests/words/',
  'tests/e2e/',
];

/** The files that git ignores, and git's own folder. */
const leftOut = ['.git', ...readFileSync('.gitignore', 'utf8').replaceAll('/', '').split('\n')];

const root = mkdtempSync(join(tmpdir(), 'owner-edits-'));

function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync('npm', words, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, output: `${stdout}\n${stderr}` };
}

/** The end of the output and each failed test: the part that a reader needs of thousands of lines. */
const shortened = (output: string) =>
  [...output.split('\n').filter((line) => line.includes(' FAIL ')), output.slice(-4_000)].join(
    '\n',
  );

beforeAll(() => {
  for (const name of readdirSync('.'))
    if (!leftOut.includes(name)) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  applyOwnerEdits(root);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

it('names each published fact that an edit changed, with the file and what to do', () => {
  const { status, output } = run('exec', '--', 'vitest', 'run', publishedFacts);
  expect(status).not.toBe(0);
  for (const file of ['content/fees.ts', 'content/catalogue/workshops.ts', 'content/provider.ts'])
    expect(output).toContain(file);
  expect(output).toContain(`If that is meant, write it into ${publishedFacts} as well.`);
});

it('breaks no other test', { timeout: 2_400_000 }, () => {
  rmSync(join(root, publishedFacts));
  const { status, output } = run('test', '--', ...readersOfContent);
  expect(status, shortened(output)).toBe(0);
});
