/**
 * Requests a refund of one order or of a plan of instalments. The provider refunds single payments, so a refund of a
 * plan is divided: each payment gets its own refund and its own voucher.
 */
import { randomUUID } from 'node:crypto';
import type { Paise } from '#domain/money/money.ts';
import type { OrderStep } from '#domain/orders/decide-order-step.ts';
import { splitRefund } from '#domain/orders/instalments.ts';
import { refundablePaise, totalRefundedPaise } from '#domain/orders/order-states.ts';
import type { DeskTransaction } from '../../desk/desk-transaction.ts';
import type { Order } from '../order.ts';
import { lockOrder } from '../transaction/lock-order.ts';
import { type NewAuditEntry, recordAuditEntry } from '../transaction/record-audit-entry.ts';
import { applyFactToLockedOrder } from './apply-order-fact.ts';

/** The columns of a new refund request. It gets a new key, and nothing of an earlier failed request stays. */
const makeNewRefundColumns = () => ({
  refund_key: `rf-${randomUUID()}`,
  refund_id: null,
  refund_failed_at: null,
});

/**
 * Requests the refund; the caller has locked `order`. For a plan, `order` is the first order, and the audit entry is
 * about it. `refundedBefore` is the sum that was already refunded when the member decided. If that sum is different
 * now, nothing is requested, so that a form that is sent twice causes only one refund.
 */
export async function requestRefund(
  work: DeskTransaction,
  order: Order,
  paise: Paise,
  who: string,
  refundedBefore: Paise,
  audit: NewAuditEntry | undefined,
): Promise<{ step: OrderStep; order: Order }> {
  const ask = (one: Order, part: number, entry: NewAuditEntry | undefined) =>
    applyFactToLockedOrder(work, one, { kind: 'refund asked', paise: part }, who, {
      further: makeNewRefundColumns(),
      audit: entry,
    });
  const later = await lockLaterPayments(work, order);
  const all = [order, ...later] as const;
  if (refundedBefore !== sumRefunded(all)) return { step: { at: 'unchanged' }, order };
  const parts = splitRefund(
    all.map((one) => ({ id: one, refundablePaise: refundablePaise(one) })),
    paise,
  );
  // Without later payments, only this order is refunded. The same is tried if the sum is more than the plan can refund:
  // the rules of the domain then refuse it.
  if (later.length === 0 || parts === null) return ask(order, paise, audit);
  let asked: { step: OrderStep; order: Order } | null = null;
  for (const { id: one, paise: part } of parts) {
    const isFirst = one.id === order.id;
    const became = await ask(await lockOrder(work, one.id), part, isFirst ? audit : undefined);
    asked ??= became;
  }
  if (parts[0]?.id.id !== order.id) await closeProposalOfFirstOrder(work, order.id, who, audit);
  return asked ?? { step: { at: 'unchanged' }, order };
}

/**
 * Returns the sum that was already refunded of a plan. If two orders asked for the same instalment, only the newer one
 * counts, as on the page of the plan.
 */
const sumRefunded = ([first, ...later]: readonly [Order, ...Order[]]): Paise =>
  [first, ...later.filter(({ instalment }) => instalment?.dueOn !== null)]
    // A payment that was recorded by mistake does not count, because its voucher refunded no money.
    .filter(({ voucher }) => voucher?.why !== 'mistake')
    .reduce((sum, order) => sum + totalRefundedPaise(order), 0);

/**
 * Ends the refund proposal of the first order and writes the audit entry about it. Needed if nothing of the first
 * payment is left to refund, so that the refund comes only from later payments.
 */
async function closeProposalOfFirstOrder(
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
 * Locks and returns the later payments of a plan, in the order of the instalments. Leaves out payments that were
 * recorded by mistake. Empty if `order` is not the first of a plan.
 */
async function lockLaterPayments(
  work: DeskTransaction,
  { id, instalment }: Order,
): Promise<Order[]> {
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
 * Returns the greatest sum that can still be refunded. For the first order of a plan, all payments of the plan count.
 */
export async function readRefundableSum(work: DeskTransaction, order: Order): Promise<number> {
  const later = await lockLaterPayments(work, order);
  return [order, ...later].reduce((sum, one) => sum + refundablePaise(one), 0);
}
