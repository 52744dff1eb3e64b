/** Updates a plan of instalments when one of its orders changes its state, in the same transaction. */

import { addDays, type CalendarDate } from '#domain/dates/calendar-date.ts';
import { momentOfIndianHour } from '#domain/dates/moment-of-indian-time.ts';
import { instalmentReminderDays, isLaterInstalment } from '#domain/orders/instalments.ts';
import type { OrderState } from '#domain/orders/order-states.ts';
import type { DeskTransaction } from '../../desk/desk-transaction.ts';
import { makeUuidV7 } from '../../uuid-v7.ts';
import type { Order } from '../order.ts';

/** The hour in India at which the links of instalments are sent. */
const linksSentAtHour = 9;

/** The time from which the link of an instalment may be created. */
export const computeEarliestLinkTime = (dueOn: CalendarDate): Date =>
  momentOfIndianHour(addDays(dueOn, -instalmentReminderDays.askedBefore), linksSentAtHour);

/**
 * Updates the plan of an order whose state has changed. After a refund request or a refund of the first order, returns
 * the unpaid orders of the plan: nobody has to pay them any more, and the caller withdraws them.
 */
export async function updateInstalmentPlan(
  work: DeskTransaction,
  order: Order,
  state: OrderState,
): Promise<{ id: string }[]> {
  const { instalment } = order;
  if (instalment === null) return [];
  switch (state) {
    case 'paid':
      await work.trx
        .updateTable('instalments')
        .set({ missed_at: null })
        .where('asked_by', '=', order.id)
        .execute();
      if (!isLaterInstalment(order)) await makeLaterInstalmentOrders(work, order);
      return [];
    case 'refunding':
    case 'refunded':
      if (isLaterInstalment(order)) return [];
      return work.trx
        .selectFrom('orders')
        .select('id')
        .where('plan_of', '=', order.id)
        .where('id', '!=', order.id)
        .where((eb) => eb(work.database.unindexed(eb.ref('state')), 'in', ['made', 'offered']))
        .orderBy('id')
        .execute();
    // An unpaid order changes nothing in its plan: the first one is still the plan's only order, and for a later one
    // the other instalments continue.
    case 'made':
    case 'offered':
    case 'expired':
    case 'cancelled':
      return [];
    default:
      return state satisfies never;
  }
}

async function makeLaterInstalmentOrders(work: DeskTransaction, first: Order): Promise<void> {
  const later = await work.trx
    .selectFrom('instalments')
    .select(['position', 'paise', 'due_on'])
    .where('order_id', '=', first.id)
    .where('asked_by', 'is', null)
    .orderBy('position')
    .execute();
  for (const { position, paise, due_on } of later)
    await insertInstalmentOrder(work, first.id, { position, paise: Number(paise), dueOn: due_on });
}

/** Creates a new order for a later instalment whose payment was recorded by mistake. */
export async function recreateInstalmentOrder(work: DeskTransaction, order: Order): Promise<void> {
  const { instalment, amountPaise: paise } = order;
  if (instalment === null || !isLaterInstalment(order) || instalment.dueOn === null) return;
  const { planOf, position, dueOn } = instalment;
  const first = await work.trx
    .selectFrom('orders')
    .select('state')
    .where('id', '=', planOf)
    .executeTakeFirstOrThrow();
  // After a refund of the plan, nobody has to pay further instalments.
  if (first.state === 'paid') await insertInstalmentOrder(work, planOf, { position, paise, dueOn });
}

/**
 * Runs when a refund request for the plan is withdrawn. Creates new orders for the instalments whose orders the request
 * had cancelled.
 */
export async function recreateWithdrawnInstalmentOrders(
  work: DeskTransaction,
  order: Order,
): Promise<void> {
  const { id, instalment } = order;
  if (instalment === null || isLaterInstalment(order)) return;
  const withdrawn = await work.trx
    .selectFrom('instalments')
    .innerJoin('orders', 'orders.id', 'instalments.asked_by')
    .select(['instalments.position', 'instalments.paise', 'instalments.due_on'])
    .where('instalments.order_id', '=', id)
    .where('instalments.position', '>', 1)
    .where((eb) => eb(work.database.unindexed(eb.ref('orders.state')), '=', 'cancelled'))
    .orderBy('instalments.position')
    .execute();
  for (const { position, paise, due_on } of withdrawn)
    await insertInstalmentOrder(work, id, { position, paise: Number(paise), dueOn: due_on });
}

/** Creates the order for one instalment, with the facts of the plan's first order. Returns the id of the order. */
export async function insertInstalmentOrder(
  { database, trx, now }: DeskTransaction,
  planOf: string,
  { position, paise, dueOn }: { position: number; paise: number; dueOn: CalendarDate },
): Promise<string> {
  const first = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', planOf)
    .executeTakeFirstOrThrow();
  const id = makeUuidV7(now.getTime());
  const facts = database.fromJson(first.facts) as Record<string, unknown>;
  await trx
    .insertInto('orders')
    .values({
      id,
      enrolment_id: first.enrolment_id,
      // `person` keeps a second enrolment from making another order while one is unpaid. An instalment must not do so:
      // it has no `person`.
      person: null,
      offer_slug: first.offer_slug,
      offer_version: first.offer_version,
      offer_title: first.offer_title,
      // The registration charge belongs to the first payment only.
      facts: database.json({ ...facts, registrationChargePaise: 0 }),
      amount_paise: paise,
      currency: first.currency,
      mode: first.mode,
      state: 'made',
      made_at: database.moment(now),
      offer_tries: 0,
      due_at: database.moment(now),
      claimed_until: database.moment(new Date(0)),
      plan_of: planOf,
      plan_position: position,
      plan_count: first.plan_count,
      plan_fee_paise: first.plan_fee_paise,
      ask_at: database.moment(computeEarliestLinkTime(dueOn)),
    })
    .execute();
  await trx
    .updateTable('instalments')
    .set({ asked_by: id, reminders: 0 })
    .where('order_id', '=', planOf)
    .where('position', '=', position)
    .execute();
  return id;
}
