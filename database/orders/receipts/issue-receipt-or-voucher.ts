/** Gives receipts and vouchers the numbers of their registers. */
import { indianDay } from '#domain/dates/indian-day.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';
import {
  financialYear,
  formatReceiptNumber,
  type ReceiptKind,
  registerOf,
} from '#domain/money/receipt-registers.ts';
import type { DeskTransaction } from '../../desk/desk-events.ts';
import type { Order } from '../order.ts';
import { insertReceipt, type ReceiptMoney } from './receipt-store.ts';

/**
 * Gives a receipt or voucher the next number of its register. It is stored with its amounts and the printed details,
 * which stay when the enrolment is erased.
 */
export async function issueReceiptOrVoucher(
  work: DeskTransaction,
  order: Order,
  money: ReceiptMoney & { kind: ReceiptKind },
): Promise<string> {
  const number = await nextNumber(work, money.kind, order.mode);
  await insertReceipt(work.trx, order, number, money);
  return number;
}

/**
 * The numbers are consecutive: the row of the register is locked until the commit, so that a rollback leaves no
 * gap.
 */
async function nextNumber(
  { trx, now }: DeskTransaction,
  kind: ReceiptKind,
  mode: PaymentProviderMode,
): Promise<string> {
  const register = registerOf(kind, mode);
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
