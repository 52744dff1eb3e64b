/**
 * Follows every column that a visitor can fill in: it is inserted as a visitor would, found wherever staff read it,
 * copied wherever rows are copied, and gone after it was erased. The columns are those of the contract, so a new
 * field is followed without a change here.
 */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FormField, formFields } from '#contract/forms/form-fields.ts';
import { leadFieldsShownWithLabel } from '#contract/rows/lead-fields.ts';
import {
  type TableName,
  tableColumns,
  tableNames,
  tableSchemas,
} from '#contract/rows/visitor-tables.ts';
import { chooseRestoreTarget } from '#database/copies/choose-restore-target.ts';
import type { Lead } from '#database/enquiries/lead-port.ts';
import { type DatabaseLocation, openStore } from '#database/open-store.ts';
import type { Store } from '#database/store.ts';
import type { InboxFilter } from '#domain/enquiries/inbox-filter.ts';
import { runBackup } from '#service/cli/copies/run-backup.ts';
import { runLeads } from '#service/cli/leads/run-leads.ts';
import { runMoveToPostgres } from '#service/cli/run-move-to-postgres.ts';
import { readSentFieldsAndQuarantineReason } from '#service/desk/api/enquiry/read-sent-fields-and-quarantine-reason.ts';
import { makeEnquiryListsApi } from '#service/desk/api/enquiry-lists/make-enquiry-lists-api.ts';
import { composeStaffMail } from '#service/notify/staff-mail/compose-staff-mail.ts';
import { makeEnquiryWebhookBody } from '#service/notify/webhooks/make-enquiry-webhook-sender.ts';
import { unknownOffers } from '#service/offers/read-offers.ts';
import { makeFailedFormPage } from '#service/rest/make-failed-form-page.ts';
import { readConfig } from '#service/settings/config.ts';
import { createMigratedPostgres } from './support/clone-test-databases.ts';
import { dumpAllTables } from './support/dump-all-tables.ts';
import { makeScratchFolder } from './support/make-scratch-folder.ts';
import { readInboxCsv } from './support/read-inbox-csv.ts';
import { storeStaffMember } from './support/staff-and-enquiries.ts';
import { startTestApp } from './support/start-test-app.ts';
import { runAtTerminal, TestTerminal } from './support/test-terminal.ts';
import { hasPostgres, postgresNameInTitles } from './support/throwaway-postgres-databases.ts';

type Way = 'form' | 'script' | 'quarantine';
type Given = { table: TableName; way: Way; row: Record<string, string> };

const fieldOf = (table: TableName, column: string): FormField =>
  (formFields[table] as Record<string, FormField>)[column] as FormField;

/** A value that occurs nowhere else. */
function valueFor(table: TableName, column: string, way: Way): string {
  const field = fieldOf(table, column);
  const ways: Way[] = ['form', 'script', 'quarantine'];
  const n = tableNames.indexOf(table) * ways.length + ways.indexOf(way);
  if (field.kind === 'offer') return `${way}-${n}-of-${table.replaceAll('_', '-')}`;
  if (field.kind === 'batch') return `019aa000-0000-7000-8000-${String(n).padStart(12, '0')}`;
  if (field.kind === 'silent') return `${way}-${n}.example → /of-${table.replaceAll('_', '-')}`;
  if (field.kind === 'choice') return field.choices[n % field.choices.length]?.value ?? '';
  if (field.kind === 'line' && field.type === 'email') return `${way}.${column}.${n}@example.in`;
  if (field.kind === 'line' && field.type === 'tel') return `+91 98765 4${String(3200 + n)}`;
  return `${column} of ${table} by ${way}`;
}

const given: readonly Given[] = tableNames.flatMap((table) =>
  (['form', 'script', 'quarantine'] as const).map((way) => ({
    table,
    way,
    row: Object.fromEntries(
      tableColumns[table].map((column) => [column, valueFor(table, column, way)]),
    ),
  })),
);

type OneColumn = { table: TableName; column: string; way: Way; value: string };

const everyColumn: readonly OneColumn[] = given.flatMap(({ table, way, row }) =>
  Object.entries(row).map(([column, value]) => ({ table, column, way, value })),
);

/** The text that mails and lists show for a value: the label of the option if the visitor chose one from a list. */
function readAs(table: TableName, column: string, value: string): string {
  const field = fieldOf(table, column);
  if (field.kind !== 'choice') return value;
  return field.choices.find((choice) => choice.value === value)?.label ?? value;
}

async function leadsOf(store: Store): Promise<Lead[]> {
  const found: Lead[] = [];
  for await (const page of store.iterateLeadPages({})) found.push(...page);
  return found;
}

async function command(place: DatabaseLocation, ...words: string[]): Promise<string> {
  const { code, out } = await runAtTerminal((terminal) =>
    runLeads(words, terminal, () => openStore(place)),
  );
  expect(code).toBe(0);
  return out;
}

/** The desk's pages and CSV of these enquiries. */
async function atDesk(store: Store, filter: InboxFilter): Promise<Record<string, string>> {
  const options = {
    store,
    staff: await storeStaffMember(store, 'owner'),
    offers: unknownOffers,
    now: Date.now,
  };
  const { rows } = await store.desk.inbox(filter, 'all', 1);
  const sheets = await Promise.all(
    rows.map((one) => readSentFieldsAndQuarantineReason(store, one, unknownOffers)),
  );
  const fields = sheets.flatMap(({ sent }) => sent.map(({ label, value }) => `${label}: ${value}`));
  return {
    'sheets of the desk': fields.join('\n'),
    'CSV of the desk': await readInboxCsv(makeEnquiryListsApi(options), filter),
  };
}

/** A visitor is not told about a fault of ours, so the database's message is read from the log. */
function causesIn(log: readonly string[]): string {
  const errors = log.map((line) => JSON.parse(line) as { err?: { message?: string } });
  return errors.map(({ err }) => (err?.message ? `\nlogged: ${err.message}` : '')).join('');
}

/** Inserts all rows. Returns what staff read of the quarantined ones before they release them. */
async function insertAll(place: DatabaseLocation): Promise<Record<string, string>[]> {
  const readQuarantined: Record<string, string>[] = [];
  const env = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' };
  const store = await openStore(place);
  await store.outbox.setChannel('webhook', true);
  // The test's service has no webhook and would therefore switch the webhook channel off soon after its start, so the
  // switch is disabled.
  const outbox = { ...store.outbox, setChannel: async () => {} };
  const app = await startTestApp({ env, store: { ...store, outbox } });
  for (const { table, way, row } of given) {
    if (way === 'quarantine') {
      await app.store.keepInQuarantine({ table, row, idempotencyKey: null }, 'trap');
      const [aside] = await app.store.findAllQuarantined();
      readQuarantined.push({
        'list of the quarantine': await command(place, 'quarantine'),
        ...(await atDesk(app.store, { isQuarantined: true })),
      });
      expect(await app.store.releaseFromQuarantine(aside?.id ?? '', 'terminal')).toBe('stored');
      continue;
    }
    const form = way === 'form';
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
    const answer = await app.inject({
      method: 'POST',
      url: `/rest/v1/${table}`,
      headers: { 'content-type': type, apikey: 'miranaya-public-key' },
      payload: form ? new URLSearchParams(row).toString() : JSON.stringify(row),
    });
    expect(answer.statusCode, `${answer.body}${causesIn(app.log)}`).toBe(201);
  }
  await app.close();
  return readQuarantined;
}

/** Names the places of `read` in which staff would find neither the value nor its label. */
function missingIn(read: Record<string, string>, { table, column, value }: OneColumn): string[] {
  const label = readAs(table, column, value);
  return Object.entries(read)
    .filter(([, text]) => !text.includes(value) && !text.includes(label))
    .map(([where]) => where);
}

function columnsAreCarried(
  make: () => Promise<{ place: DatabaseLocation; other: DatabaseLocation; copy: string }>,
) {
  let place: DatabaseLocation;
  let other: DatabaseLocation;
  let kept: string;
  let readQuarantined: Record<string, string>[];
  const read: Record<string, string> = {};

  beforeAll(async () => {
    let copy: string;
    ({ place, other, copy } = await make());
    readQuarantined = await insertAll(place);
    kept = await dumpAllTables(place);

    read.list = await command(place, 'list');
    read['list --json'] = await command(place, 'list', '--json');
    read.export = await command(place, 'export');
    const store = await openStore(place);
    const leads = await leadsOf(store);
    Object.assign(read, await atDesk(store, {}));
    const mail = await store.outbox.claim('mail', 50, 60_000);
    if (mail === null) throw new Error('There is nothing to tell staff of');
    const webhook = await store.outbox.claim('webhook', 50, 60_000);
    await store.close();
    read['shown one by one'] = '';
    for (const { id } of leads) read['shown one by one'] += await command(place, 'show', id);
    const { text, html } = composeStaffMail(mail, 'desk@example.in');
    Object.assign(read, { 'mail as text': text, 'mail as HTML': html });
    read['mail about one'] = mail.leads
      .map((lead) => composeStaffMail({ ...mail, leads: [lead] }, 'desk@example.in').text)
      .join('\n');
    read.webhook = webhook?.leads.map((lead) => makeEnquiryWebhookBody(lead)).join('\n') ?? '';

    await runBackup(configOf(place), copy, new TestTerminal());
    const staged = await chooseRestoreTarget(other).stage(copy);
    await staged.replace(await staged.compareWithTarget(), '20260101-000000');
  }, 60_000);

  it('every row exists, with a header of its own', async () => {
    const store = await openStore(place);
    const leads = await leadsOf(store);
    const ids = leads.map(({ id }) => id);
    const released = (await store.desk.eventsOf(ids)).map(({ subject }) => subject);
    await store.close();
    expect(leads).toHaveLength(given.length);
    expect(released).toHaveLength(given.filter(({ way }) => way === 'quarantine').length);
    // The database contains each id in the enquiry's row, in its header, in the queue of the search index, twice in
    // each of two notifications for staff (in an old and in a new column), and in the audit if the enquiry was released
    // from quarantine.
    for (const id of ids)
      expect(kept.split(id).length - 1).toBe(1 + 1 + 1 + 2 * 2 + Number(released.includes(id)));
  });

  it.each(everyColumn)('$column of $table by $way is stored', ({ value }) => {
    expect(kept).toContain(value);
  });

  it.each(everyColumn)('$column of $table by $way is shown to staff everywhere', (one) => {
    expect(missingIn(read, one)).toEqual([]);
  });

  it.each(everyColumn.filter(({ way }) => way === 'quarantine'))(
    '$column of $table is shown to staff before the enquiry is released',
    (one) => {
      expect(missingIn(readQuarantined[tableNames.indexOf(one.table)] ?? {}, one)).toEqual([]);
    },
  );

  const further: readonly string[] = leadFieldsShownWithLabel;

  it.each(everyColumn.filter(({ column }) => further.includes(column)))(
    '$column of $table by $way is under its label in lists and mails',
    (one) => {
      const { label } = fieldOf(one.table, one.column);
      const said = `${label}: ${readAs(one.table, one.column, one.value)}`;
      for (const where of ['list', 'mail about one', 'sheets of the desk'])
        expect(read[where]).toContain(said);
      expect(read.export?.split('\n', 1)[0]).toContain(`,${label}`);
    },
  );

  it('every row is the same after a backup was restored', async () => {
    const [one, two] = [await openStore(place), await openStore(other)];
    const [before, after] = [await leadsOf(one), await leadsOf(two)];
    await one.close();
    await two.close();
    expect(after).toEqual(before);
    const restored = await dumpAllTables(other);
    expect(everyColumn.filter(({ value }) => !restored.includes(value))).toEqual([]);
    for (const { id } of before) expect(restored.split(id).length).toBe(kept.split(id).length);
  });

  it('no value is left, and of a row only the audit with the times of arrival and erasure', async () => {
    const store = await openStore(place);
    const ids = (await leadsOf(store)).map(({ id }) => id);
    expect(await store.desk.erase(ids, 'terminal')).toBe(given.length);
    await store.close();
    const lines = (await dumpAllTables(place)).split('\n');
    expect(everyColumn.filter(({ value }) => lines.some((line) => line.includes(value)))).toEqual(
      [],
    );
    const naming = lines.filter((line) => ids.some((id) => line.includes(id)));
    const [released, erased] = ['"enquiry.let-in"', '"enquiry.erased"'].map((type) =>
      naming.filter((line) => line.includes(type)),
    );
    expect(released).toHaveLength(given.filter(({ way }) => way === 'quarantine').length);
    expect(erased).toHaveLength(ids.length);
    expect(naming).toHaveLength(ids.length + (released?.length ?? 0));
  });
}

const configOf = ({ databaseUrl, dataDir }: DatabaseLocation) =>
  readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' });

describe('every column, on SQLite', () => {
  const folder = makeScratchFolder();
  afterAll(() => folder.remove());
  const at = (name: string): DatabaseLocation => ({
    databaseUrl: null,
    dataDir: join(folder.path, name),
  });
  columnsAreCarried(async () => ({
    place: at('data'),
    other: at('other'),
    copy: join(folder.path, 'copy'),
  }));
});

describe.skipIf(!hasPostgres)(`every column, on ${postgresNameInTitles}`, () => {
  const folder = makeScratchFolder();
  const made: Awaited<ReturnType<typeof createMigratedPostgres>>[] = [];
  afterAll(async () => {
    for (const database of made) await database.drop();
    folder.remove();
  });
  const fresh = async (): Promise<DatabaseLocation> => {
    const database = await createMigratedPostgres();
    made.push(database);
    return { databaseUrl: database.url, dataDir: folder.path };
  };
  columnsAreCarried(async () => ({
    place: await fresh(),
    other: await fresh(),
    copy: join(folder.path, 'copy'),
  }));

  it('is the same after a move from the file', async () => {
    const file: DatabaseLocation = { databaseUrl: null, dataDir: join(folder.path, 'file') };
    const there = await fresh();
    await insertAll(file);
    const [before, keptBefore] = [await openStore(file), await dumpAllTables(file)];
    const leads = await leadsOf(before);
    await before.close();
    await runMoveToPostgres(
      { ...configOf(file), databaseUrl: there.databaseUrl },
      new TestTerminal(),
    );
    const after = await openStore(there);
    expect(await leadsOf(after)).toEqual(leads);
    // Moving also copies the values by which a repeated form is recognised, so sending a row again is reported as a
    // repetition.
    for (const { table, way, row } of given)
      if (way !== 'quarantine')
        expect(await after.insertAsVisitor({ table, row, idempotencyKey: null })).toBe('repeated');
    await after.close();
    const moved = await dumpAllTables(there);
    expect(everyColumn.filter(({ value }) => !moved.includes(value))).toEqual([]);
    for (const { id } of leads) expect(moved.split(id).length).toBe(keptBefore.split(id).length);
  });

  it('a key that is no column for visitors is refused, and nothing is stored', async () => {
    const store = await openStore(await fresh());
    for (const key of ['nickname', 'id', 'created_at']) {
      const row = { email: 'a@example.in', [key]: 'x' };
      const submission = { table: 'email_subscriptions', row, idempotencyKey: null } as const;
      await expect(store.insertAsVisitor(submission)).rejects.toThrow(key);
    }
    expect(await store.countLeads({})).toBe(0);
    await store.close();
  });
});

describe('the page of a form that could not be saved', () => {
  it.each(given)('asks again for every column of $table, with what was typed by $way', (one) => {
    const known = { offers: unknownOffers, openBatches: [] };
    const common = { code: '23514', message: '', anonKey: 'k', siteUrl: '', ...known };
    const { html } = makeFailedFormPage({ ...common, table: one.table, values: one.row });
    for (const [column, value] of Object.entries(one.row)) {
      expect(html).toContain(`name="${column}"`);
      expect(html).toMatch(new RegExp(`(value="|>\\n)${RegExp.escape(value)}["<]`));
    }
  });
});

it('a form may leave out exactly the columns that its schema does not require', () => {
  for (const table of tableNames)
    for (const [column, field] of Object.entries<FormField>(formFields[table])) {
      const row = Object.fromEntries(
        tableColumns[table].map((other) => [other, valueFor(table, other, 'form')]),
      );
      const { [column]: _left, ...rest } = row;
      expect(tableSchemas[table].safeParse(rest).success).toBe(field.optional === true);
    }
});
