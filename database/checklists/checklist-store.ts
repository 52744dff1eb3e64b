/** The checklist store, with one implementation for both engines. */
import type { Kysely } from 'kysely';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { type LearnerStep, learnerSteps, mayChangeSteps } from '#domain/checklists/checklist.ts';
import { indianDay } from '#domain/indian-day.ts';
import { learnerPageRows } from '#domain/page-rows.ts';
import type { DeskDatabase } from '../connection/desk-database.ts';
import { noteNewOwner } from '../desk/colleague-notice-store.ts';
import { type DeskTransaction, inDeskTransaction, noteDeskEvent } from '../desk/desk-events.ts';
import type { Actor, EnquiryScope } from '../desk/desk-port.ts';
import { lockOrder } from '../orders/lock-order.ts';
import type { DeskDatabaseTables } from '../orders/order-tables.ts';
import { lockStaff, mayOwnEnquiries } from '../staff/lock-staff.ts';
import { isUuid } from '../uuid-v7.ts';
import type { ChecklistPort, ChecklistStep, LearnerList, StepResult } from './checklist-port.ts';
import { makeChecklist } from './make-checklist.ts';
import { batchStepAuthor, writeDueDays } from './sync-checklist-dates.ts';

/** The rows handled in one transaction. The number is small, so that transactions are short. */
const madeAtOnce = 100;

export function checklistStore(database: DeskDatabase): ChecklistPort {
  return {
    async learners(list, sight, today, page) {
      return database.run(async (db) => {
        const listed = listedOn(database, db, list, sight, today);
        const { n } = await db
          .selectFrom(listed.as('listed'))
          .select((eb) => eb.fn.countAll().as('n'))
          .executeTakeFirstOrThrow();
        const ids = await db
          .selectFrom(listed.as('listed'))
          .select('order_id')
          // Learners without a due day come last on both engines.
          .$if(list !== 'complete', (query) =>
            query.orderBy((eb) => eb.fn.coalesce('next_on', eb.val('9999'))).orderBy('order_id'),
          )
          .$if(list === 'complete', (query) => query.orderBy('order_id', 'desc'))
          .limit(learnerPageRows)
          .offset((page - 1) * learnerPageRows)
          .execute();
        return {
          rows: await readLearners(
            db,
            ids.map(({ order_id }) => order_id),
          ),
          total: Number(n),
        };
      });
    },

    async findLearner(orderId) {
      if (!isUuid(orderId)) return null;
      const [found] = await database.run((db) => readLearners(db, [orderId]));
      return found ?? null;
    },

    async progressOf(orderId) {
      if (!isUuid(orderId)) return null;
      return database.run(async (db) => {
        const known = await db
          .selectFrom('checklists')
          .select('starts_on')
          .where('order_id', '=', orderId)
          .executeTakeFirst();
        if (known === undefined) return null;
        const steps = await readSteps(db, [orderId]);
        return { startsOn: known.starts_on, steps: steps.get(orderId) ?? [] };
      });
    },

    doStep: (orderId, step, on, actor) =>
      change(orderId, actor, async (work) => {
        if (on > indianDay(work.now)) return { at: 'unchanged' };
        const done = await work.trx
          .updateTable('checklist_steps')
          .set({ done_on: on, done_by: actor.who })
          .where('order_id', '=', orderId)
          .where('step', '=', step)
          .where('done_on', 'is', null)
          .returning('step')
          .executeTakeFirst();
        if (done === undefined) return { at: 'unchanged' };
        await noteDeskEvent(work, {
          type: 'learner.step-done',
          subject: orderId,
          who: actor.who,
          what: { step, on },
        });
        return { at: 'changed' };
      }),

    undoStep: (orderId, step, actor) =>
      change(orderId, actor, async (work) => {
        const before = await work.trx
          .updateTable('checklist_steps')
          .set({ done_on: null, done_by: null })
          .where('order_id', '=', orderId)
          .where('step', '=', step)
          .where('done_on', 'is not', null)
          // Steps that follow from the batch change only when the order is moved to another batch.
          .where('done_by', '!=', batchStepAuthor)
          .returning('step')
          .executeTakeFirst();
        if (before === undefined) return { at: 'unchanged' };
        await noteDeskEvent(work, {
          type: 'learner.step-undone',
          subject: orderId,
          who: actor.who,
          what: { step },
        });
        return { at: 'changed' };
      }),

    agreeDates: (orderId, { startsOn, endsOn }, actor) =>
      change(orderId, actor, async (work) => {
        const seat = await work.trx
          .selectFrom('seats')
          .select('order_id')
          .where('order_id', '=', orderId)
          .executeTakeFirst();
        if (seat !== undefined) return { at: 'unchanged' };
        await work.trx
          .updateTable('checklists')
          .set({ starts_on: startsOn, ends_on: endsOn })
          .where('order_id', '=', orderId)
          .execute();
        await work.trx
          .updateTable('checklist_steps')
          .set({ done_on: indianDay(work.now), done_by: actor.who })
          .where('order_id', '=', orderId)
          .where('step', '=', 'batch confirmed')
          .execute();
        await writeDueDays(work, orderId);
        await noteDeskEvent(work, {
          type: 'learner.dates-agreed',
          subject: orderId,
          who: actor.who,
          what: { startsOn, endsOn },
        });
        return { at: 'changed' };
      }),

    assignLearner: (orderId, to, actor) =>
      inDeskTransaction(database, async (work): Promise<StepResult> => {
        const staff = await lockStaff(work.trx, [to]);
        const list = await lockChecklist(work, orderId);
        if (list === null) return { at: 'gone' };
        if (!mayChangeSteps({ ownerId: list.owner_id }, actor))
          return { at: 'taken', by: list.owner_id as string };
        if (list.owner_id === to || (to !== null && !mayOwnEnquiries(staff.get(to))))
          return { at: 'unchanged' };
        await assign(work, orderId, list.owner_id, to, actor.who);
        return { at: 'changed' };
      }),

    async makeMissing() {
      let made = 0;
      for (;;) {
        const missing = await database.run((db) =>
          db
            .selectFrom('orders')
            .leftJoin('checklists', 'checklists.order_id', 'orders.id')
            .select('orders.id')
            .where('orders.state', '=', 'paid')
            .where('checklists.order_id', 'is', null)
            .limit(madeAtOnce)
            .execute(),
        );
        for (const { id } of missing)
          await inDeskTransaction(database, async (work) => {
            const order = await lockOrder(work, id);
            if (await makeChecklist(work, order, order.paidAt ?? work.now)) made += 1;
          });
        if (missing.length < madeAtOnce) return made;
      }
    },
  };

  /**
   * Makes one change of a checklist while its row is locked. The first change assigns the learner to the person who
   * makes it.
   */
  function change(
    orderId: string,
    actor: Actor,
    write: (work: DeskTransaction) => Promise<StepResult>,
  ): Promise<StepResult> {
    return inDeskTransaction(database, async (work) => {
      const staff = await lockStaff(work.trx, [actor.staffId]);
      const list = await lockChecklist(work, orderId);
      if (list === null) return { at: 'gone' };
      const { owner_id } = list;
      if (!mayChangeSteps({ ownerId: owner_id }, actor))
        return { at: 'taken', by: owner_id as string };
      const result = await write(work);
      const { staffId, who } = actor;
      if (result.at === 'changed' && owner_id === null && staffId !== null)
        if (mayOwnEnquiries(staff.get(staffId))) await assign(work, orderId, null, staffId, who);
      return result;
    });
  }
}

async function assign(
  work: DeskTransaction,
  orderId: string,
  from: string | null,
  to: string | null,
  who: string,
): Promise<void> {
  await work.trx
    .updateTable('checklists')
    .set({ owner_id: to })
    .where('order_id', '=', orderId)
    .execute();
  const type = 'learner.assigned';
  await noteDeskEvent(work, { type, subject: orderId, who, what: { from, to } });
  await noteNewOwner(work, orderId, { from, to, who });
}

/** Null if the order has no learner: it was never paid, or was refunded or erased. */
async function lockChecklist({ trx }: DeskTransaction, orderId: string) {
  if (!isUuid(orderId)) return null;
  const list = await trx
    .updateTable('checklists')
    .set({ paid_on: (eb) => eb.ref('paid_on') })
    .where('order_id', '=', orderId)
    .returning(['owner_id'])
    .executeTakeFirst();
  if (list === undefined) return null;
  const paid = await trx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('state', '=', 'paid')
    .where('enrolment_id', 'is not', null)
    .executeTakeFirst();
  return paid === undefined ? null : list;
}

/** The orders on one page of the list, with the due day of their next step. */
function listedOn(
  { unindexed }: DeskDatabase,
  db: Kysely<DeskDatabaseTables>,
  list: LearnerList,
  sight: EnquiryScope,
  today: CalendarDate,
) {
  const base = db
    .selectFrom('checklists')
    .innerJoin('orders', 'orders.id', 'checklists.order_id')
    .leftJoin('checklist_steps as left', (join) =>
      join.onRef('left.order_id', '=', 'checklists.order_id').on('left.done_on', 'is', null),
    )
    .where('orders.state', '=', 'paid')
    .where('orders.enrolment_id', 'is not', null)
    .$if(sight !== 'all', (query) =>
      query.where((eb) => {
        const ownerId = unindexed(eb.ref('checklists.owner_id'));
        const { ownOf } = sight as { ownOf: string };
        return eb.or([
          eb(ownerId, 'is', null),
          ...(isUuid(ownOf) ? [eb(ownerId, '=', ownOf)] : []),
        ]);
      }),
    )
    .groupBy('checklists.order_id')
    .select((eb) => ['checklists.order_id', eb.fn.min('left.due_on').as('next_on')]);
  switch (list) {
    case 'due':
      return base.where('left.due_on', '<=', today);
    case 'open':
      return base.where('left.step', 'is not', null);
    case 'not signed in':
      return base
        .where('checklists.starts_on', '<=', today)
        .having((eb) =>
          eb(
            eb.fn.sum(eb.case().when('left.step', '=', 'first sign-in').then(1).else(0).end()),
            '>',
            0,
          ),
        );
    case 'complete':
      return base.where('left.step', 'is', null);
    default:
      return list satisfies never;
  }
}

/** Reads the learners of these orders in the given order; leaves out orders that are unpaid or erased. */
async function readLearners(db: Kysely<DeskDatabaseTables>, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const records = await db
    .selectFrom('checklists')
    .innerJoin('orders', 'orders.id', 'checklists.order_id')
    .leftJoin('enrolled', 'enrolled.id', 'orders.enrolment_id')
    .leftJoin('waited', 'waited.id', 'orders.enrolment_id')
    .leftJoin('enquiries as asking', 'asking.id', 'orders.enrolment_id')
    .leftJoin('seats', 'seats.order_id', 'orders.id')
    .selectAll('checklists')
    .select(['orders.enrolment_id', 'offer_slug', 'offer_title', 'mode', 'seats.batch_id'])
    .select(({ fn }) => [
      fn.coalesce('enrolled.name', 'waited.name', 'asking.name').as('name'),
      fn.coalesce('enrolled.email', 'waited.email', 'asking.email').as('email'),
      fn.coalesce('enrolled.phone', 'waited.phone', 'asking.phone').as('phone'),
    ])
    .where('checklists.order_id', 'in', [...ids])
    .where('orders.state', '=', 'paid')
    .execute();
  const steps = await readSteps(db, ids);
  const learners = records.flatMap((record) => {
    const { enrolment_id, name, email, phone } = record;
    if (enrolment_id === null || name === null || email === null || phone === null) return [];
    return [
      {
        orderId: record.order_id,
        enquiryId: enrolment_id,
        offer: { slug: record.offer_slug, title: record.offer_title },
        mode: record.mode,
        name,
        email,
        phone,
        ownerId: record.owner_id,
        paidOn: record.paid_on,
        startsOn: record.starts_on,
        endsOn: record.ends_on,
        batchId: record.batch_id,
        steps: steps.get(record.order_id) ?? [],
      },
    ];
  });
  return learners.sort((a, b) => ids.indexOf(a.orderId) - ids.indexOf(b.orderId));
}

async function readSteps(
  db: Kysely<DeskDatabaseTables>,
  ids: readonly string[],
): Promise<Map<string, ChecklistStep[]>> {
  const records = await db
    .selectFrom('checklist_steps')
    .selectAll()
    .where('order_id', 'in', [...ids])
    .execute();
  const place = (step: LearnerStep) => learnerSteps.indexOf(step);
  const read = new Map<string, ChecklistStep[]>();
  for (const record of records.sort((a, b) => place(a.step) - place(b.step))) {
    const { order_id, step, due_on, done_on, done_by } = record;
    const done = done_on === null || done_by === null ? null : { on: done_on, by: done_by };
    read.set(order_id, [...(read.get(order_id) ?? []), { step, dueOn: due_on, done }]);
  }
  return read;
}
