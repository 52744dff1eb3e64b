/** Stores the systems that send enquiries, with their keys, and the enquiries that they send. */
import type { Selectable } from 'kysely';
import type { SendingSystem } from '#domain/enquiries/sending-system.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import { dateOfMoment } from '../../connection/stored-moment.ts';
import { isUuid, makeUuidV7 } from '../../uuid-v7.ts';
import { recordDeskEvent } from '../desk-event-store.ts';
import type { DeskTables } from '../desk-tables.ts';
import { inDeskTransaction } from '../desk-transaction.ts';
import { insertAddedEnquiryRow } from './added-enquiry-store.ts';
import type { SendingSystemPort } from './sending-system-port.ts';

/** The author, in histories, of enquiries that another system sent. */
const sendingSystemAuthor = 'other system';

export function makeSendingSystemStore(database: KyselyDatabase): SendingSystemPort {
  const { moment } = database;
  return {
    addSendingSystem: ({ name, told, secret }, who) =>
      inDeskTransaction(database, async (work) => {
        const id = makeUuidV7(work.now.getTime());
        await work.trx
          .insertInto('enquiry_sources')
          .values({
            ...{ id, name, told, secret, made_at: moment(work.now) },
            ...{ last_at: null, withdrawn_at: null },
          })
          .execute();
        await recordDeskEvent(work, { type: 'source.made', subject: id, who, what: { name } });
        return id;
      }),

    withdrawSendingSystem: (id, who) =>
      inDeskTransaction(database, async (work) => {
        if (!isUuid(id)) return false;
        const withdrawn = await work.trx
          .updateTable('enquiry_sources')
          .set({ secret: null, withdrawn_at: moment(work.now) })
          .where('id', '=', id)
          .where('withdrawn_at', 'is', null)
          .returning('name')
          .executeTakeFirst();
        if (!withdrawn) return false;
        await recordDeskEvent(work, {
          type: 'source.withdrawn',
          subject: id,
          who,
          what: withdrawn,
        });
        return true;
      }),

    async listSendingSystems() {
      const records = await database.run((db) =>
        db.selectFrom('enquiry_sources').selectAll().orderBy('id').execute(),
      );
      return records.map(toSendingSystem);
    },

    async sendingSystemWithKey(id) {
      if (!isUuid(id)) return null;
      const record = await database.run((db) =>
        db.selectFrom('enquiry_sources').selectAll().where('id', '=', id).executeTakeFirst(),
      );
      return record?.secret ? { ...toSendingSystem(record), secret: record.secret } : null;
    },

    addFromSendingSystem: (id, added) =>
      inDeskTransaction(database, async (work) => {
        // Checks in the same transaction that the system is not withdrawn. So no enquiry is stored after a withdrawal.
        const { numUpdatedRows } = await work.trx
          .updateTable('enquiry_sources')
          .set({ last_at: moment(work.now) })
          .where('id', '=', id)
          .where('withdrawn_at', 'is', null)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return 'withdrawn';
        const result = await insertAddedEnquiryRow(work, added, null);
        if (result.at === 'repeated') return 'repeated';
        const { way, told } = added;
        await recordDeskEvent(work, {
          type: 'enquiry.added',
          subject: result.id,
          who: sendingSystemAuthor,
          what: { way, told },
        });
        return 'added';
      }),
  };
}

function toSendingSystem(record: Selectable<DeskTables['enquiry_sources']>): SendingSystem {
  const { id, name, told, made_at, last_at, withdrawn_at } = record;
  return {
    id,
    name,
    told,
    madeAt: dateOfMoment(made_at),
    lastAt: last_at === null ? null : dateOfMoment(last_at),
    withdrawnAt: withdrawn_at === null ? null : dateOfMoment(withdrawn_at),
  };
}
