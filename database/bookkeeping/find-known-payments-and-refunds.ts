import type { KnownPaymentOrRefund } from '#domain/bookkeeping/reconcile-settlement-rows.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';
import type { KyselyDatabase } from '../connection/kysely-database.ts';

/**
 * Finds payments and refunds by the provider's ids: in orders, in refund vouchers, in payments that match no order, and
 * in discrepancies. The amounts of discrepancies are not stored, so their `paise` is 0.
 */
export async function findKnownPaymentsAndRefunds(
  database: KyselyDatabase,
  mode: PaymentProviderMode,
  ids: readonly string[],
): Promise<KnownPaymentOrRefund[]> {
  const found = new Map<string, KnownPaymentOrRefund>();
  const add = (movement: KnownPaymentOrRefund) => {
    if (!found.has(movement.id)) found.set(movement.id, movement);
  };
  const [paid, back, underWay, unmatched] = await Promise.all([
    database.run((db) =>
      db
        .selectFrom('orders')
        .select(['id', 'payment_id', 'amount_paise'])
        .where('payment_id', 'in', ids)
        .where((eb) => eb(database.unindexed(eb.ref('mode')), '=', mode))
        .execute(),
    ),
    database.run((db) =>
      db
        .selectFrom('receipts')
        .select(['order_id', 'movement', 'paise'])
        .where('movement', 'in', ids)
        .where('kind', '=', 'voucher')
        .where((eb) => eb(database.unindexed(eb.ref('mode')), '=', mode))
        .execute(),
    ),
    database.run((db) =>
      db
        .selectFrom('orders')
        .select(['id', 'refund_id', 'refund_paise'])
        .where('refund_id', 'in', ids)
        .where((eb) => eb(database.unindexed(eb.ref('mode')), '=', mode))
        .where('state', '=', 'refunding')
        .execute(),
    ),
    database.run((db) =>
      db
        .selectFrom('unmatched_payments')
        .select(['payment_id', 'amount_paise', 'refunds'])
        .where('mode', '=', mode)
        .execute(),
    ),
  ]);
  for (const { id, payment_id, amount_paise } of paid)
    if (payment_id !== null)
      add({ id: payment_id, paise: Number(amount_paise), orderId: id, because: null });
  for (const { order_id, movement, paise } of back)
    if (movement !== null)
      add({ id: movement, paise: Number(paise), orderId: order_id, because: null });
  for (const { id, refund_id, refund_paise } of underWay)
    if (refund_id !== null)
      add({ id: refund_id, paise: Number(refund_paise), orderId: id, because: 'under way' });
  for (const { payment_id, amount_paise, refunds } of unmatched) {
    const notOurs = { orderId: null, because: 'not ours' } as const;
    if (ids.includes(payment_id)) add({ id: payment_id, paise: Number(amount_paise), ...notOurs });
    for (const [id, paise] of Object.entries(database.fromJson(refunds) as Record<string, number>))
      if (ids.includes(id)) add({ id, paise, ...notOurs });
  }
  const left = ids.filter((id) => !found.has(id));
  if (left.length > 0)
    for (const movement of await findMovementsWithDiscrepancy(database, mode, left)) add(movement);
  return [...found.values()];
}

/**
 * Finds the payments and refunds that raised a discrepancy. The column `raised` of an order has their ids, but not
 * their amounts, so `paise` is 0. Reads every order that ever had a discrepancy, because there are few.
 */
async function findMovementsWithDiscrepancy(
  database: KyselyDatabase,
  mode: PaymentProviderMode,
  ids: readonly string[],
): Promise<KnownPaymentOrRefund[]> {
  const orders = await database.run((db) =>
    db
      .selectFrom('orders')
      .select(['id', 'raised'])
      .where('mode', '=', mode)
      .where('raised', '!=', database.json([]))
      .execute(),
  );
  return orders.flatMap((order) =>
    (database.fromJson(order.raised) as string[])
      .filter((id) => ids.includes(id))
      .map((id) => ({ id, paise: 0, orderId: order.id, because: 'discrepancy' as const })),
  );
}
