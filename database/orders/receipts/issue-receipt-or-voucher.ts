/** Issues receipts and vouchers with consecutive numbers. Each series of numbers is called a register. */

import { indianDay } from '#domain/dates/indian-day.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';
import {
  financialYear,
  formatReceiptNumber,
  type ReceiptKind,
  registerNameOf,
} from '#domain/money/receipt-registers.ts';
import type { DeskTransaction } from '../../desk/desk-transaction.ts';
import type { Order } from '../order.ts';
import { insertReceiptOrVoucher, type ReceiptOrVoucherMoney } from './insert-receipt-or-voucher.ts';

/**
 * Issues a receipt or voucher: takes the next number of its register, and stores it with the amount and the payer's
 * name as printed. Returns the number.
 */
export async function issueReceiptOrVoucher(
  work: DeskTransaction,
  order: Order,
  money: ReceiptOrVoucherMoney & { kind: ReceiptKind },
): Promise<string> {
  const number = await takeNextNumber(work, money.kind, order.mode);
  await insertReceiptOrVoucher(work.trx, order, number, money);
  return number;
}

/**
 * Takes the next number. The row of the register is locked until the commit, and a rollback takes the number back, so
 * that no number is missing.
 */
async function takeNextNumber(
  { trx, now }: DeskTransaction,
  kind: ReceiptKind,
  mode: PaymentProviderMode,
): Promise<string> {
  const register = registerNameOf(kind, mode);
  const year = financialYear(indianDay(now));
  const { last } = await trx
    .insertInto('registers')
    .values({ register, year, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['register', 'year'])
        .doUpdateSet({ last: (eb) => eb('registers.last', '+', 1) }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return formatReceiptNumber(register, year, last);
}
