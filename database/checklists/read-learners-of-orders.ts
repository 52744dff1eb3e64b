/** Reads learners and their steps: the queries of the checklist store that change nothing. */
import type { Kysely } from 'kysely';
import type { ChecklistStep } from '#domain/checklists/learner.ts';
import type { LearnerListName } from '#domain/checklists/learner-list-names.ts';
import { type LearnerStep, learnerSteps } from '#domain/checklists/learner-steps.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import type { AllTables } from '../connection/all-tables.ts';
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import type { EnquiryScope } from '../desk/desk-port.ts';
import { makeCourseChangedCondition } from '../orders/conditions/make-course-changed-condition.ts';
import { isUuid } from '../uuid-v7.ts';

/** Selects the orders of the learners on a list. `next_on` is the day on which the next step of the order is due. */
export function selectListedLearners(
  database: KyselyDatabase,
  db: Kysely<AllTables>,
  list: LearnerListName,
  scope: EnquiryScope,
  today: CalendarDate,
) {
  const { unindexed } = database;
  const base = db
    .selectFrom('checklists')
    .innerJoin('orders', 'orders.id', 'checklists.order_id')
    .leftJoin('checklist_steps as left', (join) =>
      join.onRef('left.order_id', '=', 'checklists.order_id').on('left.done_on', 'is', null),
    )
    .where('orders.state', '=', 'paid')
    .where('orders.enrolment_id', 'is not', null)
    .where((eb) => eb.not(makeCourseChangedCondition(database, eb)))
    .$if(scope !== 'all', (query) =>
      query.where((eb) => {
        const ownerId = unindexed(eb.ref('checklists.owner_id'));
        const { ownOf } = scope as { ownOf: string };
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

/**
 * Reads the learners of these orders, in the order of `ids`. Leaves out orders that are not paid, were changed to
 * another course, or have no person.
 */
export async function readLearnersOfOrders(
  database: KyselyDatabase,
  db: Kysely<AllTables>,
  ids: readonly string[],
) {
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
      fn.coalesce('asking.name', 'enrolled.name', 'waited.name').as('name'),
      fn.coalesce('asking.email', 'enrolled.email', 'waited.email').as('email'),
      fn.coalesce('asking.phone', 'enrolled.phone', 'waited.phone').as('phone'),
    ])
    .where('checklists.order_id', 'in', [...ids])
    .where('orders.state', '=', 'paid')
    .where((eb) => eb.not(makeCourseChangedCondition(database, eb)))
    .execute();
  const steps = await readStepsByOrder(db, ids);
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

/** Reads the steps of each of these orders, in the order in which they happen. */
export async function readStepsByOrder(
  db: Kysely<AllTables>,
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
