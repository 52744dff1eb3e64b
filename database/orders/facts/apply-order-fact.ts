/**
 * Applies one fact, such as a payment or a refund, to an order. The rules of the domain decide how the state of the
 * order changes. One transaction writes the new state, the event of the order, the receipt or voucher, and the
 * notifications for visitor and staff.
 */
import type { Transaction, Updateable } from 'kysely';
import {
  decideOrderStep,
  isDiscrepancyResolvedByStep,
  type OrderFact,
  type OrderStep,
} from '#domain/orders/decide-order-step.ts';
import { isLaterInstalment } from '#domain/orders/instalments.ts';
import { orderEventTypesMailedToVisitors } from '#domain/orders/order-event-types-with-mail-or-voucher.ts';
import { syncPlaceWithOrder } from '../../batches/sync-place-with-order.ts';
import { insertLearnerChecklist } from '../../checklists/insert-learner-checklist.ts';
import type { AllTables } from '../../connection/all-tables.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import { actOnEnquiry } from '../../desk/acts/act-on-enquiry.ts';
import type { DeskTransaction } from '../../desk/desk-transaction.ts';
import { findUnpaidCourseChanges } from '../changes/find-unpaid-course-changes.ts';
import { releasePlaceInOldCourse, returnToOldCourse } from '../changes/place-in-old-course.ts';
import { makeKeepsEnrolledCondition } from '../conditions/make-keeps-enrolled-condition.ts';
import {
  findSamePersonOrders,
  isOpenPurchase,
  isPaidWithinYear,
} from '../find-same-person-orders.ts';
import {
  recreateInstalmentOrder,
  recreateWithdrawnInstalmentOrders,
  updateInstalmentPlan,
} from '../instalments/update-instalment-plan.ts';
import type { Order } from '../order.ts';
import { selectOrders, toOrder } from '../order-record.ts';
import type { OrdersTable } from '../order-tables.ts';
import { requeueWaitingProviderEvents } from '../provider-events/requeue-waiting-provider-events.ts';
import { lockOrder } from '../transaction/lock-order.ts';
import { queueOrderNotification } from '../transaction/queue-order-notification.ts';
import type { NewAuditEntry } from '../transaction/record-audit-entry.ts';
import { recordAuditEntry } from '../transaction/record-audit-entry.ts';
import { recordOrderEvent } from '../transaction/record-order-event.ts';
import {
  computeColumnsWithoutStateChange,
  computeDiscrepancyColumns,
  prepareStateChangeColumns,
} from './compute-order-fact-columns.ts';
import { findRemainingDiscrepancy } from './find-remaining-discrepancy.ts';

/**
 * `further` columns are written only if the fact changes the state of the order, the `audit` entry unless the fact
 * changes nothing. Both belong to the same transaction.
 */
type FactExtras = { further?: Updateable<OrdersTable>; audit?: NewAuditEntry | undefined };

export async function applyOrderFact(
  database: KyselyDatabase,
  id: string,
  fact: OrderFact,
  who: string,
  extras?: FactExtras,
): Promise<{ step: OrderStep; order: Order }> {
  return database.transaction(async (trx) =>
    applyFactToLockedOrder(
      { database, trx },
      await lockOrder({ database, trx }, id),
      fact,
      who,
      extras,
    ),
  );
}

/** Applies a fact to an order that this transaction has already locked. */
export async function applyFactToLockedOrder(
  { database, trx }: Omit<DeskTransaction, 'now'>,
  order: Order,
  fact: OrderFact,
  who: string,
  { further = {}, audit }: FactExtras = {},
): Promise<{ step: OrderStep; order: Order }> {
  const { id } = order;
  const step = decideOrderStep(order, fact, await isPaymentTaken(trx, order, fact));
  if (step.at === 'unchanged') return { step, order };
  const work = { database, trx, now: await database.readClock(trx) };
  const isSettled = isDiscrepancyResolvedByStep(order.discrepancy, step);
  const change =
    step.at === 'discrepancy'
      ? computeDiscrepancyColumns(work, order, step.discrepancy, fact)
      : step.at === 'noted'
        ? computeColumnsWithoutStateChange(work, order, fact)
        : {
            state: step.to,
            ...further,
            ...(await prepareStateChangeColumns(work, order, fact, step, who)),
            ...(isSettled ? { doubt: await findRemainingDiscrepancy(work, order) } : {}),
          };
  await trx.updateTable('orders').set(change).where('id', '=', id).execute();
  const type = eventTypeOf(step, fact);
  await recordOrderEvent(work, id, type, who, {
    fact,
    ...(step.at === 'discrepancy' ? { doubt: step.discrepancy } : {}),
    ...(step.at === 'moved' ? { isLate: step.isLate } : {}),
    ...(isSettled ? { over: order.discrepancy } : {}),
  });
  await recordAuditEntry(work, id, who, audit);
  await queueNotifications(work, order, step, type);
  if (step.at === 'moved') await updateDependents(work, order, fact, step, who);
  const record = await selectOrders(database, trx)
    .where('orders.id', '=', id)
    .executeTakeFirstOrThrow();
  return { step, order: toOrder(record, database) };
}

/**
 * Updates what depends on the state of the order: its place in a batch, checklist, instalment plan and enquiry, and the
 * person's other orders.
 */
async function updateDependents(
  work: DeskTransaction,
  order: Order,
  fact: OrderFact,
  { to }: OrderStep & { at: 'moved' },
  who: string,
): Promise<void> {
  const { id, enrolmentId } = order;
  const paymentId = fact.kind === 'paid' ? fact.paymentId : null;
  if (paymentId !== null) await requeueWaitingProviderEvents(work.database, work.trx, paymentId);
  // The payment of a later instalment is not a sale, because the first instalment has already bought the course.
  const isSold = fact.kind === 'paid' && !isLaterInstalment(order);
  if (isSold) await releasePlaceInOldCourse(work, order);
  if (isSold) await flagRepeatedPurchases(work, order, fact);
  // A refund request leaves the place as it is, so withdrawing the request must do so too. Otherwise the order, which
  // is now paid again, could take back a place that was released for a change of course.
  if (fact.kind !== 'refund withdrawn') await syncPlaceWithOrder(work, { id, paymentId }, to);
  if (isSold) await insertLearnerChecklist(work, order, work.now);
  // The first refund ends the sale. A later refund changes nothing more.
  if (to === 'refunded' && order.vouchers.length === 0) {
    await unmarkSecondOrders(work, order);
    await takeEnquiryOutOfEnrolled(
      work,
      order,
      fact.kind === 'recorded by mistake' ? 'not paid' : 'paid back',
      who,
    );
  }
  if (isSold && enrolmentId !== null)
    await actOnEnquiry(work, enrolmentId, { kind: 'paid' }, makeServiceActor(who));
  const notNeeded = [
    ...(await updateInstalmentPlan(work, order, to)),
    ...(await findUnpaidCourseChanges(work, id, to)),
  ];
  for (const { id: other } of notNeeded)
    await applyFactToLockedOrder(work, await lockOrder(work, other), { kind: 'withdrawn' }, who);
  if (fact.kind === 'recorded by mistake') {
    await recreateInstalmentOrder(work, order);
    await returnToOldCourse(work, order);
  }
  if (fact.kind === 'refund withdrawn' && to === 'paid')
    await recreateWithdrawnInstalmentOrders(work, order);
}

/**
 * Whether this payment has already paid another order. Staff then have to decide, because a payment can pay only one
 * order.
 */
async function isPaymentTaken(
  trx: Transaction<AllTables>,
  { id }: Order,
  fact: OrderFact,
): Promise<boolean> {
  if (fact.kind !== 'paid') return false;
  const other = await trx
    .selectFrom('orders')
    .select('id')
    .where('payment_id', '=', fact.paymentId)
    .where('id', '!=', id)
    .executeTakeFirst();
  return other !== undefined;
}

/**
 * Returns the actor for changes that the service makes to an enquiry. This actor never becomes the owner of an enquiry,
 * but may change every enquiry.
 */
const makeServiceActor = (who: string) => ({ who, staffId: null, mayOverrule: true });

/** The event types of facts that do not change the state of the order. */
const noteTypes = {
  'payment failed': 'order.payment-failed',
  'seems second': 'order.asks',
  'no longer second': 'order.asks-no-more',
  'for another': 'order.for-another',
} as const;
type NoteKind = keyof typeof noteTypes;

const isNoteKind = (kind: string): kind is NoteKind => Object.hasOwn(noteTypes, kind);

function eventTypeOf(step: Exclude<OrderStep, { at: 'unchanged' }>, { kind }: OrderFact): string {
  switch (step.at) {
    case 'discrepancy':
      return 'order.doubt';
    case 'moved':
      if (kind === 'recorded by mistake') return 'order.taken-back';
      return kind === 'refund withdrawn' ? 'order.refund-withdrawn' : `order.${step.to}`;
    case 'noted':
      if (!isNoteKind(kind)) throw new Error(`"${kind}" is not noted.`);
      return noteTypes[kind];
  }
}

/** The delay of a mail about a failed payment, because the next attempt of the payer often succeeds. */
const failedPaymentMailDelayMs = 10 * 60_000;

/** Queues the notifications of visitor and staff about the change. */
async function queueNotifications(
  work: DeskTransaction,
  { id, state, failedAt }: Order,
  step: OrderStep,
  type: string,
): Promise<void> {
  if (orderEventTypesMailedToVisitors.has(type))
    await queueOrderNotification(work, 'visitor', id, type);
  if (step.at === 'discrepancy') await queueOrderNotification(work, 'mail', id, type);
  if (step.at === 'moved' && step.isLate)
    await queueOrderNotification(work, 'mail', id, 'order.paid-late');
  // The visitor gets a mail only about the first failed payment. Later ones appear only on the page of the order.
  if (type === 'order.payment-failed' && failedAt === null)
    await queueOrderNotification(work, 'visitor', id, type, failedPaymentMailDelayMs);
  if (type === 'order.asks' && state === 'made')
    await queueOrderNotification(work, 'visitor', id, type);
}

/**
 * Compares a newly paid order with the person's other orders for the same offer. If one of them was paid within a year,
 * staff get the discrepancy "paid again", unless the new order is known to be for another person. Unpaid ones are
 * marked as a possible second purchase, so that the visitor is asked before paying.
 */
async function flagRepeatedPurchases(
  work: DeskTransaction,
  order: Order,
  fact: OrderFact & { kind: 'paid' },
): Promise<void> {
  const { database, trx } = work;
  const others = await findSamePersonOrders(work, order);
  const before = others.find((other) => isPaidWithinYear(work, other));
  if (before !== undefined && order.forOtherAt === null) {
    await trx
      .updateTable('orders')
      .set({
        second_of: before.id,
        doubt: 'paid again',
        raised: database.json([...order.raised, fact.paymentId]),
      })
      .where('id', '=', order.id)
      .execute();
    await recordOrderEvent(work, order.id, 'order.doubt', 'worker', { fact, doubt: 'paid again' });
    await queueOrderNotification(work, 'mail', order.id, 'order.doubt');
  }
  for (const other of others)
    if (isOpenPurchase(other))
      await applyFactToLockedOrder(
        work,
        await lockOrder(work, other.id),
        { kind: 'seems second', of: order.id },
        'worker',
      );
}

/**
 * Runs after a refund. Other orders of the same person may be marked as second purchases of the refunded order. Removes
 * this mark, so that their visitors are no longer asked whether the order is for somebody else.
 */
async function unmarkSecondOrders(work: DeskTransaction, order: Order): Promise<void> {
  for (const { id } of await findSamePersonOrders(work, order)) {
    const other = await lockOrder(work, id);
    if (other.secondOf === order.id)
      await applyFactToLockedOrder(work, other, { kind: 'no longer second' }, 'worker');
  }
}

/**
 * Takes the enquiry out of the state "enrolled", after a refund or a payment that was recorded by mistake. The enquiry
 * stays enrolled if another order of the same enrolment keeps it so.
 */
async function takeEnquiryOutOfEnrolled(
  work: DeskTransaction,
  order: Order,
  kind: 'paid back' | 'not paid',
  who: string,
): Promise<void> {
  const { id, enrolmentId } = order;
  if (enrolmentId === null || isLaterInstalment(order)) return;
  const other = await work.trx
    .selectFrom('orders')
    .select('id')
    .where('enrolment_id', '=', enrolmentId)
    .where('id', '!=', id)
    .where((eb) => eb.or([eb('plan_of', 'is', null), eb('plan_of', '!=', id)]))
    .where((eb) => makeKeepsEnrolledCondition(work.database, eb))
    .executeTakeFirst();
  if (other === undefined) await actOnEnquiry(work, enrolmentId, { kind }, makeServiceActor(who));
}
