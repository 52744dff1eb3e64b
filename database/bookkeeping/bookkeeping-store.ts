/** The bookkeeping store, with one implementation for both engines. */

import type { SettlementRow } from '#domain/bookkeeping/reconcile-settlement-rows.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { dateOfMoment } from '../connection/stored-moment.ts';
import { recordDeskEvent } from '../desk/desk-event-store.ts';
import { inDeskTransaction } from '../desk/desk-transaction.ts';
import { selectOrders, toOrder } from '../orders/order-record.ts';
import type { BookkeepingPort } from './bookkeeping-port.ts';
import { findKnownPaymentsAndRefunds } from './find-known-payments-and-refunds.ts';

/**
 * The greatest number of ids in one statement. A longer list is split, because PostgreSQL and SQLite limit the number
 * of values.
 */
const idsAtOnce = 500;

export function makeBookkeepingStore(database: KyselyDatabase): BookkeepingPort {
  const { moment } = database;

  const readInPieces = async <T>(
    ids: readonly string[],
    read: (piece: string[]) => Promise<T[]>,
  ): Promise<T[]> => {
    const found: T[] = [];
    for (let from = 0; from < ids.length; from += idsAtOnce)
      found.push(...(await read(ids.slice(from, from + idsAtOnce))));
    return found;
  };

  return {
    async ordersWithReceiptOrVoucher(mode, since, until, which) {
      const records = await database.run((db) =>
        selectOrders(database, db)
          .innerJoin('receipts', 'receipts.order_id', 'orders.id')
          .select(['receipts.number as printed_number', 'receipts.payer as printed_payer'])
          .where('receipts.mode', '=', mode)
          .where('receipts.issued_at', '>=', moment(since))
          .where('receipts.issued_at', '<', moment(until))
          .where('receipts.kind', '=', which)
          .orderBy('receipts.number')
          .execute(),
      );
      return records.map((record) => ({
        order: toOrder(record, database),
        number: record.printed_number,
        printedPayer: record.printed_payer,
      }));
    },

    async firstPaidAt(mode) {
      const first = await database.run((db) =>
        db
          .selectFrom('orders')
          .select('paid_at')
          .where('mode', '=', mode)
          .where('paid_at', 'is not', null)
          .orderBy('paid_at')
          .executeTakeFirst(),
      );
      return first?.paid_at == null ? null : dateOfMoment(first.paid_at);
    },

    async findClosing(mode, month) {
      const found = await database.run((db) =>
        db
          .selectFrom('month_closings')
          .selectAll()
          .where('mode', '=', mode)
          .where('month', '=', month)
          .executeTakeFirst(),
      );
      return found === undefined
        ? null
        : {
            closedAt: dateOfMoment(found.closed_at),
            closedBy: found.closed_by,
            amounts: database.fromJson(found.papers) as Record<string, number>,
          };
    },

    closeMonth: ({ mode, month, amounts }, who, audit) =>
      inDeskTransaction(database, async (work) => {
        const added = await work.trx
          .insertInto('month_closings')
          .values({
            mode,
            month,
            closed_at: moment(work.now),
            closed_by: who,
            papers: database.json(amounts),
          })
          .onConflict((conflict) => conflict.columns(['mode', 'month']).doNothing())
          .returning('month')
          .executeTakeFirst();
        if (added === undefined) return false;
        await recordDeskEvent(work, { type: 'month.closed', subject: month, who, what: audit });
        return true;
      }),

    storeSettlementRows: (mode, rows, who) =>
      inDeskTransaction(database, async (work) => {
        const { trx, now } = work;
        const known = await readInPieces(
          rows.map(({ id }) => id),
          (piece) =>
            trx
              .selectFrom('settled_rows')
              .select('id')
              .where('mode', '=', mode)
              .where('id', 'in', piece)
              .execute(),
        );
        const added = rows.length - known.length;
        for (let from = 0; from < rows.length; from += idsAtOnce)
          await trx
            .insertInto('settled_rows')
            .values(
              rows.slice(from, from + idsAtOnce).map(({ feePaise, ...row }) => ({
                ...row,
                mode,
                fee_paise: feePaise,
                added_at: moment(now),
              })),
            )
            .onConflict((conflict) =>
              conflict.columns(['mode', 'id']).doUpdateSet((eb) => ({
                kind: eb.ref('excluded.kind'),
                paise: eb.ref('excluded.paise'),
                fee_paise: eb.ref('excluded.fee_paise'),
                day: eb.ref('excluded.day'),
                // A settlement file from before the bank transfer has no id of the transfer. So an id that is already
                // stored is kept.
                settlement: eb.fn.coalesce('excluded.settlement', 'settled_rows.settlement'),
              })),
            )
            .execute();
        await recordDeskEvent(work, {
          type: 'settlement.uploaded',
          subject: 'settlements',
          who,
          what: { count: rows.length, added },
        });
        return added;
      }),

    removeSettlementRows: (mode, ids, who) =>
      inDeskTransaction(database, async (work) => {
        await readInPieces(ids, (piece) =>
          work.trx
            .deleteFrom('settled_rows')
            .where('mode', '=', mode)
            .where('id', 'in', piece)
            .returning('id')
            .execute(),
        );
        await recordDeskEvent(work, {
          type: 'settlement.removed',
          subject: 'settlements',
          who,
          what: { count: ids.length },
        });
      }),

    async settlementRowsOfDays(mode, from, to) {
      const records = await database.run((db) =>
        db
          .selectFrom('settled_rows')
          .selectAll()
          .where('mode', '=', mode)
          .where('day', '>=', from)
          .where('day', '<=', to)
          .orderBy('day')
          .orderBy('id')
          .execute(),
      );
      return records.map(toRow);
    },
    settlementRowsByIds: (mode, ids) =>
      readInPieces(ids, async (piece) => {
        const records = await database.run((db) =>
          db
            .selectFrom('settled_rows')
            .selectAll()
            .where('mode', '=', mode)
            .where('id', 'in', piece)
            .execute(),
        );
        return records.map(toRow);
      }),
    findKnownPaymentsAndRefunds: (mode, ids) =>
      readInPieces(ids, (piece) => findKnownPaymentsAndRefunds(database, mode, piece)),
  };
}

type KeptRow = {
  mode: PaymentProviderMode;
  id: string;
  kind: SettlementRow['kind'];
  paise: number | string;
  fee_paise: number | string;
  day: string;
  settlement: string | null;
};

const toRow = ({ id, kind, paise, fee_paise, day, settlement }: KeptRow): SettlementRow => ({
  id,
  kind,
  paise: Number(paise),
  feePaise: Number(fee_paise),
  day,
  settlement,
});
