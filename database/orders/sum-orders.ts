import type { OrderFilter, PaperSpan } from '#domain/accounts/order-filter.ts';
import type { PaperSums } from '#domain/accounts/receipts-and-vouchers.ts';
import { papersInSpan } from '../accounts/papers-in-span.ts';
import type { DeskDatabase } from '../connection/desk-database.ts';
import { orderConditions } from './order-conditions.ts';

export async function sumOrders(
  database: DeskDatabase,
  { before: _, papers, ...filter }: OrderFilter & { papers: PaperSpan },
): Promise<PaperSums & { orders: number }> {
  const ofFilter = papersInSpan(database.db, database, papers)
    .innerJoin('orders', 'orders.id', 'receipts.order_id')
    .where((eb) => eb.and(orderConditions(database, eb, filter)));
  const { orders } = await database.run(() =>
    ofFilter
      .select((eb) => eb.fn.count<number | string>('orders.id').distinct().as('orders'))
      .executeTakeFirstOrThrow(),
  );
  const kinds = await database.run(() =>
    ofFilter
      .select((eb) => [
        'receipts.kind',
        eb.fn.countAll<number | string>().as('n'),
        eb.fn.sum<number | string>('receipts.paise').as('paise'),
      ])
      .groupBy('receipts.kind')
      .execute(),
  );
  const [receipt, voucher] = (['receipt', 'voucher'] as const).map((kind) =>
    kinds.find((one) => one.kind === kind),
  );
  return {
    orders: Number(orders),
    receipts: Number(receipt?.n ?? 0),
    receiptsPaise: Number(receipt?.paise ?? 0),
    vouchers: Number(voucher?.n ?? 0),
    vouchersPaise: Number(voucher?.paise ?? 0),
  };
}
