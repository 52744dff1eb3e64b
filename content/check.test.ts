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
import { checkContent } from './check.ts';

it('the content as it stands has no mistake', async () => {
  expect(await checkContent()).toEqual([]);
});

/** The owner's copy of the project, as far as a build looks at it before it makes anything. */
const owner = mkdtempSync(join(tmpdir(), 'owner-'));
const served = join(owner, 'build/client/index.html');

beforeAll(() => {
  for (const part of ['content', 'contract', 'service', 'scripts', 'public', 'package.json']) {
    cpSync(part, join(owner, part), { recursive: true });
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(owner, 'node_modules'));
  mkdirSync(join(owner, 'build/client'), { recursive: true });
  writeFileSync(served, 'the site as it was');
});
afterAll(() => rmSync(owner, { recursive: true }));

/** Changes files of the copy, builds, and puts the files back. */
function build(changes: Record<string, (text: string) => string>) {
  const before = new Map<string, string>();
  for (const [name, change] of Object.entries(changes)) {
    const path = join(owner, 'content', name);
    before.set(path, readFileSync(path, 'utf8'));
    const changed = change(before.get(path) ?? '');
    if (changed === before.get(path)) throw new Error(`Nothing was changed in ${name}.`);
    writeFileSync(path, changed);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: owner,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  for (const [path, text] of before) writeFileSync(path, text);
  return { status, lines: stderr.trimEnd().split('\n'), stdout };
}

describe('a build of content with mistakes', () => {
  it('names all of them and leaves the earlier build as it was', () => {
    const { status, lines, stdout } = build({
      'catalogue/families.ts': (text) => text.replace("'mern-stack'", "'mern-stak'"),
      'provider.ts': (text) => text.replace('+91 00000 00000', '+91 98765'),
      'landing/testimonials.ts': (text) => text.replace('rating: 5,', 'rating: 7,'),
    });
    expect(lines).toEqual([
      'The content has 3 mistakes:',
      '  content/provider.ts: phone must be a number with its country code, in India ten digits after +91, not "+91 98765".',
      '  content/landing/testimonials.ts, entry 1 (Harini S.): rating must be 5 or less, not 7.',
      '  content/catalogue/families.ts, entry 1 (Full Stack Web Development): names the course "mern-stak", which there is not; did you mean "mern-stack"?',
    ]);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(readFileSync(served, 'utf8')).toBe('the site as it was');
  });

  it('names file and line of a slip in the writing, and no stack of calls', () => {
    const { status, lines } = build({
      'landing/testimonials.ts': (text) => text.replace('friends’ phones', "friends' phones"),
    });
    expect(lines).toEqual([
      'The content has 1 mistake:',
      "  content/landing/testimonials.ts, line 57 (text: 'My first app was bad and they told me why…): an apostrophe ends the text too early; write ’ and not ' inside a text.",
    ]);
    expect(status).toBe(1);
    expect(readFileSync(served, 'utf8')).toBe('the site as it was');
  });

  it.each([
    [
      'a course that is listed and not imported',
      'catalogue/courses.ts',
      (text: string) => text.replace('  mathsStatisticsAi,\n', '  mathsStatisticsAi,\n  python,\n'),
      'line 37 (python,): "python" is not known in this file; if it is a text, put quotation marks around it, and if it stands in another file, import it at the top as the others are',
    ],
    [
      'a fee that begins with 0',
      'fees.ts',
      (text: string) => text.replace('399,', '0399,'),
      'line 7 (workshopRupees: 0399,): a number does not begin with 0: 399, not 0399',
    ],
    [
      'a fee that is asked for more than it is',
      'catalogue/workshops.ts',
      (text: string) => text.replace('fees.workshopRupees', 'fees.workshopRupees.of.one'),
      /line 18 \(feeRupees: fees\.workshopRupees\.of\.one,\): can not be loaded \(Cannot read properties of undefined .*\)/,
    ],
  ])('says of %s where it stands', (_, name, change, sentence) => {
    const { status, lines } = build({ [name]: change });
    expect(lines).toHaveLength(2);
    if (typeof sentence === 'string') expect(lines[1]).toBe(`  content/${name}, ${sentence}.`);
    else expect(lines[1]).toMatch(sentence);
    expect(status).toBe(1);
  });
});
