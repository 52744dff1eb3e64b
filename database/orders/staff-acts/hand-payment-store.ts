/**
 * Money that did not go through the payment provider: staff record it, and it gets receipts and vouchers like other
 * money. A mistake is corrected by a voucher, because a receipt with a number must never be removed.
 */
import { randomUUID } from 'node:crypto';
import { maskPersonInText } from '#domain/mask-person-in-text.ts';
import { isLaterInstalment } from '#domain/orders/instalments.ts';
import {
  canPaymentBeRecorded,
  mayTakeBackPaymentRecord,
  waitsForHandRefund,
} from '#domain/orders/order-states.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import { type DeskTransaction, inDeskTransaction } from '../../desk/desk-transaction.ts';
import { makeReceiptReferenceCondition } from '../conditions/make-receipt-reference-condition.ts';
import { applyFactToLockedOrder } from '../facts/apply-order-fact.ts';
import type { Order } from '../order.ts';
import { lockOrder } from '../transaction/lock-order.ts';
import type { HandPaymentPort } from './hand-payment-port.ts';

export function makeHandPaymentStore(database: KyselyDatabase): HandPaymentPort {
  return {
    recordPayment: (orderId, { paise, way, reference, movedOn }, who) =>
      inDeskTransaction(database, async (work) => {
        const order = await lockOrder(work, orderId);
        if (!canPaymentBeRecorded(order.state)) return { at: 'late' };
        if (paise !== order.amountPaise) return { at: 'another sum' };
        // The reference stays when the person is erased, so the person's name, address and number are masked in it.
        const recorded = { way, reference: maskPayer(reference, order), movedOn };
        const known = await findReceiptWithReference(work, order, recorded);
        if (known !== null) return { at: 'known reference', receipt: known };
        const { step, order: paid } = await applyFactToLockedOrder(
          work,
          order,
          {
            kind: 'paid',
            paymentId: `${way}-${randomUUID()}`,
            paise,
            currency: order.currency,
            recorded,
          },
          who,
          { audit: { type: 'order.payment recorded', what: { paise, ...recorded } } },
        );
        return step.at === 'moved' ? { at: 'recorded', order: paid } : { at: 'late' };
      }),

    recordHandBack: (orderId, { paise, way, reference, movedOn }, who, key) =>
      inDeskTransaction(database, async (work) => {
        const order = await lockOrder(work, orderId);
        const { paymentId, refund } = order;
        if (!waitsForHandRefund(order) || paymentId === null) return false;
        if (refund?.paise !== paise || refund.key !== key) return false;
        const recorded = { way, reference: maskPayer(reference, order), movedOn };
        const { step } = await applyFactToLockedOrder(
          work,
          order,
          {
            kind: 'refunded',
            paymentId,
            refundId: `${way}-${randomUUID()}`,
            paise,
            recorded,
          },
          who,
          { audit: { type: 'order.handed back', what: { paise, ...recorded } } },
        );
        return step.at === 'moved';
      }),

    withdrawRefund: (orderId, paise, reason, who, key) =>
      inDeskTransaction(database, async (work) => {
        const order = await lockOrder(work, orderId);
        if (order.refund?.paise !== paise || order.refund.key !== key) return false;
        const { step } = await applyFactToLockedOrder(
          work,
          order,
          { kind: 'refund withdrawn' },
          who,
          {
            audit: {
              type: 'order.refund withdrawn',
              what: { paise, reason: maskPayer(reason, order) },
            },
          },
        );
        return step.at === 'moved';
      }),

    takeBackRecord: (orderId, reason, who) =>
      inDeskTransaction(database, async (work) => {
        await lockFirstInstalment(work, orderId);
        const order = await lockOrder(work, orderId);
        if (!mayTakeBackPaymentRecord(order)) return 'late';
        if (await isLaterPaid(work, order)) return 'later is paid';
        if (await isChangePaid(work, order)) return 'change is paid';
        const { step } = await applyFactToLockedOrder(
          work,
          order,
          { kind: 'recorded by mistake', refundId: `mistake-${randomUUID()}` },
          who,
          {
            audit: {
              type: 'order.record taken back',
              what: { paise: order.amountPaise, reason: maskPayer(reason, order) },
            },
          },
        );
        return step.at === 'moved' ? 'taken back' : 'late';
      }),
  };
}

/** Whether `order` is the first instalment of a plan, and a later instalment is already paid. */
async function isLaterPaid({ trx }: DeskTransaction, order: Order): Promise<boolean> {
  const { id, instalment } = order;
  if (instalment === null || isLaterInstalment(order)) return false;
  const later = await trx
    .selectFrom('orders')
    .select('id')
    .where('plan_of', '=', id)
    .where('id', '!=', id)
    .where('state', 'in', ['paid', 'refunding'])
    .executeTakeFirst();
  return later !== undefined;
}

/** Whether an order that changes the course of `order` is paid, and not refunded. */
async function isChangePaid({ database, trx }: DeskTransaction, { id }: Order): Promise<boolean> {
  const change = await trx
    .selectFrom('orders')
    .select('id')
    .where('change_of', '=', id)
    .where((eb) => eb(database.unindexed(eb.ref('state')), 'in', ['paid', 'refunding']))
    .executeTakeFirst();
  return change !== undefined;
}

/**
 * Locks the first order of the plan before the caller locks a later one. A refund of the plan locks them in this
 * sequence too. Otherwise the two transactions could block each other.
 */
async function lockFirstInstalment(work: DeskTransaction, orderId: string): Promise<void> {
  const { plan_of: planOf } = await work.trx
    .selectFrom('orders')
    .select('plan_of')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (planOf !== null && planOf !== orderId) await lockOrder(work, planOf);
}

const maskPayer = (text: string, { payer }: Order): string =>
  maskPersonInText(text.trim(), payer === null ? [] : [payer.name, payer.email, payer.phone]);

/**
 * Finds another receipt with this reference: the same transfer must not pay two orders. Receipts that were recorded by
 * mistake do not count. If two members record the same reference at once, the lock makes the second one wait and then
 * find the receipt of the first.
 */
async function findReceiptWithReference(
  { database, trx }: DeskTransaction,
  { mode }: Order,
  { way, reference }: { way: 'cash' | 'transfer'; reference: string },
): Promise<string | null> {
  await database.lockKey(trx, `reference of ${mode} ${way}`);
  const found = await trx
    .selectFrom('receipts')
    .select('number')
    .where('kind', '=', 'receipt')
    .where('mode', '=', mode)
    .where('way', '=', way)
    .where(makeReceiptReferenceCondition(reference))
    .where('number', 'not in', (eb) =>
      eb
        .selectFrom('receipts as taken')
        .select((one) => one.ref('taken.against').$notNull().as('against'))
        .where('taken.why', '=', 'mistake')
        .where('taken.against', 'is not', null),
    )
    .executeTakeFirst();
  return found?.number ?? null;
}
