/**
 * Tests for every pair of rooms (the source folders, such as `site` and `service`) that the linter enforces the table
 * of allowed imports in `docs/architecture.md`. If a room may import only a part of another, `tests/lint-rules.test.ts`
 * tests which part.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rooms, runLinterOnSamples } from './run-linter-on-samples.ts';

const [head = [], , ...rows] = readFileSync('docs/architecture.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(0, rooms.length + 2)
  .map((line) => line.split('|').slice(1, -1))
  .map((cells) => cells.map((cell) => cell.trim()));

const pairs = rows.flatMap(([from = '', ...cells]) =>
  cells.map((may, column) => ({ from, to: head[column + 1] ?? '', may })),
);
const forbidden = pairs.filter(({ may }) => may === '–');
const allowed = pairs.filter(({ may }) => may === 'yes');

/** The rule must hold however deep the importing or the imported file is. */
const sources = ['names', 'deep/in/a/folder/names'];
const targets = ['file.ts', 'folder/file.ts', 'deep/in/a/folder/page.tsx'];

const planted = [...forbidden, ...allowed].flatMap(({ from, to }) =>
  sources.map((source) => ({
    file: `${from}/${source}-${to}.ts`,
    lines: targets.map((target) => `import '#${to}/${target}';`),
  })),
);
const climbing = rooms.flatMap((from) =>
  rooms
    .filter((to) => to !== from)
    .map((to) => ({ file: `${from}/folder/climbs-to-${to}.ts`, path: `../../${to}/file.ts` })),
);

const complaints = runLinterOnSamples([
  ...planted.map(({ file, lines }) => [file, lines.join('\n')] as const),
  ...climbing.map(({ file, path }) => [file, `import '${path}';`] as const),
]);
const refusals = (file: string) =>
  complaints(file).filter(({ rule }) => rule === 'lint/style/noRestrictedImports').length;

describe('the table of the rooms', () => {
  it('has a row and a column for each', () => {
    expect(rows.map(([from]) => from).sort()).toEqual(rooms.toSorted());
    expect(head.slice(1).sort()).toEqual(rooms.toSorted());
  });

  it('allows each room to import itself', () => {
    expect(pairs.filter(({ from, to, may }) => (from === to) !== (may === 'self'))).toEqual([]);
  });

  it.each(forbidden)('forbids $from to import $to', ({ from, to }) => {
    for (const source of sources) {
      expect(refusals(`${from}/${source}-${to}.ts`)).toBe(targets.length);
    }
  });

  it.each(allowed)('allows $from to import $to', ({ from, to }) => {
    for (const source of sources) expect(refusals(`${from}/${source}-${to}.ts`)).toBe(0);
  });

  it.each(climbing)('forbids $file to import from another room by a path upwards', ({ file }) => {
    expect(complaints(file).map(({ message }) => message)).toEqual([
      expect.stringContaining('write #room/file.ts'),
    ]);
  });
});
