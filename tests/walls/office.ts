/** The office without clock, chance, output or anybody else's code. */
import type { Allowed, Refused } from '../lint-planted.ts';

const pure = 'The office is rules';

export const refused: Refused[] = [
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
];

/** What looks like it and may stand there. */
export const allowed: Allowed[] = [
  ['office/reads-dates.ts', 'export const day = (ms: number) => new Date(ms).getUTCDay();'],
  [
    'office/money/own.ts',
    `import { gst } from './gst.ts';\nimport { a } from '../rules/a/b.ts';\ngst(a);`,
  ],
  ['office/gst.test.ts', `import { it } from 'vitest';\nimport fc from 'fast-check';\nit(fc);`],
];
