/**
 * Stores receipts and vouchers as they were issued. When an enrolment is erased, those of live payments keep the
 * payer's name, but those of test and demonstration payments lose it.
 */
import type { Selectable } from 'kysely';
import type { AllTables } from '../../connection/all-tables.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import { dateOfMoment } from '../../connection/stored-moment.ts';
import type {
  PrintedReceiptPort,
  ReceiptAndVoucherPort,
  StoredReceiptOrVoucher,
} from './receipt-and-voucher-port.ts';

const receiptColumns = [
  'number',
  'order_id',
  'payer',
  'kind',
  'mode',
  'issued_at',
  'paise',
  'way',
  'movement',
  'reference',
  'moved_on',
  'recorded_by',
  'against',
  'why',
] as const;

type ReceiptRecord = Pick<Selectable<AllTables['receipts']>, (typeof receiptColumns)[number]>;

/**
 * Throws an error if the kind, mode, time or sum is missing. This happens only in a damaged database, in which the
 * order of the receipt is lost.
 */
function toReceiptOrVoucher(record: ReceiptRecord): StoredReceiptOrVoucher {
  const { number, kind, mode, issued_at, paise, way, against } = record;
  if (kind === null || mode === null || issued_at === null || paise === null)
    throw new Error(`${number} says nothing about its money.`);
  return {
    number,
    orderId: record.order_id,
    payer: record.payer,
    kind,
    mode,
    issuedAt: dateOfMoment(issued_at),
    paise: Number(paise),
    way,
    movement: record.movement,
    reference: record.reference,
    movedOn: record.moved_on,
    recordedBy: record.recorded_by,
    against,
    why: record.why,
  };
}

export function makeReceiptAndVoucherStore(
  database: KyselyDatabase,
): PrintedReceiptPort & ReceiptAndVoucherPort {
  return {
    findReceipt: (number) =>
      database.run(async (db) => {
        const found = await db
          .selectFrom('receipts')
          .select(['payer', 'file'])
          .where('number', '=', number)
          .executeTakeFirst();
        return found ? { payer: found.payer, file: found.file && Buffer.from(found.file) } : null;
      }),

    async receiptsAndVouchersOf(orderId) {
      const records = await database.run((db) =>
        db
          .selectFrom('receipts')
          .select(receiptColumns)
          .where('order_id', '=', orderId)
          .orderBy('issued_at')
          .orderBy('number')
          .execute(),
      );
      return records.map(toReceiptOrVoucher);
    },
    async receiptsAndVouchersIn(mode, since, until) {
      const records = await database.run((db) =>
        db
          .selectFrom('receipts')
          .select(receiptColumns)
          .where('mode', '=', mode)
          .where('issued_at', '>=', database.moment(since))
          .where('issued_at', '<', database.moment(until))
          .orderBy('issued_at')
          .orderBy('number')
          .execute(),
      );
      return records.map(toReceiptOrVoucher);
    },

    keepReceiptFile: ({ number, orderId, payer }, file) =>
      database.run(async (db) => {
        const kept = await db
          .insertInto('receipts')
          .values({ number, order_id: orderId, payer, file })
          .onConflict((conflict) =>
            conflict
              .column('number')
              .doUpdateSet({ file: (eb) => eb.fn.coalesce('receipts.file', 'excluded.file') }),
          )
          .returning('file')
          .executeTakeFirstOrThrow();
        return Buffer.from(kept.file ?? file);
      }),
  };
}
