/**
 * Options of Vitest with which the next word is a value and no path of a test: in `--changed HEAD~3`, it is a commit.
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
