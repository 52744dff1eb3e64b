/**
 * Applies one fact to an order in one transaction: the state change by the rules of the domain, its event, the
 * number of the receipt or voucher when due, and the notifications for visitor and staff.
 */
import type { Transaction, Updateable } from 'kysely';
import { indianDay } from '#domain/indian-day.ts';
import {
  type Discrepancy,
  nextOrderStep,
  type OrderFact,
  type OrderStep,
  resolvesDiscrepancy,
  subjectOfFact,
} from '#domain/order-states.ts';
import type { PaymentMode } from '#domain/payment-modes.ts';
import type { RecordedMoney } from '#domain/payment-ways.ts';
import {
  financialYear,
  type NumberedPaper,
  registerNumber,
  registerOf,
} from '#domain/registers.ts';
import { syncPlaceWithOrder } from '../batches/sync-place-with-order.ts';
import { makeChecklist } from '../checklists/make-checklist.ts';
import type { DeskDatabase } from '../connection/desk-database.ts';
import { actOnEnquiry } from '../desk/act-on-enquiry.ts';
import { releaseOldPlace } from './change-course.ts';
import { findOrdersAlike, isPaidWithinYear } from './find-orders-alike.ts';
import { findRemainingDiscrepancy } from './find-remaining-discrepancy.ts';
import { askInstalmentAgain, followPlan } from './follow-plan.ts';
import { lockOrder } from './lock-order.ts';
import { noteAudit } from './note-audit.ts';
import { noteOrderEvent } from './note-order-event.ts';
import type { NewAuditEntry, Order } from './order-port.ts';
import { selectOrders, toOrder } from './order-record.ts';
import type { DeskDatabaseTables, OrdersTable } from './order-tables.ts';
import { queueNotification } from './queue-notification.ts';
import { insertReceipt, type PaperMoney } from './receipt-store.ts';
import { requeueWaitingEvents } from './requeue-waiting-events.ts';

/** Further columns and an audit entry, written in the same transaction if the fact changes the order. */
type FactExtras = { further?: Updateable<OrdersTable>; audit?: NewAuditEntry | undefined };

type Work = { database: DeskDatabase; trx: Transaction<DeskDatabaseTables>; now: Date };

/** The provider is still polled after a link ends, because a payment can be authorised late. */
const firstAskMs = 10 * 60_000;
/** If a refund is made on the provider's own page, it is made days later. */
const firstAskOncePaidMs = 24 * 60 * 60_000;

/** If mail is set up, the visitor gets a mail about each of these events. */
const toldToVisitors = ['order.offered', 'order.paid', 'order.refunded', 'order.taken-back'];

export async function applyFact(
  database: DeskDatabase,
  id: string,
  fact: OrderFact,
  who: string,
  beside?: FactExtras,
): Promise<{ step: OrderStep; order: Order }> {
  return database.transaction(async (trx) =>
    applyFactToLocked({ database, trx }, await lockOrder({ database, trx }, id), fact, who, beside),
  );
}

/** Applies a fact to an order that this transaction has already locked. */
export async function applyFactToLocked(
  { database, trx }: Omit<Work, 'now'>,
  order: Order,
  fact: OrderFact,
  who: string,
  { further = {}, audit }: FactExtras = {},
): Promise<{ step: OrderStep; order: Order }> {
  const { id } = order;
  const step = nextOrderStep(order, fact, await isPaymentTaken(trx, order, fact));
  if (step.at === 'unchanged') return { step, order };
  const work = { database, trx, now: await database.clock(trx) };
  const over = resolvesDiscrepancy(order.discrepancy, step);
  const change =
    step.at === 'discrepancy'
      ? leftByDiscrepancy(work, order, step.discrepancy, fact)
      : step.at === 'noted'
        ? leftByNote(work, order, fact)
        : {
            state: step.to,
            ...further,
            ...(await broughtBy(work, order, fact, step, who)),
            ...(over ? { doubt: await findRemainingDiscrepancy(work, order) } : {}),
          };
  await trx.updateTable('orders').set(change).where('id', '=', id).execute();
  const type = typeOf(step, fact);
  await noteOrderEvent(work, id, type, who, {
    fact,
    ...(step.at === 'discrepancy' ? { doubt: step.discrepancy } : {}),
    ...(step.at === 'moved' ? { isLate: step.isLate } : {}),
    ...(over ? { over: order.discrepancy } : {}),
  });
  await noteAudit(work, id, who, audit);
  if (fact.kind === 'paid' && step.at === 'moved')
    await requeueWaitingEvents(database, trx, fact.paymentId);
  if (toldToVisitors.includes(type)) await queueNotification(work, 'visitor', id, type);
  if (step.at === 'discrepancy') await queueNotification(work, 'mail', id, type);
  if (step.at === 'noted') await tellOfNote(work, order, type);
  if (step.at === 'moved' && step.isLate)
    await queueNotification(work, 'mail', id, 'order.paid-late');
  // Only the first instalment counts as a sale: later ones pay for what the first has bought.
  const isSale = order.instalment === null || order.instalment.position === 1;
  const isSold = step.at === 'moved' && step.to === 'paid' && isSale;
  if (isSold) await releaseOldPlace(work, order);
  if (isSold && fact.kind === 'paid') await compareWithOthers(work, order, fact);
  if (step.at === 'moved')
    await syncPlaceWithOrder(
      work,
      { id, paymentId: fact.kind === 'paid' ? fact.paymentId : null },
      step.to,
    );
  if (isSold) await makeChecklist(work, order, work.now);
  if (step.at === 'moved' && step.to === 'refunded') {
    await releaseOthers(work, order);
    await leaveEnrolled(
      work,
      order,
      fact.kind === 'recorded by mistake' ? 'not paid' : 'paid back',
      who,
    );
  }
  if (isSold && order.enrolmentId !== null)
    await actOnEnquiry(work, order.enrolmentId, { kind: 'paid' }, worker(who));
  if (step.at === 'moved')
    for (const { id: part } of await followPlan(work, order, step.to))
      await applyFactToLocked(work, await lockOrder(work, part), { kind: 'withdrawn' }, who);
  if (step.at === 'moved' && fact.kind === 'recorded by mistake')
    await askInstalmentAgain(work, order);
  const record = await selectOrders(trx).where('orders.id', '=', id).executeTakeFirstOrThrow();
  return { step, order: toOrder(record, database) };
}

/** A payment pays one order. If it has already paid another, a person has to settle this. */
async function isPaymentTaken(
  trx: Transaction<DeskDatabaseTables>,
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

/** A worker is no member of staff: it owns no enquiries, but may change those of any member. */
const worker = (who: string) => ({ who, staffId: null, mayOverrule: true });

/** A second discrepancy replaces the first one in the order; the events keep both. */
function leftByDiscrepancy(
  { database, now }: Work,
  { raised, returnedPaise }: Order,
  discrepancy: Discrepancy,
  fact: OrderFact,
): Updateable<OrdersTable> {
  return {
    doubt: discrepancy,
    raised: database.json([...raised, subjectOfFact(fact)]),
    ...(fact.kind === 'refund failed'
      ? {
          refund_failed_at: database.moment(now),
          due_at: database.moment(new Date(now.getTime() + firstAskOncePaidMs)),
        }
      : {}),
    ...(discrepancy === 'paid back elsewhere' && fact.kind === 'refunded'
      ? { returned_paise: returnedPaise + fact.paise }
      : {}),
  };
}

/** The types of events for facts that change no state. */
const noteTypes = {
  'payment failed': 'order.payment-failed',
  'seems second': 'order.asks',
  'no longer second': 'order.asks-no-more',
  'for another': 'order.for-another',
} as const;
type NoteKind = keyof typeof noteTypes;

const isNoteKind = (kind: string): kind is NoteKind => Object.hasOwn(noteTypes, kind);

function typeOf(step: Exclude<OrderStep, { at: 'unchanged' }>, { kind }: OrderFact): string {
  switch (step.at) {
    case 'discrepancy':
      return 'order.doubt';
    case 'moved':
      return kind === 'recorded by mistake' ? 'order.taken-back' : `order.${step.to}`;
    case 'noted':
      if (!isNoteKind(kind)) throw new Error(`"${kind}" is not noted.`);
      return noteTypes[kind];
  }
}

/** A mail about a failed payment waits this long, because another attempt of the payer may succeed meanwhile. */
const failureToldAfterMs = 10 * 60_000;

function leftByNote(
  { database, now }: Work,
  { failedPayments }: Order,
  fact: OrderFact,
): Updateable<OrdersTable> {
  const dueNow = { due_at: database.moment(now), claimed_until: database.moment(new Date(0)) };
  switch (fact.kind) {
    case 'payment failed':
      return {
        failed_payments: database.json([...failedPayments, fact.paymentId]),
        failed_at: database.moment(now),
      };
    case 'seems second':
      return { second_of: fact.of };
    case 'no longer second':
      return { second_of: null, ...dueNow };
    case 'for another':
      return { for_other_at: database.moment(now), ...dueNow };
    default:
      throw new Error(`"${fact.kind}" is not noted.`);
  }
}

/**
 * The visitor gets a mail about the first failed payment only. If the order has a link, its page already shows the
 * failure.
 */
async function tellOfNote(work: Work, { id, state, failedAt }: Order, type: string): Promise<void> {
  if (type === 'order.payment-failed' && failedAt === null)
    await queueNotification(work, 'visitor', id, type, failureToldAfterMs);
  if (type === 'order.asks' && state === 'made') await queueNotification(work, 'visitor', id, type);
}

/**
 * Two orders of one person for one offer could both be paid if the second was made before the first was paid. If
 * one is still open, its page now asks the visitor a question before it takes a payment. If both are paid, a person
 * has to settle this.
 */
async function compareWithOthers(
  work: Work,
  order: Order,
  fact: OrderFact & { kind: 'paid' },
): Promise<void> {
  const { database, trx } = work;
  const others = await findOrdersAlike(work, order);
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
    await noteOrderEvent(work, order.id, 'order.doubt', 'worker', { fact, doubt: 'paid again' });
    await queueNotification(work, 'mail', order.id, 'order.doubt');
  }
  for (const other of others)
    if (other.state === 'made' || other.state === 'offered')
      await applyFactToLocked(
        work,
        await lockOrder(work, other.id),
        { kind: 'seems second', of: order.id },
        'worker',
      );
}

/** After a refund, the person's other order need not ask the question any more, because its learner may buy again. */
async function releaseOthers(work: Work, order: Order): Promise<void> {
  for (const { id } of await findOrdersAlike(work, order)) {
    const other = await lockOrder(work, id);
    if (other.secondOf === order.id)
      await applyFactToLocked(work, other, { kind: 'no longer second' }, 'worker');
  }
}

/**
 * After a refund, or a payment that was recorded by mistake, the enquiry is no longer "enrolled", unless another order of
 * the same enrolment is paid.
 */
async function leaveEnrolled(
  work: Work,
  { id, enrolmentId, instalment }: Order,
  kind: 'paid back' | 'not paid',
  who: string,
): Promise<void> {
  if (enrolmentId === null || (instalment !== null && instalment.position > 1)) return;
  const other = await work.trx
    .selectFrom('orders')
    .select('id')
    .where('enrolment_id', '=', enrolmentId)
    .where('id', '!=', id)
    .where('state', 'in', ['paid', 'refunding'])
    .where((eb) => eb.or([eb('plan_of', 'is', null), eb('plan_of', '!=', id)]))
    .executeTakeFirst();
  if (other === undefined) await actOnEnquiry(work, enrolmentId, { kind }, worker(who));
}

/** The columns that a fact sets when it changes the state. */
async function broughtBy(
  work: Work,
  order: Order,
  fact: OrderFact,
  step: OrderStep & { at: 'moved' },
  who: string,
): Promise<Updateable<OrdersTable>> {
  const now = work.database.moment(work.now);
  const later = (ms: number) => ({
    due_at: work.database.moment(new Date(work.now.getTime() + ms)),
    claimed_until: work.database.moment(new Date(0)),
  });
  switch (fact.kind) {
    case 'paid':
      return {
        payment_id: fact.paymentId,
        paid_at: now,
        paid_way: fact.recorded?.way ?? 'online',
        receipt_number: await giveNumber(work, order, {
          kind: 'receipt',
          issued_at: now,
          paise: fact.paise,
          movement: fact.paymentId,
          ...recordOf(fact, who),
        }),
        receipt_at: now,
        ...(await soldStart(work, order)),
        ...later(firstAskOncePaidMs),
        ...(fact.recorded === undefined ? {} : endsLink(work, order)),
      };
    case 'refund asked':
      return { refund_paise: fact.paise, refund_proposal: null, ...later(0) };
    case 'refunded':
    case 'refund settled':
    case 'recorded by mistake': {
      const refundId = fact.kind === 'refund settled' ? null : fact.refundId;
      return {
        refund_paise: step.paise ?? 0,
        refund_id: refundId,
        // An earlier partial refund is included if only all parts together are the full refund.
        ...(fact.kind === 'refunded' && fact.paise === step.paise ? {} : { returned_paise: 0 }),
        voucher_number: await giveNumber(work, order, {
          kind: 'voucher',
          issued_at: now,
          paise: step.paise ?? 0,
          movement: refundId,
          against: order.receipt?.number ?? null,
          why: fact.kind === 'recorded by mistake' ? 'mistake' : 'refund',
          ...(fact.kind === 'refunded'
            ? recordOf(fact, who)
            : fact.kind === 'recorded by mistake'
              ? { way: order.paidWay, recorded_by: who }
              : {}),
        }),
        voucher_at: now,
        refund_proposal: null,
        ...(order.paidWay === 'online' ? {} : later(firstAskMs)),
      };
    }
    case 'withdrawn':
      return { ...later(firstAskMs), ...endsLink(work, order) };
    case 'offered':
    case 'expired':
    case 'cancelled':
      return later(firstAskMs);
    case 'link refused':
    case 'refund failed':
    case 'payment failed':
    case 'seems second':
    case 'no longer second':
    case 'for another':
      return {};
  }
}

/**
 * The receipt states the start that was paid for. Staff may have moved the order or its batch since the order was made;
 * after the payment these facts stay, so that a receipt that is drawn later states the same.
 */
async function soldStart(work: Work, order: Order): Promise<Updateable<OrdersTable>> {
  const seat = order.seat ?? (await seatOfPlan(work, order));
  if (seat === null || seat.batch === null) return {};
  const { startsOn, endsOn, days, from, to, language, mentor } = seat.batch;
  return {
    facts: work.database.json({
      ...order.offer.facts,
      start: { at: 'dates', startDate: startsOn, endDate: endsOn },
      batch: { id: seat.batchId, days, from, to, language, mentor },
    }),
  };
}

/** The place that a later instalment pays for: the first order of the plan has it. */
async function seatOfPlan({ database, trx }: Work, { id, instalment }: Order) {
  if (instalment === null || instalment.planOf === id) return null;
  const first = await selectOrders(trx)
    .where('orders.id', '=', instalment.planOf)
    .executeTakeFirst();
  return first === undefined ? null : toOrder(first, database).seat;
}

/** A worker that is creating the link at this moment has finished after this time. */
const linkInMakingMs = 2 * 60_000;

/** Makes the open link due to be ended at the provider, so that nobody pays by it any more. */
function endsLink({ database, now }: Work, { state, link }: Order): Updateable<OrdersTable> {
  if (state !== 'made' && state !== 'offered') return {};
  const inMs = link === null ? linkInMakingMs : 0;
  return { end_link_at: database.moment(new Date(now.getTime() + inMs)) };
}

/** The details that a person recorded about money moved by hand; nothing for a payment through the provider. */
const recordOf = ({ recorded }: { recorded?: RecordedMoney }, who: string) =>
  recorded === undefined
    ? {}
    : {
        way: recorded.way,
        reference: recorded.reference,
        moved_on: recorded.movedOn,
        recorded_by: who,
      };

/**
 * Gives a receipt or voucher the next number of its register. It is stored with its amounts and the printed details,
 * which stay when the enrolment is erased.
 */
async function giveNumber(
  work: Work,
  order: Order,
  money: PaperMoney & { kind: NumberedPaper },
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
  { trx, now }: Work,
  paper: NumberedPaper,
  mode: PaymentMode,
): Promise<string> {
  const register = registerOf(paper, mode);
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
  return registerNumber(register, year, last);
}
