/**
 * The walls between the rooms, each run into once. Who may import whom at all, `tests/rooms.test.ts` asks for
 * every pair of rooms.
 */
import { describe, expect, it } from 'vitest';
import { lintPlanted, rooms } from './lint-planted.ts';

const climbs = 'write #room/file.ts';
const hidden = 'import() takes a plain text';
const sql = 'SQL stands only in database/';
const network = 'asks the network only in';
const types = 'Of desk/door/ the service takes types only';
const presentational = 'Of the site the press takes';
const pure = 'The office is rules';
const modules = 'opens a connection';
const door = 'The desk reaches data through its door only';
const settings = 'Settings are read in one place';
const build = 'Only site/data/endpoint.ts reads';

/** The rules that are walls: the lists in `biome.json`, and the files in `walls/`. */
const walls = ['lint/style/noRestrictedImports', 'plugin'];

/** What is written where it may not be, and a part of what the linter says to it. */
type Refused = [file: string, source: string, says: string];

const refused: Refused[] = [
  ['site/climbs.ts', `import open from '../database/open.ts';`, climbs],
  ['service/routes/climbs.ts', `export * from '../../database/store.ts';`, climbs],
  ['desk/routes/climbs.ts', `import open from '../../database/open.ts';`, climbs],
  ['site/sections/later.ts', `export const app = import('../../service/app.ts');`, climbs],
  ['tests/e2e/support/climbs.ts', `import '../../../service/main.ts';`, climbs],
  ['site/climbs-from-here.ts', `import open from './../database/open.ts';`, climbs],
  ['site/climbs-about.ts', `import open from '../forms/../../database/open.ts';`, climbs],
  ['service/climbs-about.ts', `import routes from './cli/../../desk/routes.ts';`, climbs],
  ['service/climbs-from-here.ts', `import routes from './../desk/routes.ts';`, climbs],
  ['service/a/b/c/d/e/climbs.ts', `import '../../../../../../desk/routes.ts';`, climbs],
  ['tests/a/b/c/d/e/climbs.ts', `import '../../../../../../desk/routes.ts';`, climbs],
  ['site/climbs-later.ts', 'export const open = import(`../database/open.ts`);', hidden],
  ['site/names-later.ts', 'export const open = import(`#database/open.ts`);', hidden],
  [
    'desk/names-any.ts',
    `export const open = (a: string) => import(\`#service/\${a}.ts\`);`,
    hidden,
  ],
  ['service/climbs.ts', `import routes from '../desk/routes.ts';`, climbs],
  ['database/orders/climbs.ts', `import routes from '../../desk/routes.ts';`, climbs],
  ['service/cli/staff/climbs.ts', `export * from '../../../desk/routes.ts';`, climbs],
  ['service/desk/doors/enquiry/climbs.ts', `import '../../../../desk/routes.ts';`, climbs],
  ['tests/service/climbs.ts', `export const routes = import('../../desk/routes.ts');`, climbs],
  ['site/names.ts', `import open from '#database/open.ts';`, 'The site knows a base URL'],
  ['content/names.ts', `import rows from '#contract/rows.ts';`, 'Content is plain data'],
  ['content/asks-office.ts', `import gst from '#office/gst.ts';`, 'Content is plain data'],
  ['contract/names.ts', `import pages from '#content/pages.ts';`, 'The contract is what both'],
  ['contract/heavy.ts', `import * as z from 'zod';`, 'import zod/mini'],
  ['office/names.ts', `import rows from '#contract/tables.ts';`, pure],
  ['office/reads.ts', `import { readFileSync } from 'node:fs';`, pure],
  ['office/rules/keeps.ts', `import { sql } from 'kysely';`, pure],
  ['office/asks-itself.ts', `import pg from 'pg';\nnew pg.Client();`, pure],
  ['office/shows.ts', `import { useState } from 'react';\nuseState();`, pure],
  ['office/later.ts', `export const rules = import('fastify');`, pure],
  ['office/mails.ts', `import { createTransport } from 'nodemailer';\ncreateTransport();`, pure],
  ['office/says.ts', `console.log('paid');`, pure],
  ['office/dates/today.ts', 'export const today = new Date();', pure],
  ['office/now.ts', 'export const now = () => Date.now();', pure],
  ['office/throws.ts', 'export const dice = Math.random();', pure],
  ['office/counts-time.ts', 'export const start = performance.now();', pure],
  ['office/names-it.ts', 'export const id = crypto.randomUUID();', pure],
  ['office/waits.ts', 'setTimeout(() => 1, 10);', pure],
  ['contract/full.ts', `import * as z from 'zod/v4';\nz.string();`, 'import zod/mini'],
  ['contract/core.ts', `import * as z from 'zod/v4/core';\nz.clone(1);`, 'import zod/mini'],
  ['site/calculates.ts', `import gst from '#office/gst.ts';`, 'The site knows a base URL'],
  ['site/heavy.ts', `import * as z from 'zod/mini';`, 'Schemas come from #contract'],
  ['site/checks.ts', `import check from '#content/check.ts';`, 'Checking the content is the build'],
  ['service/names.ts', `import pages from '#content/pages.ts';`, 'The service takes rows in'],
  ['database/names.ts', `import config from '#service/config.ts';`, 'The database knows what'],
  ['press/names.ts', `import config from '#service/config.ts';`, 'The press finishes files'],
  ['service/opens-door.ts', `import { look } from '#desk/door/enquiry-door.ts';`, types],
  ['service/desk/opens-door.ts', `export * from '#desk/door/deep/enquiry-door.ts';`, types],
  ['service/cli/opens-door.ts', `export { look } from '#desk/door/enquiry-door.ts';`, types],
  [
    'service/opens-later.ts',
    `export const pure = 'The office is rules';
const modules = 'opens a connection';
const door = import('#desk/door/desk-door.ts');`,
    types,
  ],
  ['service/opens-half.ts', `import { type Look, look } from '#desk/door/desk-door.ts';`, types],
  ['press/submits.ts', `import form from '#site/forms/enroll/enroll-form.tsx';`, presentational],
  ['press/posts.ts', `import { postRow } from '#site/data/post-row.ts';`, presentational],
  ['press/pages/renders.ts', `import { Slot } from '#site/ui/slot.tsx';`, presentational],
  ['desk/names.ts', `import store from '#database/store.ts';`, door],
  ['desk/routes/names.ts', `import { app } from '#service/app.ts';`, door],
  ['site/names-desk.ts', `import root from '#desk/root.tsx';`, 'The site knows a base URL'],
  ['service/names-desk.ts', `import root from '#desk/root.tsx';`, 'The service takes rows in'],

  ['service/routes/reads.ts', `export const url = process.env.SMTP_URL;`, settings],
  [
    'service/reads.ts',
    `import { env } from 'node:process';\nexport const url = env.SMTP_URL;`,
    settings,
  ],
  ['database/reads.ts', `const { env } = process;\nexport const url = env.DATABASE_URL;`, settings],
  ['office/settings.ts', `export const rate = process?.env.GST;`, settings],
  [
    'service/renames.ts',
    `const { env: given } = process;\nexport const url = given.SMTP_URL;`,
    settings,
  ],
  ['service/takes.ts', `import p from 'node:process';\nexport const url = p.env.URL;`, settings],
  ['desk/takes.ts', `import * as p from 'process';\nexport const url = p.env.URL;`, settings],
  ['service/cli/loads.ts', `process.loadEnvFile('.env');`, settings],
  ['database/loads.ts', `import { loadEnvFile } from 'node:process';\nloadEnvFile();`, settings],
  ['press/settings.ts', `export const url = globalThis.process.env.SITE_URL;`, settings],
  ['site/ui/reads.ts', `export const key = import.meta.env.VITE_DATA_SERVICE_KEY;`, build],
  ['site/reads.ts', `export const { VITE_SITE_URL } = import.meta.env;`, build],

  ['site/forms/asks.ts', `export const answer = await fetch('/rest/v1/enrollments');`, network],
  ['site/ui/asks.ts', `export const answer = await window.fetch('/x');`, network],
  ['service/routes/asks.ts', `const get = fetch;\nexport const x = await get('/x');`, network],
  ['desk/routes/asks.ts', `export const answer = await fetch('/desk/news');`, network],
  ['contract/asks.ts', `export const request = new XMLHttpRequest();`, network],
  ['office/asks.ts', `export const events = new EventSource('/x');`, network],
  ['service/payments/asks.ts', `export const answer = await fetch('https://x.example');`, network],
  ['database/asks.ts', `export const socket = new WebSocket('wss://x.example');`, network],

  ['press/pages/browser/asks.ts', `export const answer = await fetch('/x');`, network],
  ['service/calls.ts', `import { request } from 'node:https';\nrequest('https://x');`, modules],
  ['service/routes/calls.ts', `import http from 'node:http';\nhttp.get('http://x');`, modules],
  [
    'service/desk/dials.ts',
    `import { connect, isIP } from 'node:net';\nconnect(isIP('x'));`,
    modules,
  ],
  [
    'service/mails.ts',
    `import { createTransport } from 'nodemailer';\ncreateTransport();`,
    modules,
  ],
  ['service/notify/mails.ts', `import nodemailer from 'nodemailer';\nnodemailer();`, modules],
  ['service/limits.ts', `export const redis = await import('redis');`, modules],
  ['database/dials.ts', `import * as tls from 'node:tls';\ntls.connect(1);`, modules],

  ['service/asks.ts', 'export const all = `\n  SELECT name\n  FROM enrollments`;', sql],
  ['service/cli/erases.ts', `export const erase = 'DELETE FROM enrollments';`, sql],
  ['service/adds.ts', `export const add = (t: string) => \`insert into \${t} values (1)\`;`, sql],
  ['service/picks.ts', `export const pick = (c: string) => \`SELECT \${c} FROM outbox\`;`, sql],
  ['office/counts.ts', `export const count = 'SELECT count(*) AS n FROM orders';`, sql],
  ['press/empties.ts', `export const empty = 'TRUNCATE outbox';`, sql],
  ['contract/joins.ts', `export const both = 'WITH a AS (VALUES (1)) TABLE a';`, sql],
  ['site/changes.ts', `export const change = 'pragma: delete from it';`, sql],
  ['service/lists.ts', `export const all = 'select * from outbox';`, sql],
  [
    'service/lists-more.ts',
    'export const all = `\n  select name, email\n  from enrollments`;',
    sql,
  ],
  ['service/marks.ts', `export const mark = 'update enrollments set program = 1';`, sql],
  ['desk/marks.ts', 'export const mark = `\n  update enrollments\n  set program = 1`;', sql],
  ['press/drops.ts', `export const drop = 'drop table';`, sql],
  ['office/makes.ts', `export const make = 'create table if not exists a (b text)';`, sql],
  ['scripts/makes.ts', `export const make = 'create unique index one on a (b)';`, sql],
  ['service/changes.ts', `export const change = 'alter table enrollments add column b text';`, sql],
  ['service/asks-itself.ts', `import pg from 'pg';\nnew pg.Client();`, sql],
  [
    'service/cli/opens.ts',
    `import { DatabaseSync } from 'node:sqlite';\nnew DatabaseSync('x');`,
    sql,
  ],
  ['desk/asks-itself.ts', `import { sql } from 'kysely';\nsql;`, sql],
  ['desk/knows.ts', `import type { Kysely } from 'kysely';\nexport type K = Kysely<1>;`, sql],
  ['press/asks-later.ts', `export const pg = import('pg');`, sql],
  ['scripts/copies.ts', `export { sql } from 'kysely/helpers/sqlite';`, sql],
  ['scripts/begins.ts', `export const begin = 'BEGIN IMMEDIATE';`, sql],
];

/** What no room may, each asked by itself. */
const refusedEverywhere = rooms.flatMap((room): Refused[] => [
  [`${room}/any/reads.ts`, 'export const port = process.env.PORT;', settings],
  [`${room}/any/asks.ts`, `export const answer = await fetch('/x');`, network],
  [`${room}/any/tells.ts`, `navigator.sendBeacon('/x', 'y');`, network],
  [`${room}/any/builds.ts`, 'export const url = import.meta.env.VITE_SITE_URL;', build],
  [`${room}/any/names.ts`, 'export const file = import(`./file.ts`);', hidden],
]);
const refusedOutsideTheDatabase = rooms
  .filter((room) => !['content', 'database'].includes(room))
  .map(
    (room): Refused => [`${room}/any/lists.ts`, `export const all = 'SELECT * FROM outbox';`, sql],
  );

/** What looks like it and may stand there. */
const allowed: [file: string, source: string][] = [
  ['service/config.ts', 'export const settings = process.env;'],
  ['desk/react-router.config.ts', 'export const folder = process.env.DESK_BUILD_DIRECTORY;'],
  ['database/copies/postgres-programs.ts', 'export const env = { ...process.env };'],
  ['service/ends.ts', `process.on('exit', () => process.stdout.write(process.title));`],
  [
    'press/describes.ts',
    'export const describe = (process: P) => { const { x } = process; return x };',
  ],
  ['scripts/reads.ts', 'export const home = process.env.HOME;'],
  ['site/data/asks.ts', `export const answer = await fetch('/x');`],
  ['desk/browser/asks.ts', `export const news = new EventSource('/desk/news');`],
  ['press/draws.ts', `import { drawKolam } from '#site/art/kolam.ts';`],
  ['press/sets.ts', `import { fillName } from '#site/ui/format.ts';`],
  ['press/places.ts', `import { brochurePath } from '#site/data/course-place.ts';`],
  ['service/knows-door.ts', `import type { DeskDoor } from '#desk/door/desk-door.ts';`],
  ['service/desk/knows-door.ts', `export type { Look } from '#desk/door/enquiry-door.ts';`],
  ['service/names-door.ts', `export type Look = import('#desk/door/enquiry-door.ts').Look;`],
  [
    'service/payments/razorpay/ask-razorpay.ts',
    `export const answer = await fetch('https://x.example');`,
  ],
  ['service/env-file.ts', 'export const settings = process.env;'],
  ['service/notify/asks.ts', `export const answer = await fetch('https://x.example');`],
  ['service/serves.test.ts', `export const answer = await fetch('http://127.0.0.1/x');`],
  ['site/data/endpoint.ts', 'export const url = import.meta.env.VITE_SITE_URL;'],
  ['site/renders.ts', 'export const isRendered = import.meta.env.SSR;'],
  ['press/pages/browser/starter.ts', `export const file = await fetch('/x');`],
  ['site/data/tells.ts', `navigator.sendBeacon('/vitals', 'x');`],
  ['service/notify/smtp.ts', `import { createTransport } from 'nodemailer';\ncreateTransport();`],
  ['service/drain.ts', `import net from 'node:net';\nnet.Server.prototype.close.call(null);`],
  ['service/redis-limiter.ts', `import { createClient } from 'redis';\ncreateClient();`],
  [
    'service/knows-addresses.ts',
    `import { isIPv4, isIPv6 } from 'node:net';\nisIPv4(isIPv6('x'));`,
  ],
  ['service/answers.ts', `import type { ServerResponse } from 'node:http';`],
  ['database/asks-itself.ts', `export const all = 'SELECT * FROM enrollments';`],
  [
    'service/verbs.ts',
    `export const verbs = ['DELETE', 'UPDATE', 'Select a program from the list'];`,
  ],
  ['desk/words.ts', `export const words = ['select', 'Update the set of views', 'from', 'pg'];`],
  ['desk/chooses.ts', `export const hint = 'Drop a file, or create a table of your own';`],
  ['contract/light.ts', `import * as z from 'zod/mini';\nz.string();`],
  ['office/reads-dates.ts', 'export const day = (ms: number) => new Date(ms).getUTCDay();'],
  [
    'office/money/own.ts',
    `import { gst } from './gst.ts';\nimport { a } from '../rules/a/b.ts';\ngst(a);`,
  ],
  ['office/gst.test.ts', `import { it } from 'vitest';\nimport fc from 'fast-check';\nit(fc);`],
  ['database/holds.ts', `import { sql } from 'kysely';\nimport pg from 'pg';\nsql(pg);`],
  ['content/teaches.ts', `export const topics = ['SELECT with joins and subqueries'];`],
  ['service/cli/near-desk.ts', `export * from '../desk/news-now.ts';`],
  ['service/cli/staff/near-desk.ts', `export * from '../../desk/sign-in/secret-token.ts';`],
  ['database/orders/near-desk.ts', `export * from '../desk/desk-port.ts';`],
  ['service/desk/doors/enquiry/near-desk.ts', `export * from '../../../desk/news-now.ts';`],
  ['service/a/b/c/d/e/near-desk.ts', `export * from '../../../../../desk/news-now.ts';`],
  ['service/finds.ts', 'export const load = (file: string) => import(file);'],
  ['scripts/finds.ts', `export const load = (id: string) => import(\`#content/\${id}.ts\`);`],
  ['bench/faults/near-desk.ts', `export * from '../desk/fill-desk.ts';`],
  ['service/routes/near.ts', `export type { Config } from '../config.ts';`],
];

const allRefused = [...refused, ...refusedEverywhere, ...refusedOutsideTheDatabase];
const complaints = lintPlanted(
  [...allRefused, ...allowed].map(([file, source]) => [file, source] as const),
);
const messages = (file: string) => complaints(file).map(({ message }) => message);

describe('the walls between the rooms', () => {
  it.each(allRefused)('stop %s: %s', (file, _source, says) => {
    expect(messages(file)).toContainEqual(expect.stringContaining(says));
  });

  it.each(allowed)('let %s be: %s', (file) => {
    const heard = complaints(file).filter(({ rule }) => walls.includes(rule));
    expect(heard).toEqual([]);
  });
});
