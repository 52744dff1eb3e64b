/** Receipts and vouchers as they were given out: they stay as they are when the enrolment is erased. */
import type { Kysely } from 'kysely';
import { receiptWords } from '#contract/order-words.ts';
import { receiptPayer } from '#contract/receipt-payer.ts';
import type { DeskDatabase } from '../connection/desk-database.ts';
import type { Order, ReceiptPort } from './order-port.ts';
import type { DeskDatabaseTables } from './order-tables.ts';

export function receiptsOn(database: DeskDatabase): ReceiptPort {
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

/** In the transaction that gives the number. A voucher names the person of the receipt, who may be erased by now. */
export async function noteReceipt(
  trx: Kysely<DeskDatabaseTables>,
  { id, payer, receipt }: Order,
  number: string,
): Promise<void> {
  const before =
    receipt === null
      ? undefined
      : await trx
          .selectFrom('receipts')
          .select('payer')
          .where('number', '=', receipt.number)
          .executeTakeFirst();
  const printed = before?.payer ?? (payer === null ? receiptWords.someone : receiptPayer(payer));
  await trx.insertInto('receipts').values({ number, order_id: id, payer: printed }).execute();
}
