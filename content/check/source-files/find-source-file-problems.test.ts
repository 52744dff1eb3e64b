import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { formatContentProblem } from '../content-problem.ts';
import { findSourceFileProblems } from './find-source-file-problems.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function saidOf(files: Record<string, string | Buffer>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return findSourceFileProblems(folder).map(formatContentProblem);
}

const list = (...lines: string[]) =>
  `export const list = [\n  {\n${lines.map((line) => `    ${line}\n`).join('')}  },\n];\n`;

describe('a file that can not be parsed is reported with its line and the probable mistake', () => {
  it.each([
    [
      'an apostrophe',
      list("slug: 'x',", "text: 'It's good.',"),
      "line 4 (text: 'It's good.',): an apostrophe ends the text too early; write ’ and not ' inside a text",
    ],
    [
      'an apostrophe at the end of a word',
      list("text: 'The students' own work.',", 'fee: 1,'),
      "line 3 (text: 'The students' own work.',): an apostrophe ends the text too early; write ’ and not ' inside a text",
    ],
    [
      'an apostrophe after a rupee sign, which is no letter of one byte',
      list("text: '₹399’s worth: it's cheap.',"),
      "line 3 (text: '₹399’s worth: it's cheap.',): an apostrophe ends the text too early; write ’ and not ' inside a text",
    ],
    [
      'a quotation mark in a text',
      list('text: "They call it "home" here.",'),
      'line 3 (text: "They call it "home" here.",): a quotation mark inside the text ends it too early; write “ and ” inside a text',
    ],
    [
      'a missing comma after a text',
      list("slug: 'x'", "text: 'good',"),
      "line 3 (slug: 'x'): a comma is probably missing at the end of this line",
    ],
    [
      'a missing comma after a number',
      list('fee: 399', "text: 'good',"),
      'line 3 (fee: 399): a comma is probably missing at the end of this line',
    ],
    [
      'a missing comma between two entries',
      "export const list = [\n  {\n    slug: 'x',\n  }\n  {\n    slug: 'y',\n  },\n];\n",
      'line 4 (}): a comma is probably missing at the end of this line',
    ],
    [
      'a missing comma in a list',
      list('points: [', "  'one'", "  'two',", '],'),
      "line 4 ('one'): a comma is probably missing at the end of this line",
    ],
    [
      'an entry that is not closed',
      "export const list = [\n  {\n    slug: 'x',\n    text: 'b',\n  {\n    slug: 'y',\n  },\n];\n",
      'line 4 (text: \'b\',): what begins above is not closed; "}," is probably missing here',
    ],
    [
      'a file whose end was cut off',
      "export const list = [\n  {\n    slug: 'x',\n  },\n",
      'line 4 (},): the file ends too early; a closing } or ] is missing',
    ],
    [
      'a text that is not closed',
      list("slug: 'x,", "text: 'b',"),
      "line 3 (slug: 'x,): a text begins here and its closing quotation mark is missing on the same line",
    ],
    [
      'a text over two lines',
      list("text: 'one line", "and another',"),
      "line 3 (text: 'one line): a text begins here and its closing quotation mark is missing on the same line",
    ],
    [
      'a number with a comma',
      list('fee: 2,299,'),
      'line 3 (fee: 2,299,): a number is written without commas: 2299, not 2,299',
    ],
    [
      'a number with the sign of the rupee',
      list('fee: ₹2299,'),
      'line 3 (fee: ₹2299,): an amount is a bare number, without ₹ and without commas: 2299',
    ],
    [
      'quotation marks as a word processor makes them',
      list('text: ‘good’,'),
      `line 3 (text: ‘good’,): a text begins and ends with straight quotation marks, ' or ", and not with ‘`,
    ],
    [
      'a hidden character outside of a text',
      list("slug: \u200b'x',"),
      "line 3 (slug: \u200b'x',): a hidden character stands in this line; delete the line and type it again",
    ],
    [
      'a text without quotation marks',
      list('text: good morning,'),
      'line 3 (text: good morning,): a text needs quotation marks around it',
    ],
    [
      'a missing colon',
      list("text 'good',"),
      `line 3 (text 'good',): a colon is probably missing after "text"`,
    ],
    [
      'a semicolon',
      list("text: 'good';"),
      "line 3 (text: 'good';): a comma belongs here, not a semicolon",
    ],
    [
      'an equals sign',
      list("text = 'good',"),
      `line 3 (text = 'good',): a colon belongs here, not "="`,
    ],
    [
      'two versions that were never joined',
      list('<<<<<<< HEAD', 'fee: 1,', '=======', 'fee: 2,', '>>>>>>> mine').replace(
        /^ {4}(?=[<=>]{7})/gm,
        '',
      ),
      'line 3 (<<<<<<< HEAD): two versions of the file were never joined; keep one, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>',
    ],
    [
      'a bracket too many',
      'export const list = [],\n];\n',
      'line 2 (];): this can not be read (Unexpected token); look for a missing comma, bracket or quotation mark',
    ],
  ])('%s', (_, text, sentence) => {
    expect(saidOf({ 'landing/list.ts': text })).toEqual([`content/landing/list.ts, ${sentence}.`]);
  });

  it('is reported for all files at once, with the first mistake of each', () => {
    const said = saidOf({
      'a.ts': list("text: 'It's good, isn't it',", 'fee: 2,299,'),
      'b/c.ts': list('fee: 2,299,'),
      'd.ts': list('fee: 1,'),
    });
    expect(said.map((sentence) => sentence.split(' (')[0])).toEqual([
      'content/a.ts, line 3',
      'content/b/c.ts, line 3',
    ]);
  });

  it('is quoted with a long line shortened', () => {
    const [said] = saidOf({ 'a.ts': list(`text: 'It's ${'good '.repeat(30)}',`) });
    expect(said).toContain("line 3 (text: 'It's good good good good good good good g…): an ");
  });
});

describe('a file that can be parsed but has a mistake', () => {
  it('has a field twice, so that one of them would be lost', () => {
    expect(saidOf({ 'fees.ts': list('fee: 399,', "slug: 'x',", 'fee: 499,') })).toEqual([
      'content/fees.ts, line 5 (fee: 499,): "fee" stands twice in one entry, and the first would be lost; delete one.',
    ]);
  });

  it('is a copy that somebody left in the folder', () => {
    const text = list('fee: 1,');
    expect(saidOf({ 'fees.ts': text, 'fees copy.ts': text, 'landing/Plans (1).ts': text })).toEqual(
      [
        'content/fees copy.ts: no file is read under such a name; delete it when it is a copy, or write it in small letters, digits and hyphens.',
        'content/landing/Plans (1).ts: no file is read under such a name; delete it when it is a copy, or write it in small letters, digits and hyphens.',
      ],
    );
  });

  it('uses one name for two things', () => {
    const course = 'export const mernStack = {};\n';
    const text = `import { mernStack } from './mern.ts';
import { mernStack } from './python.ts';
export const courses = [mernStack];
const courses = [];
`;
    expect(saidOf({ 'courses.ts': text, 'mern.ts': course, 'python.ts': course })).toEqual([
      'content/courses.ts, line 2 (import { mernStack } from \'./python.ts\';): the name "mernStack" is taken already in this file; give this one another.',
      'content/courses.ts, line 4 (const courses = [];): the name "courses" is taken already in this file; give this one another.',
    ]);
  });

  it('imports a file that does not exist', () => {
    const text =
      "import { python } from './courses/pyhton.ts';\nexport const courses = [python];\n";
    expect(
      saidOf({ 'courses.ts': text, 'courses/python.ts': 'export const python = {};\n' }),
    ).toEqual([
      'content/courses.ts, line 1 (import { python } from \'./courses/pyhton.ts\';): there is no file content/courses/pyhton.ts; did you mean "courses/python.ts"?',
    ]);
  });

  it('imports a file with other capitals, which only some machines would find', () => {
    const text =
      "import { python } from '#content/courses/Python.ts';\nexport const courses = [python];\n";
    expect(
      saidOf({ 'courses.ts': text, 'courses/python.ts': 'export const python = {};\n' }),
    ).toEqual([
      'content/courses.ts, line 1 (import { python } from \'#content/courses/Python.…): there is no file content/courses/Python.ts; did you mean "courses/python.ts"?',
    ]);
  });

  it('imports a name that the file does not export', () => {
    const text =
      "import { python } from './courses/python.ts';\nexport const courses = [python];\n";
    expect(
      saidOf({ 'courses.ts': text, 'courses/python.ts': 'export const pyhton = {};\n' }),
    ).toEqual([
      'content/courses.ts, line 1 (import { python } from \'./courses/python.ts\';): content/courses/python.ts exports no "python"; did you mean "pyhton"?',
    ]);
  });
});

describe('a field that the imported object does not have', () => {
  const fees = 'export const fees = { skillRupees: 2299 } as const;\n';

  it('is reported for an object literal', () => {
    const text = "import { fees } from './fees.ts';\nexport const fee = fees.skilRupees;\n";
    expect(saidOf({ 'fees.ts': fees, 'plans.ts': text })).toEqual([
      'content/plans.ts, line 2 (export const fee = fees.skilRupees;): "fees" of content/fees.ts has no "skilRupees"; did you mean "skillRupees"?',
    ]);
  });

  it('is not checked for a computed object', () => {
    const text = "import { fees } from './fees.ts';\nexport const all = { ...fees };\n";
    const use = "import { all } from './plans.ts';\nexport const fee = all.skillRupees;\n";
    expect(saidOf({ 'fees.ts': fees, 'plans.ts': text, 'use.ts': use })).toEqual([]);
  });
});

describe('a file that was saved in another format', () => {
  it.each([
    [
      'UTF-16, as some editors save it',
      Buffer.from(list('fee: 1,'), 'utf16le'),
      'is not saved as plain text; save it again with the encoding UTF-8',
    ],
    [
      'an old encoding of Windows',
      Buffer.from(list("text: 'caf\u00e9',"), 'latin1'),
      'is saved in another encoding than UTF-8; save it again as UTF-8',
    ],
  ])('%s', (_, bytes, reason) => {
    expect(saidOf({ 'fees.ts': bytes })).toEqual([`content/fees.ts: ${reason}.`]);
  });

  it('with a hidden character inside a text is left to another rule', () => {
    expect(saidOf({ 'fees.ts': list("text: 'a\u200bb', // a\u200bb") })).toEqual([]);
    expect(saidOf({ 'fees.ts': `\ufeff${list('fee: 1,')}` })).toEqual([]);
  });

  it('with the line ends of Windows is accepted', () => {
    expect(saidOf({ 'fees.ts': list('fee: 1,', "text: 'x',").replaceAll('\n', '\r\n') })).toEqual(
      [],
    );
    expect(saidOf({ 'fees.ts': list('fee: 1', "text: 'x',").replaceAll('\n', '\r\n') })).toEqual([
      'content/fees.ts, line 3 (fee: 1): a comma is probably missing at the end of this line.',
    ]);
  });
});
