/**
 * Options of Vitest that take the next word as their value: in `--changed HEAD~3`, that word is a commit and no path of
 * a test.
 */
const optionsWithValue = new Set([
  '--bail',
  '--changed',
  '--config',
  '-c',
  '--dir',
  '--exclude',
  '--maxWorkers',
  '--outputFile',
  '--project',
  '--reporter',
  '--retry',
  '--root',
  '-r',
  '--shard',
  '--testNamePattern',
  '-t',
  '--testTimeout',
]);

/** Whether the arguments of `npm test --` name the path of a test. */
export const hasTestPathArgument = (words: readonly string[]): boolean =>
  words.some((word, n) => !word.startsWith('-') && !optionsWithValue.has(words[n - 1] ?? ''));
