/** Plans of instalments: reading them, moving their dates, and handling missed ones. */
import type { Selectable } from 'kysely';
import { addDays, type CalendarDate, isCalendarDate } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import {
  decideUnpaidInstalmentStep,
  describeInstalmentDatesProblem,
  instalmentReminderDays,
} from '#domain/orders/instalments.ts';
import { hasLinkEnded, isPaidOrLater } from '#domain/orders/order-states.ts';
import type { AllTables } from '../../connection/all-tables.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import { dateOfMoment } from '../../connection/stored-moment.ts';
import { recordDeskEvent } from '../../desk/desk-event-store.ts';
import { type DeskTransaction, inDeskTransaction } from '../../desk/desk-transaction.ts';
import { isUuid } from '../../uuid-v7.ts';
import type { Order } from '../order.ts';
import { selectOrders, toOrder } from '../order-record.ts';
import { lockOrder } from '../transaction/lock-order.ts';
import { queueOrderNotification } from '../transaction/queue-order-notification.ts';
import { recordOrderEvent } from '../transaction/record-order-event.ts';
import type {
  InstalmentPlanPort,
  MissedInstalment,
  PlannedInstalment,
} from './instalment-plan-port.ts';
import { computeEarliestLinkTime, insertInstalmentOrder } from './update-instalment-plan.ts';

export function makeInstalmentPlanStore(database: KyselyDatabase): InstalmentPlanPort {
  const { moment } = database;

  return {
    readInstalmentPlan: (orderId) => database.run((trx) => readPlan({ database, trx }, orderId)),

    movePlanDates: (orderId, dates, who) =>
      inDeskTransaction(database, async (work) => {
        if (!isUuid(orderId)) return 'late';
        const first = await lockOrder(work, orderId);
        const plan = await readPlan(work, orderId);
        if (plan.length === 0 || first.state !== 'paid') return 'late';
        const moved = new Map<number, CalendarDate>();
        for (const { position, was, becomes } of dates) {
          const one = plan.find((instalment) => instalment.position === position);
          if (one === undefined || one.dueOn !== was || one.order === null) return 'late';
          if (isPaidOrLater(one.order.state)) return 'late';
          if (becomes !== was) moved.set(position, becomes);
        }
        if (moved.size === 0) return 'unchanged';
        const wrong = describeMovedDatesProblem(plan, moved, indianDay(work.now));
        if (wrong !== null) return { wrong };
        for (const one of plan) {
          const dueOn = moved.get(one.position);
          if (dueOn !== undefined) await moveDate(work, orderId, one, dueOn);
        }
        const valuesOfMoved = (dateOf: (one: PlannedInstalment) => unknown) =>
          Object.fromEntries(
            plan
              .filter(({ position }) => moved.has(position))
              .map((one) => [`instalment ${one.position}`, dateOf(one)]),
          );
        await recordOrderEvent(work, orderId, 'order.dates-moved', who, {});
        await recordDeskEvent(work, {
          type: 'plan.dates-moved',
          subject: orderId,
          who,
          what: {
            before: valuesOfMoved(({ dueOn }) => dueOn),
            after: valuesOfMoved(({ position }) => moved.get(position)),
          },
        });
        return 'moved';
      }),

    allowInstalmentLinkNow: (orderId) =>
      database.run(async (db) => {
        const now = await database.readClock(db);
        await db
          .updateTable('orders')
          // If the provider refuses the link, the service tries again for a week from `ask_at`, so `ask_at` becomes
          // now.
          .set({ ask_at: moment(now), due_at: moment(now), claimed_until: moment(new Date(0)) })
          .where('id', '=', orderId)
          .where('state', '=', 'made')
          .where('ask_at', '>', moment(now))
          .execute();
      }),

    async remindOrMarkMissedInstalments(mode) {
      const now = await database.readClock(database.db);
      const today = indianDay(now);
      const [soonest = 1] = instalmentReminderDays.reminded;
      const due = await database.run((db) =>
        db
          .selectFrom('instalments')
          .innerJoin('orders', 'orders.id', 'instalments.asked_by')
          .innerJoin('orders as first', 'first.id', 'instalments.order_id')
          .select('orders.id')
          .where('instalments.missed_at', 'is', null)
          .where('instalments.asked_by', 'is not', null)
          .where('instalments.due_on', '<=', addDays(today, -soonest))
          .where('orders.mode', '=', mode)
          .where('orders.state', 'in', ['made', 'offered', 'expired', 'cancelled'])
          // After an erasure, there is nobody to remind.
          .where('orders.enrolment_id', 'is not', null)
          .where('first.state', '=', 'paid')
          .orderBy('instalments.due_on')
          .execute(),
      );
      let followed = 0;
      for (const { id } of due)
        if (await inDeskTransaction(database, (work) => remindOrMarkMissed(work, id, today)))
          followed += 1;
      return followed;
    },

    async missedInstalments() {
      const records = await database.run((db) =>
        selectOrders(database, db)
          .innerJoin('orders as first', 'first.id', 'instalments.order_id')
          .select(['instalments.order_id as plan', 'instalments.position as at'])
          .where('instalments.missed_at', 'is not', null)
          .where('orders.enrolment_id', 'is not', null)
          .where('first.state', '=', 'paid')
          .where('orders.mode', 'in', (eb) =>
            eb.selectFrom('offers').select('mode').where('is_on_sale', '=', database.boolean(true)),
          )
          .orderBy('instalments.due_on')
          .orderBy('orders.id')
          .execute(),
      );
      return records.map(
        (record): MissedInstalment => ({
          planOf: record.plan as string,
          position: Number(record.at),
          dueOn: record.instalment_due ?? '',
          order: toOrder(record, database),
        }),
      );
    },
  };
}

async function readPlan(
  {
    database,
    trx,
  }: Pick<DeskTransaction, 'database'> & { trx: Parameters<typeof selectOrders>[1] },
  orderId: string,
): Promise<PlannedInstalment[]> {
  if (!isUuid(orderId)) return [];
  const rows = await trx
    .selectFrom('instalments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const asking = rows.flatMap(({ asked_by }) => (asked_by === null ? [] : [asked_by]));
  const records =
    asking.length === 0
      ? []
      : await selectOrders(database, trx).where('orders.id', 'in', asking).execute();
  const orders = new Map(records.map((record) => [record.id, toOrder(record, database)]));
  return rows.map((row) => toInstalment(row, orders));
}

const toInstalment = (
  row: Selectable<AllTables['instalments']>,
  orders: ReadonlyMap<string, Order>,
): PlannedInstalment => ({
  position: row.position,
  paise: Number(row.paise),
  dueOn: row.due_on,
  reminders: row.reminders,
  missedAt: row.missed_at === null ? null : dateOfMoment(row.missed_at),
  order: (row.asked_by === null ? undefined : orders.get(row.asked_by)) ?? null,
});

/**
 * Returns a sentence for staff if a moved date is not in the next six months, or if the dates of the plan do not
 * ascend. Otherwise null.
 */
function describeMovedDatesProblem(
  plan: readonly PlannedInstalment[],
  moved: ReadonlyMap<number, CalendarDate>,
  today: CalendarDate,
): string | null {
  for (const becomes of moved.values()) {
    const wrong = isCalendarDate(becomes)
      ? describeInstalmentDatesProblem([becomes], today, today)
      : describeInstalmentDatesProblem([''], today, today);
    if (wrong !== null) return wrong;
  }
  const dates = plan.map(({ position, dueOn }) => moved.get(position) ?? dueOn);
  return dates.every((date, n) => n === 0 || date > (dates[n - 1] ?? ''))
    ? null
    : 'Please choose dates that follow one another, each later than the one before.';
}

async function moveDate(
  work: DeskTransaction,
  planOf: string,
  { position, paise, order }: PlannedInstalment,
  dueOn: CalendarDate,
): Promise<void> {
  const { trx, database } = work;
  await trx
    .updateTable('instalments')
    .set({ due_on: dueOn, reminders: 0, missed_at: null })
    .where('order_id', '=', planOf)
    .where('position', '=', position)
    .execute();
  if (order === null) return;
  await lockOrder(work, order.id);
  if (hasLinkEnded(order.state)) {
    await insertInstalmentOrder(work, planOf, { position, paise, dueOn });
    return;
  }
  await trx
    .updateTable('orders')
    .set({ ask_at: database.moment(computeEarliestLinkTime(dueOn)) })
    .where('id', '=', order.id)
    .where('state', '=', 'made')
    .execute();
}

/**
 * Sends the reminder or marks the instalment as missed, if that is due now; false if nothing is due. Each step happens
 * only once, even if several processes run, because the order is locked.
 */
async function remindOrMarkMissed(
  work: DeskTransaction,
  orderId: string,
  today: CalendarDate,
): Promise<boolean> {
  const { trx, database, now } = work;
  const order = await lockOrder(work, orderId);
  if (isPaidOrLater(order.state)) return false;
  const row = await trx
    .selectFrom('instalments')
    .selectAll()
    .where('asked_by', '=', orderId)
    .where('missed_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return false;
  const { due_on: dueOn, reminders } = row;
  const hasLink = order.state === 'offered';
  const askedOn = indianDay(
    (hasLink ? await readOfferedAt(work, orderId) : null) ?? order.createdAt,
  );
  const step = decideUnpaidInstalmentStep({ dueOn, askedOn, reminders, hasLink }, today);
  if (step === null) return false;
  const change =
    step.do === 'remind' ? { reminders: step.reminders } : { missed_at: database.moment(now) };
  await trx.updateTable('instalments').set(change).where('asked_by', '=', orderId).execute();
  if (step.do === 'remind') {
    await recordOrderEvent(work, orderId, 'order.reminded', 'worker', {
      reminder: step.reminders,
    });
    await queueOrderNotification(work, 'visitor', orderId, 'order.instalment-due');
  } else {
    await recordOrderEvent(work, orderId, 'order.missed', 'worker', {});
    await recordOrderEvent(work, row.order_id, 'order.part-paid', 'worker', {
      position: row.position,
    });
  }
  return true;
}

/** Reads when the order got its link; null if it has none. */
async function readOfferedAt({ trx }: DeskTransaction, orderId: string): Promise<Date | null> {
  const event = await trx
    .selectFrom('order_events')
    .select('at')
    .where('order_id', '=', orderId)
    .where('type', '=', 'order.offered')
    .orderBy('at')
    .executeTakeFirst();
  return event === undefined ? null : dateOfMoment(event.at);
}
