import { dueDayOf, readLearnerSteps } from '#domain/checklists/learner-steps.ts';
import { type CalendarDate, isCalendarDate } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import type { DeskTransaction } from '../desk/desk-transaction.ts';
import type { Order } from '../orders/order.ts';
import { lockedMemberMayOwnEnquiries, lockStaffRows } from '../staff/lock-staff-rows.ts';
import { syncChecklistWithBatch } from './sync-checklist-with-batch.ts';

/**
 * Creates the checklist of a paid order, with the steps that its offer promised when the order was made. Resolves with
 * false if the order already has a checklist, which then stays.
 */
export async function insertLearnerChecklist(
  work: DeskTransaction,
  order: Order,
  paidAt: Date,
): Promise<boolean> {
  const { trx } = work;
  const paidOn = indianDay(paidAt);
  const start = readCourseDates(order);
  const made = await trx
    .insertInto('checklists')
    .values({
      order_id: order.id,
      owner_id: await findOwnerForLearner(work, order.enrolmentId),
      paid_on: paidOn,
      starts_on: start.startsOn,
      ends_on: start.endsOn,
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returning('order_id')
    .executeTakeFirst();
  if (made === undefined) return false;
  const steps = readLearnerSteps(order.offer.facts.steps);
  if (steps.length > 0)
    await trx
      .insertInto('checklist_steps')
      .values(
        steps.map((step) => ({
          order_id: order.id,
          step,
          due_on: dueDayOf(step, { paidOn, ...start }),
          done_on: null,
          done_by: null,
        })),
      )
      .execute();
  await syncChecklistWithBatch(work, order.id);
  return true;
}

/** Reads the dates of the course from the facts of the order; a missing date is null. */
function readCourseDates({ offer }: Order): Record<'startsOn' | 'endsOn', CalendarDate | null> {
  const { startDate, endDate } = (offer.facts.start ?? {}) as Record<string, unknown>;
  const day = (given: unknown) =>
    typeof given === 'string' && isCalendarDate(given) ? given : null;
  return { startsOn: day(startDate), endsOn: day(endDate) };
}

/**
 * Two enquiries with the same value in one of these columns probably come from one person. The surest column comes
 * first: a link that staff made, then the mail address, then the phone number.
 */
const samePersonColumns = ['person_id', 'email_key', 'phone_key'] as const;

/**
 * Finds the member who already looks after this person. The owner of this enquiry comes first, then the owners of other
 * enquiries in the order of `samePersonColumns`, each time the newest enquiry first. The phone number comes last,
 * because several people, such as the learners of an institute, may share it. Members who may not own enquiries are
 * skipped. Null if no member is left.
 */
async function findOwnerForLearner(
  { trx, database }: DeskTransaction,
  enquiryId: string | null,
): Promise<string | null> {
  if (enquiryId === null) return null;
  const own = await trx
    .selectFrom('enquiries')
    .select(['owner_id', 'person_id', 'phone_key', 'email_key'])
    .where('id', '=', enquiryId)
    .executeTakeFirst();
  if (own === undefined) return null;
  const ids = [own.owner_id];
  for (const column of samePersonColumns) {
    const shared = own[column];
    if (shared === null) continue;
    const others = await trx
      .selectFrom('enquiries')
      .select('owner_id')
      .where(column, '=', shared)
      .where((eb) => eb(database.unindexed(eb.ref('owner_id')), 'is not', null))
      .orderBy('id', 'desc')
      .limit(mostEnquiriesRead)
      .execute();
    ids.push(...others.map(({ owner_id }) => owner_id));
  }
  const known = ids.filter((id) => id !== null);
  const staff = await lockStaffRows(trx, known);
  return known.find((id) => lockedMemberMayOwnEnquiries(staff.get(id))) ?? null;
}

/**
 * For each column of `samePersonColumns`, only this many enquiries are read, the newest first, because very many
 * enquiries may have the same phone number.
 */
const mostEnquiriesRead = 20;
