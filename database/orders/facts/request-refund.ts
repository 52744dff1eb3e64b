/**
 * Requests a refund of one order or of a plan of instalments. For a plan, the refund is divided among its payments.
 * Each payment has a refund of its own, because the provider refunds payments. Each refund has its own voucher.
 */
import { randomUUID } from 'node:crypto';
import type { Paise } from '#domain/money/money.ts';
import { splitRefund } from '#domain/orders/instalments.ts';
import { refundablePaise, totalRefundedPaise } from '#domain/orders/order-states.ts';
import type { OrderStep } from '#domain/orders/order-step-for-fact.ts';
import type { DeskTransaction } from '../../desk/desk-events.ts';
import type { Order } from '../order.ts';
import { lockOrder } from '../transaction/lock-order.ts';
import { type NewAuditEntry, recordAuditEntry } from '../transaction/record-audit-entry.ts';
import { applyOrderFactToLocked } from './apply-order-fact.ts';

/** The columns of a new refund request: a key of its own, and nothing left of an earlier request that failed. */
const newRefund = () => ({
  refund_key: `rf-${randomUUID()}`,
  refund_id: null,
  refund_failed_at: null,
});

/**
 * Requests the refund; the caller has locked `order`. For a plan, the audit entry names the first order. `seenBack` is
 * the sum that had been refunded when the member decided. If another sum has been refunded by now, nothing is
 * requested, so that a form that is sent twice refunds once.
 */
export async function requestRefund(
  work: DeskTransaction,
  order: Order,
  paise: Paise,
  who: string,
  seenBack: Paise,
  audit: NewAuditEntry | undefined,
): Promise<{ step: OrderStep; order: Order }> {
  const ask = (one: Order, part: number, entry: NewAuditEntry | undefined) =>
    applyOrderFactToLocked(work, one, { kind: 'refund asked', paise: part }, who, {
      further: newRefund(),
      audit: entry,
    });
  const later = await laterPayments(work, order);
  const all = [order, ...later] as const;
  if (seenBack !== sumBack(all)) return { step: { at: 'unchanged' }, order };
  const parts = splitRefund(
    all.map((one) => ({ id: one, refundablePaise: refundablePaise(one) })),
    paise,
  );
  // If there are no later payments, the refund is requested for this order alone. So it is if the sum is more than the
  // plan can refund: the rules of the domain then decide about the request.
  if (later.length === 0 || parts === null) return ask(order, paise, audit);
  let asked: { step: OrderStep; order: Order } | null = null;
  for (const { id: one, paise: part } of parts) {
    const isFirst = one.id === order.id;
    const became = await ask(await lockOrder(work, one.id), part, isFirst ? audit : undefined);
    asked ??= became;
  }
  if (parts[0]?.id.id !== order.id) await noteWithoutPart(work, order.id, who, audit);
  return asked ?? { step: { at: 'unchanged' }, order };
}

/**
 * The sum that was refunded of a plan. If an instalment was asked for by two orders, only the present one counts, as on
 * the page of the plan.
 */
const sumBack = ([first, ...later]: readonly [Order, ...Order[]]): Paise =>
  [first, ...later.filter(({ instalment }) => instalment?.dueOn !== null)]
    // Leaves out payments that were recorded by mistake: their vouchers refunded no money.
    .filter(({ voucher }) => voucher?.why !== 'mistake')
    .reduce((sum, order) => sum + totalRefundedPaise(order), 0);

/**
 * Closes the refund proposal, which is stored with the first order, and writes the audit entry of the request. This is
 * needed if the refund takes nothing from the first payment, because nothing of that payment is left to refund.
 */
async function noteWithoutPart(
  work: DeskTransaction,
  id: string,
  who: string,
  audit: NewAuditEntry | undefined,
): Promise<void> {
  await work.trx
    .updateTable('orders')
    .set({ refund_proposal: null })
    .where('id', '=', id)
    .execute();
  await recordAuditEntry(work, id, who, audit);
}

/**
 * Locks the other payments of a plan, in the order of the instalments. Returns them without those that were recorded by
 * mistake. Empty unless `order` is the first of a plan.
 */
async function laterPayments(work: DeskTransaction, { id, instalment }: Order): Promise<Order[]> {
  if (instalment === null || instalment.planOf !== id) return [];
  const paid = await work.trx
    .selectFrom('orders')
    .select('id')
    .where('plan_of', '=', id)
    .where('id', '!=', id)
    .where((eb) =>
      eb(work.database.unindexed(eb.ref('state')), 'in', ['paid', 'refunding', 'refunded']),
    )
    .orderBy('plan_position')
    .execute();
  const found: Order[] = [];
  for (const one of paid) found.push(await lockOrder(work, one.id));
  return found.filter((one) => one.voucher?.why !== 'mistake');
}

/**
 * The sum that one request can still refund. For a plan, the caller passes its first order, and all payments of the
 * plan count.
 */
export async function readRefundableSum(work: DeskTransaction, order: Order): Promise<number> {
  const later = await laterPayments(work, order);
  return [order, ...later].reduce((sum, one) => sum + refundablePaise(one), 0);
}
