/**
 * Events of the desk, which make up the histories and the audit. An event is written in the transaction of its change,
 * and stays when the enquiry is erased. So it contains only ids, states and our own words, never a visitor's name,
 * address, number or text.
 */
import type { Selectable } from 'kysely';
import type { DeskEvent } from '#domain/desk-event.ts';
import type { DeskEventType } from '#domain/desk-event-types.ts';
import type { AllTables } from '../connection/all-tables.ts';
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { dateOfMoment } from '../connection/stored-moment.ts';
import { makeUuidV7 } from '../uuid-v7.ts';
import type { DeskTransaction } from './desk-transaction.ts';

type Entry = Omit<DeskEvent, 'id' | 'at' | 'type'> & { type: DeskEventType };

/** The greatest number of rows in one statement, because PostgreSQL and SQLite limit the number of values. */
const entriesAtOnce = 1_000;

/** Writes an event. Returns the id of the event. */
export async function recordDeskEvent(work: DeskTransaction, entry: Entry): Promise<string> {
  const [id] = await recordDeskEvents(work, [entry]);
  return id as string;
}

export async function recordDeskEvents(
  { database, trx, now }: DeskTransaction,
  entries: readonly Entry[],
): Promise<string[]> {
  const rows = entries.map(({ type, subject, who, what }) => ({
    id: makeUuidV7(now.getTime()),
    at: database.moment(now),
    type,
    who,
    subject,
    what: database.json(what),
  }));
  for (let from = 0; from < rows.length; from += entriesAtOnce) {
    await trx
      .insertInto('desk_events')
      .values(rows.slice(from, from + entriesAtOnce))
      .execute();
  }
  return rows.map(({ id }) => id);
}

export function toDeskEvent(
  record: Selectable<AllTables['desk_events']>,
  database: Pick<KyselyDatabase, 'fromJson'>,
): DeskEvent {
  const { id, at, type, who, subject, what } = record;
  return {
    id,
    at: dateOfMoment(at),
    type,
    who,
    subject,
    what: database.fromJson(what) as DeskEvent['what'],
  };
}
