import type { Insertable, Kysely } from 'kysely';
import { choosePrintablePayerName } from '#contract/orders/choose-printable-payer-name.ts';
import { receiptWords } from '#contract/orders/order-words.ts';
import type { AllTables } from '../../connection/all-tables.ts';
import type { Order } from '../order.ts';

/** What a receipt or voucher says about its money. */
export type ReceiptOrVoucherMoney = Omit<
  Insertable<AllTables['receipts']>,
  'number' | 'order_id' | 'payer' | 'file' | 'mode'
>;

/**
 * Inserts a receipt or voucher. Must run in the transaction that took its number. A voucher gets the payer's name from
 * the receipt, because the person may be erased already.
 */
export async function insertReceiptOrVoucher(
  trx: Kysely<AllTables>,
  { id, payer, receipt, mode }: Order,
  number: string,
  money: ReceiptOrVoucherMoney,
): Promise<void> {
  const before =
    receipt === null
      ? undefined
      : await trx
          .selectFrom('receipts')
          .select('payer')
          .where('number', '=', receipt.number)
          .executeTakeFirst();
  const printed =
    before?.payer ?? (payer === null ? receiptWords.someone : choosePrintablePayerName(payer));
  await trx
    .insertInto('receipts')
    .values({ number, order_id: id, payer: printed, mode, ...money })
    .execute();
}
