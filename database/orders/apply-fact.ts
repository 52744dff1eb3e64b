/**
 * One fact about an order, in one transaction: the step that the rules of the domain take, its event, the number of
 * the receipt or voucher when it is due, and the notes that visitor or staff have to be told.
 */
import type { Transaction, Updateable } from 'kysely';
import { indianDay } from '#domain/indian-day.ts';
import {
  type Discrepancy,
  isOver,
  nextStep,
  type OrderFact,
  type OrderStep,
  subjectOf,
} from '#domain/order-states.ts';
import type { PaymentMode } from '#domain/payment-modes.ts';
import {
  financialYear,
  type NumberedPaper,
  registerNumber,
  registerOf,
} from '#domain/registers.ts';
import type { DeskDatabase } from '../connection/desk-database.ts';
import { actOnEnquiry } from '../desk/act-on-enquiry.ts';
import { noteDeskEvent } from '../desk/desk-events.ts';
import { timeOfUuid, uuidV7 } from '../uuid-v7.ts';
import { noteNotification } from './note-notification.ts';
import { openDiscrepancies } from './open-discrepancies.ts';
import type { AuditEntry, Order } from './order-port.ts';
import { readEvents, selectOrders, toOrder } from './order-record.ts';
import type { DeskDatabaseTables, OrdersTable } from './order-tables.ts';
import { isPaidNow, ordersAlike } from './orders-alike.ts';
import { noteReceipt } from './receipts.ts';
import { releaseEvents } from './release-events.ts';

/** Written in the same transaction when the step is taken. */
type CommandContext = { further?: Updateable<OrdersTable>; audit?: AuditEntry | undefined };

type Work = { database: DeskDatabase; trx: Transaction<DeskDatabaseTables>; now: Date };

/** After its end a link is asked about for a while: a payment can be authorised late. */
const firstAskMs = 10 * 60_000;
/** Money goes back on the provider's page after days, if ever. */
const firstAskOncePaidMs = 24 * 60 * 60_000;

/** What the visitor hears of by mail, when mail can be sent. */
const toldToVisitors = ['order.offered', 'order.paid', 'order.refunded'];

/** Locks the order, and reads it. Throws when there is none. */
export async function lockOrder({ database, trx }: Omit<Work, 'now'>, id: string): Promise<Order> {
  // A write that changes nothing takes the lock on both engines before anything is read.
  await trx
    .updateTable('orders')
    .set({ offer_slug: (eb) => eb.ref('offer_slug') })
    .where('id', '=', id)
    .execute();
  const record = await selectOrders(trx).where('orders.id', '=', id).executeTakeFirst();
  if (!record) throw new Error(`There is no order ${id}.`);
  return toOrder(record, database);
}

export async function applyFact(
  database: DeskDatabase,
  id: string,
  fact: OrderFact,
  who: string,
  beside?: CommandContext,
): Promise<{ step: OrderStep; order: Order }> {
  return database.transaction(async (trx) =>
    applyTo({ database, trx }, await lockOrder({ database, trx }, id), fact, who, beside),
  );
}

/** The same to an order that this transaction has locked. */
export async function applyTo(
  { database, trx }: Omit<Work, 'now'>,
  order: Order,
  fact: OrderFact,
  who: string,
  { further = {}, audit }: CommandContext = {},
): Promise<{ step: OrderStep; order: Order }> {
  const { id } = order;
  const step = nextStep(order, fact, await isPaymentTaken(trx, order, fact));
  if (step.at === 'unchanged') return { step, order };
  const work = { database, trx, now: await database.clock(trx) };
  const over = isOver(order.doubt, step);
  const change =
    step.at === 'doubt'
      ? leftByDiscrepancy(work, order, step.doubt, fact)
      : step.at === 'noted'
        ? leftByNote(work, order, fact)
        : {
            state: step.to,
            ...further,
            ...(await broughtBy(work, order, fact, step)),
            ...(over ? { doubt: await discrepancyLeft(work, order) } : {}),
          };
  await trx.updateTable('orders').set(change).where('id', '=', id).execute();
  const type = typeOf(step, fact);
  await noteEvent(work, id, type, who, {
    fact,
    ...(step.at === 'doubt' ? { doubt: step.doubt } : {}),
    ...(step.at === 'moved' ? { isLate: step.isLate } : {}),
    ...(over ? { over: order.doubt } : {}),
  });
  await noteAudit(work, id, who, audit);
  if (fact.kind === 'paid' && step.at === 'moved')
    await releaseEvents(database, trx, fact.paymentId);
  if (toldToVisitors.includes(type)) await noteNotification(work, 'visitor', id, type);
  if (step.at === 'doubt') await noteNotification(work, 'mail', id, type);
  if (step.at === 'noted') await tellOfNote(work, order, type);
  if (step.at === 'moved' && step.isLate)
    await noteNotification(work, 'mail', id, 'order.paid-late');
  if (step.at === 'moved' && step.to === 'paid' && fact.kind === 'paid')
    await compareWithOthers(work, order, fact);
  if (step.at === 'moved' && step.to === 'refunded') await releaseOthers(work, order);
  if (step.at === 'moved' && step.to === 'paid' && order.enrolmentId !== null)
    await actOnEnquiry(work, order.enrolmentId, { kind: 'paid' }, worker(who));
  const record = await selectOrders(trx).where('orders.id', '=', id).executeTakeFirstOrThrow();
  return { step, order: toOrder(record, database) };
}

/** A payment pays one order: by which it is held, the provider's word for another one is for a person to look at. */
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

/** For the audit of the desk, beside the order's own event. Nothing without an entry. */
export async function noteAudit(
  work: Work,
  orderId: string,
  who: string,
  audit: AuditEntry | undefined,
): Promise<void> {
  if (audit !== undefined) await noteDeskEvent(work, { ...audit, subject: orderId, who });
}

/** Owns nothing, and is kept from nothing. */
const worker = (who: string) => ({ who, staffId: null, mayOverrule: true });

/** A second doubt stands in the place of the first; the events hold both. */
function leftByDiscrepancy(
  { database, now }: Work,
  { raised, returnedPaise }: Order,
  doubt: Discrepancy,
  fact: OrderFact,
): Updateable<OrdersTable> {
  return {
    doubt,
    raised: database.json([...raised, subjectOf(fact)]),
    ...(fact.kind === 'refund failed'
      ? {
          refund_failed_at: database.moment(now),
          due_at: database.moment(new Date(now.getTime() + firstAskOncePaidMs)),
        }
      : {}),
    ...(doubt === 'paid back elsewhere' && fact.kind === 'refunded'
      ? { returned_paise: returnedPaise + fact.paise }
      : {}),
  };
}

/** The event of a fact that changes no state. */
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
    case 'doubt':
      return 'order.doubt';
    case 'moved':
      return `order.${step.to}`;
    case 'noted':
      if (!isNoteKind(kind)) throw new Error(`"${kind}" is not noted.`);
      return noteTypes[kind];
  }
}

/** By then the payer may have tried again, and nothing is to be said any more. */
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

/** The first failed try is told of; of an order that had its link, its own page asks. */
async function tellOfNote(work: Work, { id, state, failedAt }: Order, type: string): Promise<void> {
  if (type === 'order.payment-failed' && failedAt === null)
    await noteNotification(work, 'visitor', id, type, failureToldAfterMs);
  if (type === 'order.asks' && state === 'made') await noteNotification(work, 'visitor', id, type);
}

/**
 * Two orders of one person for one offer could both be paid, because the second was made before the first was paid.
 * The one that is still open asks from now on; where both are paid, a person has to look.
 */
async function compareWithOthers(
  work: Work,
  order: Order,
  fact: OrderFact & { kind: 'paid' },
): Promise<void> {
  const { database, trx } = work;
  const others = await ordersAlike(work, order);
  const before = others.find((other) => isPaidNow(work, other));
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
    await noteEvent(work, order.id, 'order.doubt', 'worker', { fact, doubt: 'paid again' });
    await noteNotification(work, 'mail', order.id, 'order.doubt');
  }
  for (const other of others)
    if (other.state === 'made' || other.state === 'offered')
      await applyTo(
        work,
        await lockOrder(work, other.id),
        { kind: 'seems second', of: order.id },
        'worker',
      );
}

/** A refunded order asks nothing of the next one: its learner may buy again. */
async function releaseOthers(work: Work, order: Order): Promise<void> {
  for (const { id } of await ordersAlike(work, order)) {
    const other = await lockOrder(work, id);
    if (other.secondOf === order.id)
      await applyTo(work, other, { kind: 'no longer second' }, 'worker');
  }
}

/** What is still to be looked at when the newest doubt has ended by itself: it stands in the order again. */
async function discrepancyLeft(
  { database, trx }: Work,
  { id, doubt }: Order,
): Promise<Discrepancy | null> {
  const open = openDiscrepancies(await readEvents(database, trx, id));
  const left = open.findLast(({ what }) => what.doubt !== doubt);
  return (left?.what.doubt as Discrepancy | undefined) ?? null;
}

/** What a fact leaves in the order when it moves it. */
async function broughtBy(
  work: Work,
  order: Order,
  fact: OrderFact,
  step: OrderStep & { at: 'moved' },
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
        receipt_number: await giveNumber(work, order, 'receipt'),
        receipt_at: now,
        ...later(firstAskOncePaidMs),
      };
    case 'refund asked':
      return { refund_paise: fact.paise, ...later(0) };
    case 'refunded':
    case 'refund settled':
      return {
        refund_paise: step.paise ?? 0,
        refund_id: fact.kind === 'refunded' ? fact.refundId : null,
        // What went back before is part of the refund, where only all of it together is one.
        ...(fact.kind === 'refunded' && fact.paise === step.paise ? {} : { returned_paise: 0 }),
        voucher_number: await giveNumber(work, order, 'voucher'),
        voucher_at: now,
      };
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

/** With the record of what it is printed with, which stays when the enrolment is erased. */
async function giveNumber(work: Work, order: Order, paper: NumberedPaper): Promise<string> {
  const number = await nextNumber(work, paper, order.mode);
  await noteReceipt(work.trx, order, number);
  return number;
}

/** Consecutive: the row of the register is held until the commit, so a number that is not used is not given. */
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

/**
 * The id comes after that of the order's last event, whatever the clock and other processes say: what is still to be
 * looked at is read in this order. The caller has locked the order.
 */
export async function noteEvent(
  { database, trx, now }: Work,
  orderId: string,
  type: string,
  who: string,
  what: Readonly<Record<string, unknown>>,
): Promise<void> {
  const last = await trx
    .selectFrom('order_events')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const after = last === undefined ? 0 : timeOfUuid(last.id) + 1;
  await trx
    .insertInto('order_events')
    .values({
      id: uuidV7(Math.max(now.getTime(), after)),
      order_id: orderId,
      at: database.moment(now),
      type,
      who,
      what: database.json(what),
    })
    .execute();
}
