/**
 * From a SQLite file to an empty PostgreSQL, in one transaction on each side. Counts and checksums of what
 * arrived are compared with what was there before anything is kept; a difference leaves PostgreSQL empty.
 *
 * Not moved: idempotency keys and the traces of recent submissions, which are computed differently there
 * and serve for a day and for ten minutes.
 */
import { createHash, type Hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { UnusableStore } from './store.ts';

type Moved = { table: string; rows: number; sha256: string };
type Value = string | number | null;

/** How each column is written on the other side: `time` is milliseconds here and a timestamp there. */
type Kind = 'same' | 'time' | 'json' | 'date';
type TablePlan = { from: string; to: string; key: string; columns: Record<string, Kind> };

const row: Record<string, Kind> = { id: 'same', created_at: 'time', email: 'same' };

const plans: readonly TablePlan[] = [
  {
    from: 'request_a_call',
    to: 'public.request_a_call',
    key: 'id',
    columns: { ...row, name: 'same', phone: 'same', program: 'same', message: 'same' },
  },
  {
    from: 'enrollments',
    to: 'public.enrollments',
    key: 'id',
    columns: { ...row, name: 'same', mobile: 'same' },
  },
  { from: 'email_subscriptions', to: 'public.email_subscriptions', key: 'id', columns: row },
  {
    from: 'outbox',
    to: 'back_office.outbox',
    key: 'id',
    columns: {
      id: 'same',
      channel: 'same',
      kind: 'same',
      row_id: 'same',
      created_at: 'time',
      due_at: 'time',
      attempts: 'same',
      batch_id: 'same',
      claimed_until: 'time',
      sent_at: 'time',
      set_aside_at: 'time',
      last_error: 'same',
    },
  },
  {
    from: 'quarantine',
    to: 'back_office.quarantine',
    key: 'id',
    columns: { id: 'same', created_at: 'time', kind: 'same', submission: 'json', reason: 'same' },
  },
  {
    from: 'quarantine_keys',
    to: 'back_office.quarantine_keys',
    key: 'key',
    columns: { key: 'same', quarantine_id: 'same' },
  },
  {
    from: 'web_vitals',
    to: 'back_office.web_vitals',
    key: 'day, route, metric, value',
    columns: { day: 'date', route: 'same', metric: 'same', value: 'same' },
  },
];

const chunkRows = 1_000;

/** Rejects with UnusableStore when the target holds rows already, or when a checksum differs. */
export async function moveToPostgres(
  source: DatabaseSync,
  url: string,
  progress: (table: string, done: number, total: number) => void,
): Promise<Moved[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  source.exec('BEGIN');
  try {
    await client.query('BEGIN');
    const moved: Moved[] = [];
    for (const plan of plans) {
      await refuseRows(client, plan);
      // Triggers would give new ids and tell staff a second time.
      await client.query(`ALTER TABLE ${plan.to} DISABLE TRIGGER USER`);
      const sent = await copyTable(source, client, plan, progress);
      await client.query(`ALTER TABLE ${plan.to} ENABLE TRIGGER USER`);
      const arrived = await checksumOf(client, plan);
      if (arrived.rows !== sent.rows || arrived.sha256 !== sent.sha256) {
        throw new UnusableStore(
          `${plan.from} arrived differently (${arrived.rows} of ${sent.rows} rows). Nothing was moved.`,
        );
      }
      moved.push(arrived);
    }
    await client.query('COMMIT');
    return moved;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    source.exec('ROLLBACK');
    await client.end();
  }
}

async function refuseRows(client: pg.Client, { to }: TablePlan): Promise<void> {
  const { rows } = await client.query(`SELECT EXISTS (SELECT FROM ${to}) AS has_rows`);
  if (rows[0].has_rows) {
    throw new UnusableStore(`${to} in PostgreSQL holds rows already. Move into an empty database.`);
  }
}

async function copyTable(
  source: DatabaseSync,
  client: pg.Client,
  plan: TablePlan,
  progress: (table: string, done: number, total: number) => void,
): Promise<Moved> {
  const names = Object.keys(plan.columns);
  const { n: total } = source.prepare(`SELECT count(*) AS n FROM ${plan.from}`).get() as {
    n: number;
  };
  const checksum = createHash('sha256');
  let chunk: Record<string, Value>[] = [];
  let rows = 0;

  const flush = async () => {
    if (chunk.length === 0) return;
    const types = names.map((name) => `${name} ${typeThere(plan.columns[name])}`).join(', ');
    const values = names.map((name) => valueThere(name, plan.columns[name])).join(', ');
    await client.query(
      `INSERT INTO ${plan.to} (${names.join(', ')}) SELECT ${values} FROM jsonb_to_recordset($1) AS given (${types})`,
      [JSON.stringify(chunk)],
    );
    progress(plan.from, rows, total);
    chunk = [];
  };

  const all = source.prepare(`SELECT ${names.join(', ')} FROM ${plan.from} ORDER BY ${plan.key}`);
  for (const record of all.iterate() as Iterable<Record<string, Value>>) {
    addTo(
      checksum,
      names.map((name) => canonical(record[name] ?? null, plan.columns[name])),
    );
    chunk.push(record);
    rows += 1;
    if (chunk.length === chunkRows) await flush();
  }
  await flush();
  return { table: plan.from, rows, sha256: checksum.digest('hex') };
}

function typeThere(kind: Kind = 'same'): string {
  return { same: 'text', time: 'double precision', json: 'text', date: 'text' }[kind];
}

/** The types of the target's columns do the rest, except where a cast has to be named. */
function valueThere(name: string, kind: Kind = 'same'): string {
  if (kind === 'time') return `to_timestamp(${name} / 1000)`;
  if (kind === 'json') return `${name}::jsonb`;
  if (kind === 'date') return `${name}::date`;
  if (name === 'id' || name.endsWith('_id')) return `${name}::uuid`;
  if (name === 'attempts') return `${name}::int`;
  if (name === 'value') return `${name}::double precision`;
  return name;
}

/** Read back as it is stored now, in the form that the checksum of the source was made of. */
async function checksumOf(client: pg.Client, plan: TablePlan): Promise<Moved> {
  const names = Object.keys(plan.columns);
  const values = names.map((name) => {
    const kind = plan.columns[name];
    if (kind === 'time') return `(extract(epoch FROM ${name}) * 1000)::bigint::text AS ${name}`;
    return `${name}::text AS ${name}`;
  });
  // The order of SQLite: by bytes.
  const order = plan.key
    .split(', ')
    .map((name) => (name === 'value' ? name : `${name}::text COLLATE "C"`));
  await client.query(
    `DECLARE arrived NO SCROLL CURSOR FOR SELECT ${values.join(', ')} FROM ${plan.to} ORDER BY ${order.join(', ')}`,
  );
  const checksum = createHash('sha256');
  let count = 0;
  for (;;) {
    const { rows } = await client.query(`FETCH ${chunkRows} FROM arrived`);
    if (rows.length === 0) break;
    for (const record of rows) {
      addTo(
        checksum,
        names.map((name) => canonical(record[name], plan.columns[name])),
      );
      count += 1;
    }
  }
  await client.query('CLOSE arrived');
  return { table: plan.from, rows: count, sha256: checksum.digest('hex') };
}

function addTo(checksum: Hash, values: (string | null)[]): void {
  checksum.update(JSON.stringify(values)).update('\n');
}

/** The same text for the same value, whichever database it came from. */
function canonical(value: Value, kind: Kind = 'same'): string | null {
  if (value === null) return null;
  if (kind === 'json') {
    const entries = Object.entries(JSON.parse(String(value)));
    return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  }
  return String(value);
}
