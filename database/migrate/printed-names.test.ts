/** Receipts that were given before they had a record of their own: what stood on them stands there still. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scratchFolder } from '../../tests/service/support/scratch-folder.ts';
import {
  hasPostgres,
  onServer,
  postgresName,
  throwawayPostgres,
} from '../../tests/service/support/throwaway-postgres.ts';
import { connect, sealFile } from '../connection/sqlite-file.ts';
import { openPostgresStore } from '../postgres-store.ts';
import { openSqliteStore } from '../sqlite-store.ts';
import type { Store } from '../store.ts';
import { migratePostgres } from './postgres-migrate.ts';
import { migrateSqlite } from './sqlite-migrate.ts';

const before = '015-by-index.sql';
const people = [
  ['Ravi Kumar', 'Ravi Kumar'],
  ['Anita D’Souza', 'Anita D’Souza'],
  ['José Peña', 'José Peña'],
  ['सेल्वी', 'The person with the address person3@example.com'],
] as const;
const idOf = (kind: number, n: number) => `0198c0de-0000-7000-8000-00000000${kind}00${n}`;
const numberOf = (n: number) => `MIR/26-27/00000${n}`;

/** `at` is a moment, and `schema` begins the name of a table of the office, as the engine has them. */
const statements = (at: string, schema: string) =>
  people.flatMap(([name], n) => [
    `INSERT INTO enrollments (id, created_at, name, email, mobile)
       VALUES ('${idOf(1, n)}', ${at}, '${name}', 'person${n}@example.com', '98765 4321${n}')`,
    `INSERT INTO ${schema}orders (id, enrolment_id, offer_slug, offer_version, offer_title, facts, amount_paise,
         state, made_at, due_at, payment_id, paid_at, receipt_number, receipt_at)
       VALUES ('${idOf(2, n)}', (SELECT id FROM enrollments WHERE mobile = '98765 4321${n}'), '', 'v', 'An offer', '{}', 100,
         'paid', ${at}, ${at}, 'pay_${n}', ${at}, '${numberOf(n)}', ${at})`,
  ]);

async function namesIn(store: Store): Promise<(string | undefined)[]> {
  const found = await Promise.all(people.map((_, n) => store.orders.findReceipt(numberOf(n))));
  await store.close();
  return found.map((receipt) => receipt?.payer);
}
const printed = people.map(([, onPaper]) => onPaper);

it('an old receipt names the person as it was printed, on SQLite', async () => {
  const folder = scratchFolder();
  const path = join(folder.path, 'miranaya.db');
  const old = connect(path, { idempotencyKey: null, now: Date.now });
  migrateSqlite(old, Date.now(), before);
  sealFile(old, path);
  for (const statement of statements(`${Date.now()}`, '')) old.exec(statement);
  old.close();
  expect(await namesIn(openSqliteStore(path, Date.now))).toEqual(printed);
  folder.remove();
});

it.skipIf(!hasPostgres)(
  `an old receipt names the person as it was printed, on ${postgresName}`,
  async () => {
    const { url, drop } = await throwawayPostgres();
    await onServer(async (client) => {
      await migratePostgres(client, before);
      for (const statement of statements('now()', 'back_office.')) await client.query(statement);
    }, url);
    expect(await namesIn(await openPostgresStore(url, () => {}))).toEqual(printed);
    await drop();
  },
);
