/**
 * The walls between the rooms, each run into once. The rules are those of `biome.json` and `walls/`; the
 * faults are planted in a folder beside the project that has the same rooms.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scratchFolder } from './service/support/scratch-folder.ts';

const climbs = 'write #room/file.ts';
const sql = 'SQL stands only in database/';
const network = 'asks the network only in';
const settings = 'Settings are read in one place';
const build = 'Only site/data/endpoint.ts reads';

/** What is written where it may not be, and a part of what the linter says to it. */
const refused: [file: string, source: string, says: string][] = [
  ['site/climbs.ts', `import open from '../database/open.ts';`, climbs],
  ['service/routes/climbs.ts', `export * from '../../database/store.ts';`, climbs],
  ['site/sections/later.ts', `export const app = import('../../service/app.ts');`, climbs],
  ['tests/e2e/support/climbs.ts', `import '../../../service/main.ts';`, climbs],
  ['site/names.ts', `import open from '#database/open.ts';`, 'The site knows a base URL'],
  ['content/names.ts', `import rows from '#contract/rows.ts';`, 'Content is plain data'],
  ['contract/names.ts', `import pages from '#content/pages.ts';`, 'The contract is what both'],
  ['service/names.ts', `import pages from '#content/pages.ts';`, 'The service takes rows in'],
  ['database/names.ts', `import config from '#service/config.ts';`, 'The database knows what'],
  ['press/names.ts', `import config from '#service/config.ts';`, 'The press finishes files'],

  ['service/routes/reads.ts', `export const url = process.env.SMTP_URL;`, settings],
  [
    'service/reads.ts',
    `import { env } from 'node:process';\nexport const url = env.SMTP_URL;`,
    settings,
  ],
  ['database/reads.ts', `const { env } = process;\nexport const url = env.DATABASE_URL;`, settings],
  ['site/ui/reads.ts', `export const key = import.meta.env.VITE_DATA_SERVICE_KEY;`, build],
  ['site/reads.ts', `export const { VITE_SITE_URL } = import.meta.env;`, build],

  ['site/forms/asks.ts', `export const answer = await fetch('/rest/v1/enrollments');`, network],
  ['site/ui/asks.ts', `export const answer = await window.fetch('/x');`, network],
  ['service/routes/asks.ts', `const get = fetch;\nexport const x = await get('/x');`, network],
  ['database/asks.ts', `export const socket = new WebSocket('wss://x.example');`, network],

  ['service/asks.ts', 'export const all = `\n  SELECT name\n  FROM enrollments`;', sql],
  ['service/cli/erases.ts', `export const erase = 'DELETE FROM enrollments';`, sql],
  ['service/adds.ts', `export const add = (t: string) => \`insert into \${t} values (1)\`;`, sql],
  ['service/picks.ts', `export const pick = (c: string) => \`SELECT \${c} FROM outbox\`;`, sql],
  ['scripts/begins.ts', `export const begin = 'BEGIN IMMEDIATE';`, sql],
];

/** What looks like it and may stand there. */
const allowed: [file: string, source: string][] = [
  ['service/config.ts', 'export const settings = process.env;'],
  ['scripts/reads.ts', 'export const home = process.env.HOME;'],
  ['site/data/asks.ts', `export const answer = await fetch('/x');`],
  ['service/notify/asks.ts', `export const answer = await fetch('https://x.example');`],
  ['service/serves.test.ts', `export const answer = await fetch('http://127.0.0.1/x');`],
  ['site/data/endpoint.ts', 'export const url = import.meta.env.VITE_SITE_URL;'],
  ['site/renders.ts', 'export const isRendered = import.meta.env.SSR;'],
  ['database/asks-itself.ts', `export const all = 'SELECT * FROM enrollments';`],
  [
    'service/verbs.ts',
    `export const verbs = ['DELETE', 'UPDATE', 'Select a program from the list'];`,
  ],
  ['content/teaches.ts', `export const topics = ['SELECT with joins and subqueries'];`],
  ['service/routes/near.ts', `export type { Config } from '../config.ts';`],
];

const folder = scratchFolder();
const said = new Map<string, string[]>();

beforeAll(() => {
  const root = realpathSync(folder.path);
  for (const rules of ['biome.json', 'walls'])
    cpSync(rules, join(root, rules), { recursive: true });
  for (const [file, source] of [...refused, ...allowed]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `${source}\n`);
  }
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/biome'),
    ['lint', '--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none'],
    { cwd: root, encoding: 'utf8' },
  );
  for (const [, path = '', message = ''] of stdout.matchAll(
    /^::\w+ .*?file=([^,]+),.*?::(.*)$/gm,
  )) {
    const file = relative(root, resolve(root, path));
    said.set(file, [...(said.get(file) ?? []), message]);
  }
});

afterAll(folder.remove);

describe('the walls between the rooms', () => {
  it.each(refused)('stop %s: %s', (file, _source, says) => {
    expect(said.get(file)?.filter((message) => message.includes(says)) ?? []).not.toEqual([]);
  });

  it.each(allowed)('let %s be: %s', (file) => {
    const walls = [climbs, sql, network, settings, build];
    const messages = said.get(file) ?? [];
    expect(messages.filter((message) => walls.some((says) => message.includes(says)))).toEqual([]);
  });
});
