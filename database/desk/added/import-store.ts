/**
 * Imports of files with enquiries. Each import is one transaction, so a file is never imported in part. Every enquiry
 * stores the id of its import, so that staff can undo the import.
 */
import type { Selectable } from 'kysely';
import type { EnquiryImport } from '#domain/enquiries/enquiry-import.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import { dateOfMoment } from '../../connection/stored-moment.ts';
import { isUuid, makeUuidV7 } from '../../uuid-v7.ts';
import { findWorkedOnEnquiries } from '../acts/find-worked-on-enquiries.ts';
import { recordDeskEvents } from '../desk-event-store.ts';
import type { DeskTables } from '../desk-tables.ts';
import { inDeskTransaction } from '../desk-transaction.ts';
import type { EnquiryToAdd } from './added-enquiry-port.ts';
import type { ImportPort, KnownPerson } from './import-port.ts';

/** The greatest number of rows in one statement, because SQLite and PostgreSQL limit the number of values. */
const rowsAtOnce = 500;
const importsShown = 50;

export function makeImportStore(database: KyselyDatabase): ImportPort {
  const { moment } = database;

  const peopleWith = async (
    by: KnownPerson['by'],
    keys: readonly string[],
  ): Promise<KnownPerson[]> => {
    const column = by === 'phone' ? 'phone_key' : 'email_key';
    const newest = new Map<string, KnownPerson>();
    for (const some of portions([...new Set(keys)])) {
      const records = await database.run((db) =>
        db
          .selectFrom('enquiries')
          .select(['id', 'name', 'state', 'owner_id', `${column} as key`])
          .where(column, 'in', some)
          .where('is_aside', '=', database.boolean(false))
          .orderBy('id')
          .execute(),
      );
      for (const { id, name, state, owner_id, key } of records)
        if (key !== null)
          newest.set(key, { by, key, enquiry: { id, name, state, ownerId: owner_id } });
    }
    return [...newest.values()];
  };

  return {
    async findKnownPeople(phoneKeys, emailKeys) {
      return [...(await peopleWith('phone', phoneKeys)), ...(await peopleWith('email', emailKeys))];
    },

    runImport: ({ id, fileName, source, leftOut }, enquiries, who) =>
      inDeskTransaction(database, async (work) => {
        const { trx, now } = work;
        const inserted = await trx
          .insertInto('imports')
          .values({
            id,
            at: moment(now),
            who,
            file_name: fileName,
            source,
            added: enquiries.length,
            left_out: leftOut,
            taken_back_at: null,
          })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!inserted) return 'repeated';
        const rows = enquiries.map((one) => rowOf(one, makeUuidV7(now.getTime()), id));
        for (const some of portions(rows))
          await trx
            .insertInto('added_enquiries')
            .values(some.map((row) => ({ ...row, created_at: moment(now) })))
            .execute();
        await recordDeskEvents(work, [
          { type: 'enquiries.imported', subject: id, who, what: { count: rows.length, leftOut } },
          ...rows.map(({ id: subject, way, told }) => ({
            type: 'enquiry.added' as const,
            subject,
            who,
            what: { way, told },
          })),
        ]);
        return 'added';
      }),

    async listImports() {
      const records = await database.run((db) =>
        db
          .selectFrom('imports')
          .selectAll()
          .orderBy('at', 'desc')
          .orderBy('id')
          .limit(importsShown)
          .execute(),
      );
      return records.map(toImport);
    },

    async findImport(id) {
      if (!isUuid(id)) return null;
      const record = await database.run((db) =>
        db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst(),
      );
      return record ? toImport(record) : null;
    },

    async enquiriesOfImport(id) {
      if (!isUuid(id)) return { all: [], workedOn: [] };
      const records = await database.run((db) =>
        db
          .selectFrom('added_enquiries')
          .select('id')
          .where('import_id', '=', id)
          .orderBy('id')
          .execute(),
      );
      const all = records.map((one) => one.id);
      const workedOn: string[] = [];
      for (const some of portions(all)) {
        workedOn.push(...(await database.run((db) => findWorkedOnEnquiries(db, some))));
      }
      return { all, workedOn };
    },

    recordImportUndone: (id, counts, who) =>
      inDeskTransaction(database, async (work) => {
        await work.trx
          .updateTable('imports')
          .set({ taken_back_at: moment(work.now) })
          .where('id', '=', id)
          .execute();
        await recordDeskEvents(work, [
          { type: 'enquiries.import-taken-back', subject: id, who, what: counts },
        ]);
      }),
  };
}

const rowOf = ({ takenBy, ...added }: EnquiryToAdd, id: string, importId: string) => ({
  ...added,
  id,
  taken_by: takenBy,
  import_id: importId,
});

function portions<T>(all: readonly T[]): T[][] {
  const found: T[][] = [];
  for (let from = 0; from < all.length; from += rowsAtOnce)
    found.push(all.slice(from, from + rowsAtOnce));
  return found;
}

function toImport(record: Selectable<DeskTables['imports']>): EnquiryImport {
  const { id, at, who, file_name, source, added, left_out, taken_back_at } = record;
  return {
    id,
    at: dateOfMoment(at),
    who,
    fileName: file_name,
    source,
    added,
    leftOut: left_out,
    takenBackAt: taken_back_at === null ? null : dateOfMoment(taken_back_at),
  };
}
