/** Writes `results.md`: one row for each part, with the newest measurement of the whole part. */
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('results.md', import.meta.url);

export type MutationResult = {
  part: string;
  faults: number;
  noticed: number;
  /** The number of noticed faults for which the tests exceeded a time limit. */
  byTime: number;
};

/** Writes a result to `results.md`: replaces the row of its part, or adds a row in alphabetical order. */
export function writeResult({ part, faults, noticed, byTime }: MutationResult): void {
  const today = new Date().toISOString().slice(0, 10);
  const score = ((100 * noticed) / faults).toFixed(1);
  const cells = [part, today, faults, noticed, byTime, faults - noticed, score];
  const text = readFileSync(file, 'utf8');
  const head = text.slice(0, text.lastIndexOf(':|\n') + 3);
  const others = text
    .slice(head.length)
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith(`| ${part} |`));
  const rows = [...others, `| ${cells.join(' | ')} |`].toSorted();
  writeFileSync(file, `${head}${rows.join('\n')}\n`);
}
