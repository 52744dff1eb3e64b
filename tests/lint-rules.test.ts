/**
 * The lint rules between the rooms (the source folders, such as `site` and `service`), each tested with code that
 * breaks it. The code is in `tests/lint-samples/`. `tests/rooms.test.ts` tests for every pair of rooms which room may
 * import the other at all.
 */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as domain from './lint-samples/domain.ts';
import * as names from './lint-samples/import-boundaries.ts';
import * as mocked from './lint-samples/mocked-module.ts';
import * as network from './lint-samples/network.ts';
import * as paths from './lint-samples/path-across-rooms.ts';
import * as facts from './lint-samples/published-facts.ts';
import * as settings from './lint-samples/settings.ts';
import * as sql from './lint-samples/sql.ts';
import { runLinterOnSamples } from './run-linter-on-samples.ts';

/**
 * The rules that keep the rooms apart, as the linter names them: the lists in `biome.json`, and `plugin` for every file
 * in `lint/`.
 */
const rules = ['lint/style/noRestrictedImports', 'plugin'];

const all = { paths, facts, names, settings, network, sql, domain, mocked };

describe.each(Object.entries(all))(
  'the lint rules: %s',
  (_rule, { refusedSamples, allowedSamples }) => {
    const complaints = runLinterOnSamples(
      [...refusedSamples, ...allowedSamples].map(([file, source]) => [file, source] as const),
    );

    it.each(refusedSamples)('stop %s: %s', (file, _source, says) => {
      expect(complaints(file).map(({ message }) => message)).toContainEqual(
        expect.stringContaining(says),
      );
    });

    it.each(allowedSamples)('allow %s: %s', (file) => {
      expect(complaints(file).filter(({ rule }) => rules.includes(rule))).toEqual([]);
    });
  },
);

it('each file that the rule of published facts names exists', () => {
  const rule = readFileSync('lint/published-facts.grit', 'utf8');
  const [, names = ''] = /\(\?:([\w|-]+)\)\\\.ts/.exec(rule) ?? [];
  const missing = names.split('|').filter((name) => !existsSync(`content/${name}.ts`));
  expect(missing).toEqual([]);
});

const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8')) as {
  overrides: { includes: string[] }[];
};
/** Files and folders of a room that a rule leaves out; `site/data/` means everything in that folder. */
const leftOut = overrides
  .flatMap(({ includes }) => includes)
  .filter((path) => /^!\w+\/\w/.test(path))
  .map((path) => path.slice(1).replace(/\*\*$/, ''));

describe('the exception of a rule', () => {
  const document = readFileSync('docs/architecture.md', 'utf8');

  it.each([...new Set(leftOut)])('%s exists, and is named in the document', (path) => {
    expect(existsSync(path)).toBe(true);
    expect(document).toContain(`\`${path}\``);
  });
});
