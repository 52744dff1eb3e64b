/**
 * The walls between the rooms, each run into. What is planted stands in `tests/walls/`; who may import whom at
 * all, `tests/rooms.test.ts` asks for every pair of rooms.
 */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lintPlanted } from './lint-planted.ts';
import * as climbing from './walls/climbing.ts';
import * as names from './walls/names.ts';
import * as network from './walls/network.ts';
import * as office from './walls/office.ts';
import * as replaced from './walls/replaced.ts';
import * as settings from './walls/settings.ts';
import * as sql from './walls/sql.ts';

/** The rules that are walls: the lists in `biome.json`, and the files in `walls/`. */
const rules = ['lint/style/noRestrictedImports', 'plugin'];

const all = { climbing, names, settings, network, sql, office, replaced };

describe.each(Object.entries(all))('the walls: %s', (_wall, { refused, allowed }) => {
  const complaints = lintPlanted(
    [...refused, ...allowed].map(([file, source]) => [file, source] as const),
  );

  it.each(refused)('stop %s: %s', (file, _source, says) => {
    expect(complaints(file).map(({ message }) => message)).toContainEqual(
      expect.stringContaining(says),
    );
  });

  it.each(allowed)('let %s be: %s', (file) => {
    expect(complaints(file).filter(({ rule }) => rules.includes(rule))).toEqual([]);
  });
});

const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8')) as {
  overrides: { includes: string[] }[];
};
/** Files and folders of a room that a wall leaves out; `site/data/` for all that is in it. */
const leftOut = overrides
  .flatMap(({ includes }) => includes)
  .filter((path) => /^!\w+\/\w/.test(path))
  .map((path) => path.slice(1).replace(/\*\*$/, ''));

describe('what a wall leaves out', () => {
  const document = readFileSync('docs/architecture.md', 'utf8');

  it.each([...new Set(leftOut)])('%s is there, and named in the document', (path) => {
    expect(existsSync(path)).toBe(true);
    expect(document).toContain(`\`${path}\``);
  });
});
