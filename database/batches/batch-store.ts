/** Reads batches, their places and their waiting lists, and gives places away, on SQLite and PostgreSQL alike. */

import { indianDay } from '#domain/dates/indian-day.ts';
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { dateOfMoment } from '../connection/stored-moment.ts';
import { recordDeskEvent } from '../desk/desk-event-store.ts';
import { inDeskTransaction } from '../desk/desk-transaction.ts';
import { lockOrder } from '../orders/transaction/lock-order.ts';
import { recordOrderEvent } from '../orders/transaction/record-order-event.ts';
import { isUuid } from '../uuid-v7.ts';
import { makeBatchEditingStore } from './batch-editing-store.ts';
import type { BatchPort } from './batch-port.ts';
import { makeFeeStore } from './fee-store.ts';
import { giveFreePlaces } from './give-free-places.ts';
import { lockBatch } from './lock-batch.ts';
import { moveOrderToBatch } from './move-order-to-batch.ts';
import { readSeatOfOrder } from './read-seat-of-order.ts';
import { selectBatches, toBatch } from './select-batches.ts';
import { setSeatState } from './set-seat-state.ts';

/**
 * After the payment deadline, a place stays held for this time, because the report of a payment in the last minute may
 * arrive late.
 */
const graceMs = 15 * 60_000;

const samplesSold = 'samples-sold';

export function makeBatchStore(database: KyselyDatabase): BatchPort {
  const { moment } = database;

  const read = async (id: string) => {
    const record = await database.run((db) =>
      selectBatches(db).where('batches.id', '=', id).executeTakeFirst(),
    );
    return record === undefined ? null : toBatch(record, database);
  };

  return {
    ...makeBatchEditingStore(database),
    ...makeFeeStore(database),

    async batches(offer) {
      const records = await database.run((db) =>
        selectBatches(db)
          .$if(offer !== undefined, (query) => query.where('batches.offer', '=', offer ?? ''))
          .orderBy('batches.starts_on')
          .orderBy('batches.id')
          .execute(),
      );
      return records.map((record) => toBatch(record, database));
    },

    async visibleBatches(offer) {
      const records = await database.run((db) =>
        selectBatches(db)
          .$if(offer !== undefined, (query) => query.where('batches.offer', '=', `${offer}`))
          .where('batches.id', 'in', (eb) => eb.selectFrom('batches_known').select('id'))
          .orderBy('batches.starts_on')
          .orderBy('batches.id')
          .execute(),
      );
      return records.map((record) => toBatch(record, database));
    },

    findBatch: async (id) => (isUuid(id) ? read(id) : null),

    async ordersInBatch(batchId) {
      if (!isUuid(batchId)) return [];
      const records = await database.run((db) =>
        db
          .selectFrom('seats')
          .innerJoin('orders', 'orders.id', 'seats.order_id')
          .leftJoin('enrolled', 'enrolled.id', 'orders.enrolment_id')
          .leftJoin('waited', 'waited.id', 'orders.enrolment_id')
          .leftJoin('enquiries as asking', 'asking.id', 'orders.enrolment_id')
          .select(['orders.id', 'seats.state', 'seats.held_until'])
          // The name in `enquiries` comes first, because staff may have corrected it there.
          .select(({ fn }) => fn.coalesce('asking.name', 'enrolled.name', 'waited.name').as('name'))
          .select('orders.state as order_state')
          .where('seats.batch_id', '=', batchId)
          .where('seats.state', '!=', 'released')
          .orderBy('orders.id')
          .execute(),
      );
      return records.map((record) => ({
        orderId: record.id,
        state: record.state as 'held' | 'taken' | 'over',
        orderState: record.order_state,
        heldUntil: dateOfMoment(record.held_until),
        name: record.name,
      }));
    },

    async waitingListOf(offer, batchId) {
      if (batchId !== null && !isUuid(batchId)) return [];
      const records = await database.run((db) =>
        db
          .selectFrom('waiting')
          .innerJoin('enquiries', 'enquiries.id', 'waiting.enquiry_id')
          .selectAll('waiting')
          .select(['enquiries.created_at', 'enquiries.name', 'enquiries.email', 'enquiries.phone'])
          .where('waiting.offer', '=', offer)
          .where('waiting.batch_id', batchId === null ? 'is' : '=', batchId)
          .orderBy('waiting.enquiry_id')
          .execute(),
      );
      return records.map((record) => ({
        enquiryId: record.enquiry_id,
        batchId: record.batch_id,
        state: record.state,
        orderId: record.order_id,
        since: dateOfMoment(record.created_at),
        name: record.name,
        email: record.email,
        phone: record.phone,
      }));
    },

    leaveWaiting: (enquiryId, who) =>
      inDeskTransaction(database, async (work) => {
        if (!isUuid(enquiryId)) return false;
        const left = await work.trx
          .updateTable('waiting')
          .set({ state: 'left', changed_at: moment(work.now) })
          .where('enquiry_id', '=', enquiryId)
          .where('state', '=', 'waiting')
          .returning('batch_id')
          .executeTakeFirst();
        if (left === undefined) return false;
        await recordDeskEvent(work, {
          type: 'waiting.left',
          subject: enquiryId,
          who,
          what: { batch: left.batch_id },
        });
        return true;
      }),

    moveOrder: (orderId, batchId, who) => moveOrderToBatch(database, orderId, batchId, who),

    async giveFreePlaces(batchId) {
      if (batchId !== undefined && !isUuid(batchId)) return 0;
      const now = await database.readClock(database.db);
      const waited = await database.run((db) =>
        db
          .selectFrom('batches')
          .select('id')
          .where('state', '=', 'open')
          .where('starts_on', '>=', indianDay(now))
          .where((eb) =>
            eb.exists(
              eb
                .selectFrom('waiting')
                .select('waiting.enquiry_id')
                .whereRef('waiting.batch_id', '=', 'batches.id')
                .where('waiting.state', '=', 'waiting'),
            ),
          )
          .$if(batchId !== undefined, (query) => query.where('id', '=', batchId ?? ''))
          .execute(),
      );
      let promoted = 0;
      for (const { id } of waited)
        promoted += await inDeskTransaction(database, (work) => giveFreePlaces(work, id));
      return promoted;
    },

    async releaseOverduePlaces() {
      const now = await database.readClock(database.db);
      const isOver = moment(new Date(now.getTime() - graceMs));
      const overdue = await database.run((db) =>
        db
          .selectFrom('seats')
          .select('order_id')
          .where('state', '=', 'held')
          .where('held_until', '<', isOver)
          .orderBy('held_until')
          .limit(100)
          .execute(),
      );
      let released = 0;
      for (const { order_id } of overdue)
        released += await inDeskTransaction(database, async (work) => {
          await lockOrder(work, order_id);
          const seat = await readSeatOfOrder(work, order_id);
          if (
            seat?.state !== 'held' ||
            dateOfMoment(seat.held_until) >= new Date(work.now.getTime() - graceMs)
          )
            return 0;
          await lockBatch(work, seat.batch_id);
          await setSeatState(work, order_id, 'released');
          await recordOrderEvent(work, order_id, 'order.place-released', 'worker', {
            batch: seat.batch_id,
          });
          await giveFreePlaces(work, seat.batch_id);
          return 1;
        });
      return released;
    },

    setSamplesSold: (areSold) =>
      database.run(async (db) => {
        const value = areSold ? 'yes' : 'no';
        await db
          .insertInto('settings')
          .values({ name: samplesSold, value })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
          .execute();
      }),
    async areSamplesSold() {
      const found = await database.run((db) =>
        db
          .selectFrom('settings')
          .select('value')
          .where('name', '=', samplesSold)
          .executeTakeFirst(),
      );
      return found?.value === 'yes';
    },
  };
}
