import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readTestCases } from './read-test-cases.ts';

const php = (...functions: string[]) =>
  `<?php\n\nfinal class SomeTest\n{\n${functions.join('\n')}}\n`;
const commented = (id: string, rest = 'Steps: Press. Expected: It rings.') => `    /**
     * ${id}: The bell rings.
     * ${rest}
     */
    public function ring${id.slice(-2)}(): void
    {
    }
`;

describe('the test cases of a project', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'project-tests-'));
    await mkdir(join(folder, 'bell/tests'), { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const write = (name: string, text: string) =>
    writeFile(join(folder, 'bell/tests', `${name}.php`), text);

  it('are read from all its test files, in the order of their numbers', async () => {
    await write('ZTest', php(commented('AB-01')));
    await write('ATest', php(commented('AB-02', 'Steps: Press\n     * twice. Expected: Once.')));
    await write('Support', 'class Support {\n    public function other() {}\n}');
    expect(await readTestCases(folder, 'bell')).toEqual([
      { id: 'AB-01', sentence: 'The bell rings.', steps: 'Press.', expected: 'It rings.' },
      { id: 'AB-02', sentence: 'The bell rings.', steps: 'Press twice.', expected: 'Once.' },
    ]);
  });

  it.each([
    ['without a comment', '    public function ring(): void\n    {\n    }\n'],
    ['that says no steps', commented('AB-02', 'Expected: It rings.')],
    ['that says nothing of what is expected', commented('AB-02', 'Steps: Press.')],
  ])('are refused with one %s', async (_, text) => {
    await write('ATest', php(commented('AB-01'), text));
    await expect(readTestCases(folder, 'bell')).rejects.toThrow('needs a comment');
  });

  it('are refused when two have the same number', async () => {
    await write('ATest', php(commented('AB-01'), commented('AB-01')));
    await expect(readTestCases(folder, 'bell')).rejects.toThrow('two tests are called AB-01');
  });
});
