/**
 * Fills a database like that of a busy provider after two years: each person has sent about five enquiries, most are
 * finished, a few thousand wait. The rows are inserted in bulk without the service, only to measure how fast the desk
 * is on a full database.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { connectToSqliteFile } from '#database/connection/sqlite-file.ts';
import { type DatabaseLocation, sqlitePathInFolder } from '#database/open-store.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { momentOfIndianHour } from '#domain/dates/moment-of-indian-time.ts';
import { selectableLostReasons } from '#domain/enquiries/enquiry-states.ts';

const dayMs = 86_400_000;
const period = 730 * dayMs;
const givenNames = [
  'Asha',
  'Ravi',
  'Meena',
  'John',
  'Lakshmi',
  'Imran',
  'Divya',
  'Suresh',
  'Anita',
];
const familyNames = ['Rao', 'Sharma', 'Iyer', 'Khan', 'Das', 'Reddy', 'Thomas', 'Patil'];
const sources = ['google.com', 'google.com', 'instagram.com', 'whatsapp', null, null, null];
const offers = ['mern-stack', 'flutter', 'power-bi', 'excel', 'sql', 'aws', 'testing', null];

export type FilledDesk = {
  staffIds: string[];
  enquiryIds: string[];
  phones: string[];
  /** Maps the id of each member of staff to the ids of the enquiries that they own, oldest first. */
  enquiryIdsByOwner: Map<string, string[]>;
};

type Row = Record<string, string | number | boolean | null>;

/** Fills the database at `place`. `openStore` must have opened this database before, so that its tables exist. */
export async function fillDesk(
  place: DatabaseLocation,
  { enquiries = 100_000, people = 20_000, now = Date.now() } = {},
): Promise<FilledDesk> {
  const staffIds = Array.from({ length: 8 }, (_, n) => makeIdOfMoment(now - period + n, n));
  const staff = staffIds.map(
    (id, n): Row => ({
      id,
      email: `bench.${n}@example.com`,
      name: `Counsellor ${n}`,
      role: n === 0 ? 'owner' : 'counsellor',
      state: 'active',
      made_at: now - period,
    }),
  );
  const persons = Array.from({ length: people }, (_, n) => makePerson(n));
  const calls: Row[] = [];
  const enrolments: Row[] = [];
  const subscriptions: Row[] = [];
  const work: Row[] = [];
  for (let n = 0; n < enquiries; n += 1) {
    const created_at = Math.floor(now - period + (period * n) / enquiries);
    const id = makeIdOfMoment(created_at, n);
    const { name, email, phone } = persons[n % people] as ReturnType<typeof makePerson>;
    const offer = offers[n % offers.length] ?? null;
    const from = n % 5_000 === 0 ? 'newsletter' : (sources[n % sources.length] ?? null);
    const source = from && `${from} → /`;
    const subscribes = n % 10 === 9;
    if (subscribes) subscriptions.push({ id, created_at, email: `news.${n}@example.com`, source });
    else if (n % 10 >= 7)
      enrolments.push({ id, created_at, name, email, mobile: phone, offer, source });
    else
      calls.push({
        id,
        created_at,
        name,
        email,
        phone,
        program: 'Data Science',
        message: null,
        offer,
        source,
      });
    if (!subscribes) work.push({ id, ...makeWorkColumns(n, enquiries, created_at, now, staffIds) });
  }
  const tables = {
    staff,
    request_a_call: calls,
    enrollments: enrolments,
    email_subscriptions: subscriptions,
  };
  if (place.databaseUrl === null) fillFile(sqlitePathInFolder(place.dataDir), tables, work);
  else await fillPostgres(place.databaseUrl, tables, work);
  const enquiryIds = [...calls, ...enrolments].map(({ id }) => `${id}`);
  const byOwner = Map.groupBy(work, ({ owner_id }) => `${owner_id}`);
  const enquiryIdsByOwner = new Map(
    staffIds.map((id) => [id, byOwner.get(id)?.map((row) => `${row.id}`) ?? []]),
  );
  return {
    staffIds,
    enquiryIds,
    phones: persons.map(({ phone }) => phone),
    enquiryIdsByOwner,
  };
}

function makePerson(n: number) {
  const name = `${givenNames[n % givenNames.length]} ${familyNames[n % familyNames.length]} ${n}`;
  const digits = `9${String((n * 7_919 + 100_000_007) % 1_000_000_000).padStart(9, '0')}`;
  const phone = n % 2 === 0 ? `+91 ${digits.slice(0, 5)} ${digits.slice(5)}` : digits;
  return { name, email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`, phone };
}

/**
 * Makes the columns that say how far staff have come with an enquiry. Of the newest 4 %, some are new, and staff
 * work on all others; nearly all older ones are finished.
 */
function makeWorkColumns(
  n: number,
  all: number,
  created_at: number,
  now: number,
  staffIds: string[],
): Row {
  const recent = n > all * 0.96;
  const dice = (n * 2_654_435_761) % 100;
  const owner_id = staffIds[n % staffIds.length] ?? null;
  const nothing = { owner_id: null, due_at: null, tries: 0, lost_reason: null, answered_at: null };
  if (recent && dice < 40) return { ...nothing, state: 'new', due_at: created_at };
  const answered_at = created_at + ((n * 48_271) % 2_880) * 60_000;
  const isOpen = recent || dice < 4;
  if (isOpen) {
    const today = momentOfIndianHour(indianDay(new Date(now)), 0).getTime();
    const due_at = today + (((n * 69_621) % 168) - 24) * 3_600_000;
    const state = ['reached', 'thinking', 'not reachable'][n % 3] as string;
    const isAnswered = state !== 'not reachable';
    return { ...nothing, owner_id, state, due_at, answered_at: isAnswered ? answered_at : null };
  }
  if (dice < 30) return { ...nothing, owner_id, state: 'enrolled', answered_at };
  const lost_reason = selectableLostReasons[n % selectableLostReasons.length] ?? null;
  return { ...nothing, owner_id, state: 'lost', lost_reason, answered_at };
}

function makeIdOfMoment(ms: number, n: number): string {
  const time = Math.trunc(ms).toString(16).padStart(12, '0');
  const counter = (n % 4_096).toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter}${randomUUID().slice(18)}`;
}

const workFields = ['state', 'owner_id', 'due_at', 'tries', 'lost_reason', 'answered_at'];

function fillFile(path: string, tables: Record<string, Row[]>, work: Row[]): void {
  const db = connectToSqliteFile(path, { idempotencyKey: null, now: Date.now }, 5_000);
  try {
    db.exec('BEGIN IMMEDIATE');
    for (const [table, rows] of Object.entries(tables)) {
      const names = Object.keys(rows[0] ?? {});
      const into = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`;
      const insert = db.prepare(into);
      for (const row of rows) insert.run(...(Object.values(row) as (string | number | null)[]));
    }
    const set = workFields.map((name) => `${name} = ?`).join(', ');
    const update = db.prepare(`UPDATE enquiries SET ${set} WHERE id = ?`);
    for (const row of work)
      update.run(...workFields.map((name) => row[name] as string | number | null), `${row.id}`);
    db.exec('DELETE FROM recent_submissions; DELETE FROM outbox');
    db.exec('COMMIT');
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    db.close();
  }
}

async function fillPostgres(
  url: string,
  tables: Record<string, Row[]>,
  work: Row[],
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const inChunks = async (rows: Row[], sql: string) => {
    for (let from = 0; from < rows.length; from += 5_000) {
      const chunk = rows
        .slice(from, from + 5_000)
        .map((row) => ({ ...row, ...timesAsIsoTexts(row) }));
      await client.query(sql, [JSON.stringify(chunk)]);
    }
  };
  try {
    await client.query('BEGIN');
    for (const [table, rows] of Object.entries(tables)) {
      const to = table === 'staff' ? 'back_office.staff' : `public.${table}`;
      // The trigger `b_receive` would replace the id of each row, so it is disabled. The trigger that writes the row in
      // `enquiries` stays enabled.
      if (table !== 'staff') await client.query(`ALTER TABLE ${to} DISABLE TRIGGER b_receive`);
      const names = Object.keys(rows[0] ?? {}).join(', ');
      await inChunks(
        rows,
        `INSERT INTO ${to} (${names}) SELECT ${names} FROM jsonb_populate_recordset(null::${to}, $1)`,
      );
      if (table !== 'staff') await client.query(`ALTER TABLE ${to} ENABLE TRIGGER b_receive`);
    }
    const set = workFields.map((name) => `${name} = given.${name}`).join(', ');
    await inChunks(
      work,
      `UPDATE back_office.enquiries AS it SET ${set}
         FROM jsonb_populate_recordset(null::back_office.enquiries, $1) AS given WHERE it.id = given.id`,
    );
    await client.query('DELETE FROM back_office.outbox');
    await client.query('COMMIT');
    await client.query('VACUUM ANALYZE back_office.enquiries');
  } finally {
    await client.end();
  }
}

/**
 * Returns the times of a row as ISO texts for PostgreSQL, because the rows have milliseconds, as SQLite stores them.
 */
function timesAsIsoTexts(row: Row): Row {
  const moments = Object.entries(row).filter(
    ([name, value]) => name.endsWith('_at') && value !== null,
  );
  return Object.fromEntries(
    moments.map(([name, ms]) => [name, new Date(Number(ms)).toISOString()]),
  );
}
