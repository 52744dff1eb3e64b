/** Samples for the lint rule about which modules may contain SQL, and which may import database packages. */
import { type AllowedSample, type RefusedSample, rooms } from '../run-linter-on-samples.ts';

const sql = 'SQL stands only in database/';

export const refusedSamples: RefusedSample[] = [
  ['service/asks.ts', 'export const all = `\n  SELECT name\n  FROM enrollments`;', sql],
  ['service/cli/erases.ts', `export const erase = 'DELETE FROM enrollments';`, sql],
  ['service/adds.ts', `export const add = (t: string) => \`insert into \${t} values (1)\`;`, sql],
  ['service/picks.ts', `export const pick = (c: string) => \`SELECT \${c} FROM outbox\`;`, sql],
  ['domain/counts.ts', `export const count = 'SELECT count(*) AS n FROM orders';`, sql],
  ['postbuild/empties.ts', `export const empty = 'TRUNCATE outbox';`, sql],
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
  ['postbuild/drops.ts', `export const drop = 'drop table';`, sql],
  ['domain/makes.ts', `export const make = 'create table if not exists a (b text)';`, sql],
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
  ['postbuild/asks-later.ts', `export const pg = import('pg');`, sql],
  ['scripts/copies.ts', `export { sql } from 'kysely/helpers/sqlite';`, sql],
  ['scripts/begins.ts', `export const begin = 'BEGIN IMMEDIATE';`, sql],
  ...rooms
    .filter((room) => room !== 'content' && room !== 'database')
    .map(
      (room): RefusedSample => [
        `${room}/any/lists.ts`,
        `export const all = 'SELECT * FROM a';`,
        sql,
      ],
    ),
];

/** Code that resembles the refused samples and is allowed. */
export const allowedSamples: AllowedSample[] = [
  ['database/asks-itself.ts', `export const all = 'SELECT * FROM enrollments';`],
  [
    'service/verbs.ts',
    `export const verbs = ['DELETE', 'UPDATE', 'Select a program from the list'];`,
  ],
  [
    'desk/words/stored-value-words.ts',
    `export const words = ['select', 'Update the set of views', 'from', 'pg'];`,
  ],
  ['desk/chooses.ts', `export const hint = 'Drop a file, or create a table of your own';`],
  ['database/holds.ts', `import { sql } from 'kysely';\nimport pg from 'pg';\nsql(pg);`],
  ['content/teaches.ts', `export const topics = ['SELECT with joins and subqueries'];`],
];
