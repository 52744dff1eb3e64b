/** The checklist store, with one implementation for both engines. */

import { mayChangeSteps } from '#domain/checklists/learner-steps.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { learnerRowsPerPage } from '#domain/rows-per-page.ts';
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { notifyOwnersOfReassignment } from '../desk/assignment/assignment-notice-store.ts';
import { recordDeskEvent } from '../desk/desk-event-store.ts';
import type { Actor } from '../desk/desk-port.ts';
import { type DeskTransaction, inDeskTransaction } from '../desk/desk-transaction.ts';
import { makeCourseChangedCondition } from '../orders/conditions/make-course-changed-condition.ts';
import { notLaterInstalmentCondition } from '../orders/conditions/not-later-instalment-condition.ts';
import { lockOrder } from '../orders/transaction/lock-order.ts';
import { lockedMemberMayOwnEnquiries, lockStaffRows } from '../staff/lock-staff-rows.ts';
import { isUuid } from '../uuid-v7.ts';
import type { ChecklistChangeResult, ChecklistPort } from './checklist-port.ts';
import { insertLearnerChecklist } from './insert-learner-checklist.ts';
import {
  readLearnersOfOrders,
  readStepsByOrder,
  selectListedLearners,
} from './read-learners-of-orders.ts';
import { batchStepAuthor, writeDueDays } from './sync-checklist-with-batch.ts';

/**
 * The number of orders without a checklist that are read in one query. Each order then gets its checklist in its own
 * transaction.
 */
const ordersPerQuery = 100;

export function makeChecklistStore(database: KyselyDatabase): ChecklistPort {
  return {
    async learners(list, scope, today, page) {
      return database.run(async (db) => {
        const listed = selectListedLearners(database, db, list, scope, today);
        const { n } = await db
          .selectFrom(listed.as('listed'))
          .select((eb) => eb.fn.countAll().as('n'))
          .executeTakeFirstOrThrow();
        const ids = await db
          .selectFrom(listed.as('listed'))
          .select('order_id')
          // The text '9999' puts learners without a due day last, on both engines.
          .$if(list !== 'complete', (query) =>
            query.orderBy((eb) => eb.fn.coalesce('next_on', eb.val('9999'))).orderBy('order_id'),
          )
          .$if(list === 'complete', (query) => query.orderBy('order_id', 'desc'))
          .limit(learnerRowsPerPage)
          .offset((page - 1) * learnerRowsPerPage)
          .execute();
        return {
          rows: await readLearnersOfOrders(
            database,
            db,
            ids.map(({ order_id }) => order_id),
          ),
          total: Number(n),
        };
      });
    },

    async findLearner(orderId) {
      if (!isUuid(orderId)) return null;
      const [found] = await database.run((db) => readLearnersOfOrders(database, db, [orderId]));
      return found ?? null;
    },

    async findChecklist(orderId) {
      if (!isUuid(orderId)) return null;
      return database.run(async (db) => {
        const known = await db
          .selectFrom('checklists')
          .select('starts_on')
          .where('order_id', '=', orderId)
          .executeTakeFirst();
        if (known === undefined) return null;
        const steps = await readStepsByOrder(db, [orderId]);
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
        await recordDeskEvent(work, {
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
          // Staff can't undo a step that follows from the batch. Only a change of the place or of the batch undoes it.
          .where('done_by', '!=', batchStepAuthor)
          .returning('step')
          .executeTakeFirst();
        if (before === undefined) return { at: 'unchanged' };
        await recordDeskEvent(work, {
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
        await recordDeskEvent(work, {
          type: 'learner.dates-agreed',
          subject: orderId,
          who: actor.who,
          what: { startsOn, endsOn },
        });
        return { at: 'changed' };
      }),

    assignLearner: (orderId, to, actor) =>
      inDeskTransaction(database, async (work): Promise<ChecklistChangeResult> => {
        const staff = await lockStaffRows(work.trx, [to]);
        const list = await lockChecklist(work, orderId);
        if (list === null) return { at: 'gone' };
        if (!mayChangeSteps({ ownerId: list.owner_id }, actor))
          return { at: 'taken', by: list.owner_id as string };
        if (list.owner_id === to || (to !== null && !lockedMemberMayOwnEnquiries(staff.get(to))))
          return { at: 'unchanged' };
        await assign(work, orderId, list.owner_id, to, actor.who);
        return { at: 'changed' };
      }),

    async createMissingChecklists() {
      let made = 0;
      for (;;) {
        const missing = await database.run((db) =>
          db
            .selectFrom('orders')
            .leftJoin('checklists', 'checklists.order_id', 'orders.id')
            .select('orders.id')
            .where('orders.state', '=', 'paid')
            .where(notLaterInstalmentCondition)
            .where('checklists.order_id', 'is', null)
            .limit(ordersPerQuery)
            .execute(),
        );
        for (const { id } of missing)
          await inDeskTransaction(database, async (work) => {
            const order = await lockOrder(work, id);
            if (await insertLearnerChecklist(work, order, order.paidAt ?? work.now)) made += 1;
          });
        if (missing.length < ordersPerQuery) return made;
      }
    },
  };

  /**
   * Makes one change of a checklist while its row is locked. An unassigned learner is then assigned to the member who
   * made the change, if this member may own enquiries.
   */
  function change(
    orderId: string,
    actor: Actor,
    write: (work: DeskTransaction) => Promise<ChecklistChangeResult>,
  ): Promise<ChecklistChangeResult> {
    return inDeskTransaction(database, async (work) => {
      const staff = await lockStaffRows(work.trx, [actor.staffId]);
      const list = await lockChecklist(work, orderId);
      if (list === null) return { at: 'gone' };
      const { owner_id } = list;
      if (!mayChangeSteps({ ownerId: owner_id }, actor))
        return { at: 'taken', by: owner_id as string };
      const result = await write(work);
      const { staffId, who } = actor;
      if (result.at === 'changed' && owner_id === null && staffId !== null)
        if (lockedMemberMayOwnEnquiries(staff.get(staffId)))
          await assign(work, orderId, null, staffId, who);
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
  await recordDeskEvent(work, { type, subject: orderId, who, what: { from, to } });
  await notifyOwnersOfReassignment(work, orderId, { from, to, who });
}

/**
 * Locks the checklist of an order. Null if the order has no learner: it is not paid, its refund was requested or made,
 * its course was changed, or its person was erased.
 */
async function lockChecklist({ database, trx }: DeskTransaction, orderId: string) {
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
    .where((eb) => eb.not(makeCourseChangedCondition(database, eb)))
    .executeTakeFirst();
  return paid === undefined ? null : list;
}
