import type {
  IssueSpan,
  ReceiptAndVoucherSums,
} from '#domain/bookkeeping/receipts-and-vouchers.ts';
import type { OrderFilter } from '#domain/orders/order-filter.ts';
import { selectReceiptsAndVouchersInSpan } from '../../bookkeeping/select-receipts-and-vouchers-in-span.ts';
import { sumReceiptAndVoucherRows } from '../../bookkeeping/sum-receipt-and-voucher-rows.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import { makeOrderFilterConditions } from '../conditions/make-order-filter-conditions.ts';

/**
 * Adds up the receipts and vouchers that were issued in the span `issuedIn` for the orders of the filter. Also counts
 * these orders.
 */
export async function sumReceiptsAndVouchersOfOrders(
  database: KyselyDatabase,
  { before: _, issuedIn, ...filter }: OrderFilter & { issuedIn: IssueSpan },
): Promise<ReceiptAndVoucherSums & { orders: number }> {
  const ofFilter = selectReceiptsAndVouchersInSpan(database.db, database, issuedIn)
    .innerJoin('orders', 'orders.id', 'receipts.order_id')
    .where((eb) => eb.and(makeOrderFilterConditions(database, eb, filter)));
  const { orders } = await database.run(() =>
    ofFilter
      .select((eb) => eb.fn.count<number | string>('orders.id').distinct().as('orders'))
      .executeTakeFirstOrThrow(),
  );
  const kinds = await database.run(() =>
    ofFilter
      .select((eb) => [
        'receipts.kind',
        'receipts.why',
        eb.fn.countAll<number | string>().as('n'),
        eb.fn.sum<number | string>('receipts.paise').as('paise'),
      ])
      .groupBy(['receipts.kind', 'receipts.why'])
      .execute(),
  );
  return { orders: Number(orders), ...sumReceiptAndVoucherRows(kinds) };
}
