/**
 * Wrong values that reach the database without the service, as they would where a plain PostgREST replaces it. The
 * columns are those of the forms, so a new field without a trigger fails here.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FormField, formFields } from '#contract/forms/form-fields.ts';
import { fieldErrorSentences } from '#contract/rows/field-error-sentences.ts';
import { findColumnForLeadField, type LeadField, leadFields } from '#contract/rows/lead-fields.ts';
import { type TableName, tableNames, tableSchemas } from '#contract/rows/visitor-tables.ts';
import { createMigratedPostgres } from '../../tests/service/support/clone-test-databases.ts';
import { type OpenedStore, onBothEngines } from '../../tests/service/support/on-both-engines.ts';
import {
  hasPostgres,
  postgresNameInTitles,
} from '../../tests/service/support/throwaway-postgres-databases.ts';
import { makeFieldValueOfLength } from '../../tests/support/make-field-value-of-length.ts';
import type { Lead } from '../enquiries/lead-port.ts';
import { readMigrations } from '../migrate/migrations.ts';
import { openPostgresStore } from '../open-postgres-store.ts';
import type { Store } from '../store.ts';

type Row = Record<string, string>;

const columns = tableNames.flatMap((table) =>
  Object.entries<FormField>(formFields[table]).map(([column, field]) => ({ table, column, field })),
);
/** Nobody is asked for these, so the service mends them instead of refusing them. */
const asked = columns.filter(({ field }) => field.kind !== 'silent');
const limited = asked.flatMap((one) =>
  'most' in one.field ? [{ ...one, most: one.field.most }] : [],
);
/** For each engine, the SQL that switches the triggers off that refuse a row with a sentence. */
const switchTriggersOff = {
  SQLite: triggersIn('sqlite', /CREATE TRIGGER (\w+_a_\w+)/g).map(
    ([, name]) => `DROP TRIGGER IF EXISTS ${name}`,
  ),
  PostgreSQL: triggersIn('postgres', /create trigger (\w+) before insert on (public\.\w+)/g).map(
    ([, name, table]) => `ALTER TABLE ${table} DISABLE TRIGGER ${name}`,
  ),
};
function triggersIn(engine: 'sqlite' | 'postgres', pattern: RegExp) {
  return readMigrations(engine).flatMap(({ sql }) => [...sql.matchAll(pattern)]);
}
const choices = asked.filter(({ field }) => field.kind === 'choice');
/**
 * A plain PostgREST stores an empty message as an empty text: the message is older than the rule that makes empty texts
 * null, and both look the same to staff. Every other optional column follows the rule.
 */
const emptied = columns.filter(({ field, column }) => field.optional && column !== 'message');

let rows = 0;
function sampleOf(field: FormField): string {
  if (field.kind === 'choice') return field.choices[0]?.value ?? '';
  if (field.kind === 'batch') return '019aa000-0000-7000-8000-000000000000';
  if (field.kind === 'line' && field.type === 'email') return `asha.${rows}@example.com`;
  if (field.kind === 'line' && field.type === 'tel') return '+91 98765 43210';
  return 'x';
}

/** A row that is accepted: with the address of another person each time, and without optional columns. */
function rowOf(table: TableName): Row {
  rows += 1;
  const fields = Object.entries<FormField>(formFields[table]);
  return Object.fromEntries(
    fields.flatMap(([column, field]) => (field.optional ? [] : [[column, sampleOf(field)]])),
  );
}

const insert = (store: Store, table: TableName, row: Row) =>
  store.insertAsVisitor({ table, row, idempotencyKey: null });

onBothEngines('a row that reaches the database without the service', (open) => {
  let opened: OpenedStore;
  let store: Store;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
  });
  afterAll(() => opened.close());

  it.each(limited)('has $column of $table at its longest, but no longer', async (one) => {
    const { table, column, field, most } = one;
    const longest = { ...rowOf(table), [column]: makeFieldValueOfLength(field, most) };
    expect(await insert(store, table, longest)).toBe('stored');
    const longer = { ...rowOf(table), [column]: makeFieldValueOfLength(field, most + 1) };
    const sentence = tableSchemas[table].safeParse(longer).error?.issues[0]?.message;
    await expect(insert(store, table, longer)).rejects.toThrow(sentence ?? 'no sentence');
  });

  // A choice that was added only to the form would be refused when a visitor chooses it.
  it.each(choices)('may have each of the choices in $column of $table', async (one) => {
    const { table, column, field } = one;
    for (const { value } of field.kind === 'choice' ? field.choices : [])
      expect(await insert(store, table, { ...rowOf(table), [column]: value })).toBe('stored');
  });

  it.each(asked)('has no control character in $column of $table', async (one) => {
    const { table, column, field } = one;
    const unreadable = { ...rowOf(table), [column]: `${sampleOf(field)}\u0001` };
    const answer = await insert(store, table, unreadable).catch((error: Error) => error.message);
    expect(Object.values(fieldErrorSentences)).toContain(answer);
  });
});

// The triggers give the sentences. The constraints behind them have to refuse the same values without a trigger.
onBothEngines('a row in a table whose triggers are off', (open) => {
  let opened: OpenedStore;
  beforeAll(async () => {
    opened = await open();
    await opened.exec(switchTriggersOff[opened.store.engine].join(';'));
  });
  afterAll(() => opened.close());

  /** On PostgreSQL, a trigger gives the id and the time, so the row is inserted with both. */
  const insertWithoutTriggers = async (table: TableName, row: Row): Promise<void> => {
    if (opened.store.engine === 'SQLite') await insert(opened.store, table, row);
    else
      await opened.exec(
        `INSERT INTO public.${table} (id, created_at, ${Object.keys(row)})
         VALUES (gen_random_uuid(), now(), ${Object.values(row).map((value) => `'${value}'`)})`,
      );
  };
  const refusal = /violates check constraint|Please check what you have entered/;

  it.each(tableNames)('of %s is stored if it is right', async (table) => {
    await insertWithoutTriggers(table, rowOf(table));
  });

  it.each(choices)('has none but the choices in $column of $table', async ({ table, column }) => {
    const wrong = { ...rowOf(table), [column]: 'none of the choices' };
    await expect(insertWithoutTriggers(table, wrong)).rejects.toThrow(refusal);
  });

  it.each(limited)('has $column of $table no longer than its longest', async (one) => {
    const { table, column, field, most } = one;
    const longer = { ...rowOf(table), [column]: makeFieldValueOfLength(field, most + 1) };
    await expect(insertWithoutTriggers(table, longer)).rejects.toThrow(refusal);
  });
});

describe.skipIf(!hasPostgres)(`an optional column on ${postgresNameInTitles}`, () => {
  let database: Awaited<ReturnType<typeof createMigratedPostgres>>;
  let store: Store;
  beforeAll(async () => {
    database = await createMigratedPostgres();
    store = await openPostgresStore(database.url, () => {});
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  it.each(emptied)('is null if it is sent empty: $column of $table', async ({ table, column }) => {
    const row = rowOf(table);
    const field = leadFields.find((name) => findColumnForLeadField(table, name) === column);
    expect(await insert(store, table, { ...row, [column]: '' })).toBe('stored');
    const leads: Lead[] = [];
    for await (const page of store.iterateLeadPages({ table })) leads.push(...page);
    const lead = leads.find(({ email }) => email === row.email);
    expect(lead?.[field as LeadField]).toBeNull();
  });

  // A trigger that makes it null has to run before `b_receive`, which recognises repetitions by what is stored.
  it.each(emptied)('sent empty is recognised as left out: $column of $table', async (one) => {
    const { table, column } = one;
    const row = rowOf(table);
    expect(await insert(store, table, row)).toBe('stored');
    expect(await insert(store, table, { ...row, [column]: '' })).toBe('repeated');
  });
});
