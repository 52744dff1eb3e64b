/**
 * The test cases of a downloadable project, read from the comments of its PHP tests. The documentation's table is
 * made from them, so it lists exactly the existing tests. The project's own test runner reads the same comments and
 * refuses a test without one.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface ProjectTestCase {
  /** The number of the test case, such as "HM-07". */
  id: string;
  sentence: string;
  steps: string;
  expected: string;
}

const testPattern = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?\n {4}public function (\w+)\(/g;
const commentPattern = /^([A-Z]{2,3}-\d{2}): (.+?) Steps: (.+) Expected: (.+)$/;

/**
 * Reads the test cases in the order of their numbers. Throws when a test has an incomplete comment, or when two
 * have the same number.
 */
export async function readTestCases(projectsDir: string, id: string): Promise<ProjectTestCase[]> {
  const folder = join(projectsDir, id, 'tests');
  const files = (await readdir(folder)).filter((name) => name.endsWith('Test.php')).sort();
  const sources = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const tests = sources
    .flatMap((source) => [...source.matchAll(testPattern)])
    .map(([, words = '', name = '']) => parseTestComment(words, `${id}: ${name}`))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const [index, { id: number }] of tests.entries()) {
    if (tests[index + 1]?.id === number) throw new Error(`${id}: two tests are called ${number}.`);
  }
  return tests;
}

function parseTestComment(words: string, name: string): ProjectTestCase {
  const oneLine = words.replaceAll(/\s*\n\s*\*\s?/g, ' ').replaceAll(/\s+/g, ' ');
  const [, id, sentence, steps, expected] = commentPattern.exec(oneLine.trim()) ?? [];
  if (!id || !sentence || !steps || !expected) {
    throw new Error(
      `${name} needs a comment with its number, a sentence, steps and what is expected.`,
    );
  }
  return { id, sentence, steps, expected };
}
