/** Samples for the lint rules of `domain/`, which uses no clock, no random numbers, no output and no packages. */
import type { AllowedSample, RefusedSample } from '../run-linter-on-samples.ts';

const pure = 'The domain is rules';

export const refusedSamples: RefusedSample[] = [
  ['domain/names.ts', `import rows from '#contract/rows/visitor-tables.ts';`, pure],
  ['domain/reads.ts', `import { readFileSync } from 'node:fs';`, pure],
  ['domain/rules/keeps.ts', `import { sql } from 'kysely';`, pure],
  ['domain/asks-itself.ts', `import pg from 'pg';\nnew pg.Client();`, pure],
  ['domain/shows.ts', `import { useState } from 'react';\nuseState();`, pure],
  ['domain/later.ts', `export const rules = import('fastify');`, pure],
  ['domain/mails.ts', `import { createTransport } from 'nodemailer';\ncreateTransport();`, pure],
  ['domain/says.ts', `console.log('paid');`, pure],
  ['domain/dates/today.ts', 'export const today = new Date();', pure],
  ['domain/now.ts', 'export const now = () => Date.now();', pure],
  ['domain/throws.ts', 'export const dice = Math.random();', pure],
  ['domain/counts-time.ts', 'export const start = performance.now();', pure],
  ['domain/names-it.ts', 'export const id = crypto.randomUUID();', pure],
  ['domain/waits.ts', 'setTimeout(() => 1, 10);', pure],
];

/** Code that resembles the refused samples and is allowed. */
export const allowedSamples: AllowedSample[] = [
  ['domain/reads-dates.ts', 'export const day = (ms: number) => new Date(ms).getUTCDay();'],
  [
    'domain/money/own.ts',
    `import { gst } from './gst.ts';\nimport { a } from '../rules/a/b.ts';\ngst(a);`,
  ],
  [
    'domain/money/split-included-gst.test.ts',
    `import { it } from 'vitest';\nimport fc from 'fast-check';\nit(fc);`,
  ],
];
