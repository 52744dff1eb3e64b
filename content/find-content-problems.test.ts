import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findContentProblems } from './find-content-problems.ts';

it('the present content has no mistake', async () => {
  expect(await findContentProblems()).toEqual([]);
});

/** A copy of the project with only the files that a build checks. */
const owner = mkdtempSync(join(tmpdir(), 'owner-'));
const served = join(owner, 'build/current/client/index.html');

beforeAll(() => {
  for (const part of [
    'content',
    'contract',
    'service',
    'scripts',
    'public',
    'projects',
    'package.json',
  ]) {
    cpSync(part, join(owner, part), { recursive: true });
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(owner, 'node_modules'));
  mkdirSync(join(owner, 'build/made/earlier/client'), { recursive: true });
  symlinkSync('made/earlier', join(owner, 'build/current'));
  writeFileSync(served, 'the site as it was');
});
afterAll(() => rmSync(owner, { recursive: true }));

/** Changes files of the copy, builds, and restores the files. */
function build(changes: Record<string, (text: string) => string>) {
  const before = new Map<string, string>();
  for (const [name, change] of Object.entries(changes)) {
    const path = join(owner, 'content', name);
    before.set(path, readFileSync(path, 'utf8'));
    const changed = change(before.get(path) ?? '');
    if (changed === before.get(path)) throw new Error(`Nothing was changed in ${name}.`);
    writeFileSync(path, changed);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build/build.ts'], {
    cwd: owner,
    encoding: 'utf8',
    // The builds share compiled code, because loading the modules takes most of their time.
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: join(owner, 'compiled') },
  });
  for (const [path, text] of before) writeFileSync(path, text);
  return { status, lines: stderr.trimEnd().split('\n'), stdout };
}

describe('a build of content with mistakes', () => {
  it('names all mistakes and leaves the earlier build unchanged', () => {
    const { status, lines, stdout } = build({
      'catalogue/families.ts': (text) => text.replace(/courses: \['([\w-]+)/, "courses: ['$1x"),
      'provider.ts': (text) => text.replace(/phone: '.*'/, "phone: '+91 98765'"),
      'landing/testimonials.ts': (text) => text.replace(/rating: [\d.]+/, 'rating: 7'),
    });
    expect(lines).toEqual([
      'The content has 3 mistakes:',
      '  content/provider.ts: phone must be a number with its country code, in India ten digits after +91, not "+91 98765".',
      expect.stringMatching(
        /^ {2}content\/landing\/testimonials\.ts, entry 1 \(.+\): rating must be 5 or less, not 7\.$/,
      ),
      expect.stringMatching(
        /^ {2}content\/catalogue\/families\.ts, entry 1 \(.+\): names the course "([\w-]+)x", which there is not; did you mean "\1"\?$/,
      ),
    ]);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(readFileSync(served, 'utf8')).toBe('the site as it was');
  });

  it.each([
    [
      'an apostrophe',
      'landing/testimonials.ts',
      (text: string) => text.replace("text: '", "text: 'It's so. "),
      /^line \d+ \(text: 'It's so\. .*\): an apostrophe ends the text too early; write ’ and not ' inside a text\.$/,
    ],
    [
      'a course that is listed and not imported',
      'catalogue/courses.ts',
      (text: string) => text.replace('];', '  noSuchCourse,\n];'),
      /^line \d+ \(noSuchCourse,\): "noSuchCourse" is not known in this file; if it is a text, put quotation marks around it, and if it stands in another file, import it at the top as the others are\.$/,
    ],
    [
      'a fee that begins with 0',
      'fees.ts',
      (text: string) => text.replace(/workshopRupees: /, 'workshopRupees: 0'),
      /^line \d+ \(workshopRupees: 0\d+,\): a number does not begin with 0: 399, not 0399\.$/,
    ],
    [
      'a fee that is asked for more than it is',
      'catalogue/workshops.ts',
      (text: string) => text.replace('fees.workshopRupees', 'fees.workshopRupees.of.one'),
      /^line \d+ \(feeRupees: fees\.workshopRupees\.of\.one,\): can not be loaded \(Cannot read properties of undefined .*\)\.$/,
    ],
  ])('says of %s where it stands, without a stack of calls', (_, name, change, sentence) => {
    const { status, lines } = build({ [name]: change });
    const [count, told = '', ...more] = lines;
    expect([count, more, status]).toEqual(['The content has 1 mistake:', [], 1]);
    expect(told.startsWith(`  content/${name}, `)).toBe(true);
    expect(told.slice(`  content/${name}, `.length)).toMatch(sentence);
    expect(readFileSync(served, 'utf8')).toBe('the site as it was');
  });
});
