/**
 * All texts of `words/`, by file name without `.ts`. The folder itself is read, so that a new file is checked without
 * being listed here. Functions are left out.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';

type Words = { readonly [name: string]: string | number | Words | readonly (string | Words)[] };

const folder = join(import.meta.dirname, '../words');

export const wordsByFile: Readonly<Record<string, Words>> = Object.fromEntries(
  await Promise.all(
    globSync('*.ts', { cwd: folder })
      .sort()
      .map(async (file) => [
        file.replace('.ts', ''),
        omitFunctions(await import(join(folder, file))),
      ]),
  ),
);

function omitFunctions(value: object): object {
  if (Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => typeof inner !== 'function')
      .map(([name, inner]) => [name, typeof inner === 'object' ? omitFunctions(inner) : inner]),
  );
}
