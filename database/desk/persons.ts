/**
 * Which enquiries are the same person's: said by staff, suggested by us. A link is a mark that several enquiries share, so that it
 * can be taken away again without a trace in any of them.
 */
import type { Kysely, Transaction } from 'kysely';
import type { DeskDatabase } from '../connection/desk-database.ts';
import type { DeskDatabaseTables } from '../orders/order-tables.ts';
import { isUuid } from '../uuid-v7.ts';
import { lockEnquiry } from './act-on-enquiry.ts';
import { atWork, noteDeskEvent } from './desk-events.ts';
import type { PersonPort } from './desk-port.ts';
import { enquiryColumns, toEnquiry } from './enquiry-record.ts';

const suggestions = 20;

export function persons(database: DeskDatabase): PersonPort {
  return {
    async samePerson(id) {
      if (!isUuid(id)) return [];
      const records = await database.run(async (db) => {
        const personId = await personOf(db, id);
        return db
          .selectFrom('enquiries')
          .select(enquiryColumns)
          .where((eb) =>
            eb.or([
              eb('id', '=', id),
              ...(personId === null ? [] : [eb('person_id', '=', personId)]),
            ]),
          )
          .orderBy('id', 'desc')
          .execute();
      });
      return records.map(toEnquiry);
    },

    async maybeSamePerson(id) {
      if (!isUuid(id)) return [];
      const records = await database.run(async (db) => {
        const own = await db
          .selectFrom('enquiries')
          .select(['email_key', 'phone_key', 'person_id'])
          .where('id', '=', id)
          .executeTakeFirst();
        if (!own || (own.email_key === null && own.phone_key === null)) return [];
        return db
          .selectFrom('enquiries')
          .select(enquiryColumns)
          .where((eb) =>
            eb.or([
              ...(own.email_key === null ? [] : [eb('email_key', '=', own.email_key)]),
              ...(own.phone_key === null ? [] : [eb('phone_key', '=', own.phone_key)]),
            ]),
          )
          .where('id', '!=', id)
          .where('is_aside', '=', database.boolean(false))
          .where((eb) =>
            own.person_id === null
              ? eb.and([])
              : eb.or([eb('person_id', 'is', null), eb('person_id', '!=', own.person_id)]),
          )
          .orderBy('id', 'desc')
          .limit(suggestions)
          .execute();
      });
      return records.map(toEnquiry);
    },

    link: (id, toId, who) =>
      atWork(database, async (work) => {
        const { trx } = work;
        // In one order, whoever asks, so that two who link the same ones do not wait for each other.
        for (const one of [id, toId].sort()) if (!(await lockEnquiry(trx, one))) return false;
        const [from, to] = [await personOf(trx, id), await personOf(trx, toId)];
        if (id === toId || (from !== null && from === to)) return false;
        // Enquiries that were linked with it before are linked as well: staff said they are one person's.
        await trx
          .updateTable('enquiries')
          .set({ person_id: to ?? toId })
          .where((eb) =>
            eb.or([
              eb('id', 'in', [id, toId]),
              ...(from === null ? [] : [eb('person_id', '=', from)]),
            ]),
          )
          .execute();
        await noteDeskEvent(work, {
          type: 'enquiry.linked',
          subject: id,
          who,
          what: { to: toId, personId: to ?? toId, before: from },
        });
        return true;
      }),

    unlink: (id, who) =>
      atWork(database, async (work) => {
        const { trx } = work;
        if (!(await lockEnquiry(trx, id))) return false;
        const personId = await personOf(trx, id);
        if (personId === null) return false;
        await trx.updateTable('enquiries').set({ person_id: null }).where('id', '=', id).execute();
        const left = await trx
          .selectFrom('enquiries')
          .select('id')
          .where('person_id', '=', personId)
          .orderBy('id')
          .execute();
        // One that is left stands alone; and a mark that is this one's own id would still name it.
        const mark = left.length === 1 ? null : personId === id ? left[0]?.id : undefined;
        if (mark !== undefined)
          await trx
            .updateTable('enquiries')
            .set({ person_id: mark })
            .where('person_id', '=', personId)
            .execute();
        await noteDeskEvent(work, {
          type: 'enquiry.unlinked',
          subject: id,
          who,
          what: { before: personId },
        });
        return true;
      }),
  };
}

/** The mark that the linked ones share; null for who stands alone. */
async function personOf(
  db: Kysely<DeskDatabaseTables> | Transaction<DeskDatabaseTables>,
  id: string,
): Promise<string | null> {
  const record = await db
    .selectFrom('enquiries')
    .select('person_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return record?.person_id ?? null;
}
