import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { content, contentKinds } from './content-by-kind.ts';

/** Every value that the check reads, at any depth. Lists and entries are looked up here, texts in `allTexts`. */
const read = new Set<unknown>();
(function gather(value: unknown): void {
  read.add(value);
  if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) gather(one);
})(content);
const allTexts = [...read].filter((one) => typeof one === 'string').join('\n');

/** Finds the parts of an export that the check does not read. Numbers, functions and paths are no texts. */
function unread(value: unknown, path: string): string[] {
  if (read.has(value)) return [];
  if (typeof value === 'string')
    return !value.includes(' ') || allTexts.includes(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unread(inner, `${path}.${key}`));
}

const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
  // Search words are left out, because they are not our texts. Offers are left out, because they are made from
  // entries that are read.
  (file) =>
    !/\.test\.ts$|^check\/|^content-by-kind\.ts$|schema\.ts$|^search|^offers\/(offers|catalogue-content)\.ts$/.test(
      file,
    ),
);

describe('a text that no check reads', () => {
  it.each(files)('does not exist in %s', async (file) => {
    const exported: Record<string, unknown> = await import(join(import.meta.dirname, file));
    expect(Object.entries(exported).flatMap(([name, value]) => unread(value, name))).toEqual([]);
  });
});

it('a kind of content names the file with its entries', () => {
  for (const { file } of Object.values(contentKinds)) {
    const found = globSync(file.replace('{slug}', '*'), { cwd: import.meta.dirname });
    expect(found.length, file).toBeGreaterThan(0);
  }
});
