/** Stores payments for orders that this database does not have, until a person settles them. */
import { type Selectable, sql, type Transaction } from 'kysely';
import type { AllTables } from '../../connection/all-tables.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import { dateOfMoment } from '../../connection/stored-moment.ts';
import { isUuid, makeUuidV7 } from '../../uuid-v7.ts';
import { requeueWaitingProviderEvents } from '../provider-events/requeue-waiting-provider-events.ts';
import { queueOrderNotification } from '../transaction/queue-order-notification.ts';
import { recordAuditEntry } from '../transaction/record-audit-entry.ts';
import type { UnmatchedPayment, UnmatchedPaymentPort } from './unmatched-payment-port.ts';

export function makeUnmatchedPaymentStore(database: KyselyDatabase): UnmatchedPaymentPort {
  const { moment } = database;

  const toUnmatchedPayment = (
    record: Selectable<AllTables['unmatched_payments']>,
  ): UnmatchedPayment => ({
    id: record.id,
    paymentId: record.payment_id,
    mode: record.mode,
    linkId: record.link_id,
    reference: record.reference,
    paidFor: record.paid_for,
    paise: Number(record.amount_paise),
    currency: record.currency,
    returnedPaise: Object.values(refundsIn(record)).reduce((sum, paise) => sum + paise, 0),
    receivedAt: dateOfMoment(record.received_at),
    isSettled: record.settled_at !== null,
  });
  const refundsIn = ({ refunds }: { refunds: unknown }) =>
    database.fromJson(refunds) as Record<string, number>;

  /** Locks the row and reads it. An update without a change locks a row on both engines. */
  const lock = (trx: Transaction<AllTables>, column: 'id' | 'payment_id', value: string) =>
    trx
      .updateTable('unmatched_payments')
      .set({ currency: sql.ref('currency') })
      .where(column, '=', value)
      .returningAll()
      .executeTakeFirst();

  return {
    storeUnmatchedPayment: ({ paymentId, mode, linkId, reference, paidFor, paise, currency }) =>
      database.transaction(async (trx) => {
        const now = await database.readClock(trx);
        const id = makeUuidV7(now.getTime());
        const added = await trx
          .insertInto('unmatched_payments')
          .values({
            id,
            payment_id: paymentId,
            mode,
            link_id: linkId,
            reference,
            paid_for: paidFor,
            amount_paise: paise,
            currency,
            received_at: moment(now),
          })
          .onConflict((conflict) => conflict.column('payment_id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (added === undefined) return;
        await queueOrderNotification({ database, trx, now }, 'mail', id, 'order.unmatched');
        await requeueWaitingProviderEvents(database, trx, paymentId);
      }),

    noteUnmatchedRefund: (paymentId, refundId, paise) =>
      database.transaction(async (trx) => {
        const found = await lock(trx, 'payment_id', paymentId);
        if (found === undefined) return false;
        await trx
          .updateTable('unmatched_payments')
          .set({ refunds: database.json({ ...refundsIn(found), [refundId]: paise }) })
          .where('id', '=', found.id)
          .execute();
        return true;
      }),

    openUnmatched: async () => {
      const records = await database.run((db) =>
        db
          .selectFrom('unmatched_payments')
          .selectAll()
          .where('settled_at', 'is', null)
          .orderBy('id', 'desc')
          .limit(50)
          .execute(),
      );
      return records.map(toUnmatchedPayment);
    },

    async findUnmatched(id) {
      if (!isUuid(id)) return null;
      const record = await database.run((db) =>
        db.selectFrom('unmatched_payments').selectAll().where('id', '=', id).executeTakeFirst(),
      );
      return record === undefined ? null : toUnmatchedPayment(record);
    },

    async settleUnmatched(id, who, note) {
      if (!isUuid(id)) return false;
      return database.transaction(async (trx) => {
        const found = await lock(trx, 'id', id);
        if (found === undefined || found.settled_at !== null) return false;
        const now = await database.readClock(trx);
        await trx
          .updateTable('unmatched_payments')
          .set({ settled_at: moment(now), settled_by: who, note })
          .where('id', '=', id)
          .execute();
        await recordAuditEntry({ database, trx, now }, id, who, {
          type: 'payment.settled',
          what: { paise: Number(found.amount_paise) },
        });
        return true;
      });
    },
  };
}
