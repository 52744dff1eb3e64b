/** Updates checklists in the transaction that changes the dates of a batch, or the place of an order in it. */

import { dueDayOf } from '#domain/checklists/learner-steps.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import type { DeskTransaction } from '../desk/desk-transaction.ts';

const confirmed = 'batch confirmed';
/** The author of steps that the service records because of the batch. */
export const batchStepAuthor = 'worker';

/**
 * Copies the dates of the order's batch into its checklist, and records or undoes the step "batch confirmed". If the
 * order has no place in an open batch, the dates become null. Does nothing if the order has no checklist, or is by
 * arrangement, so that its dates are agreed with the learner.
 */
export async function syncChecklistWithBatch(
  work: DeskTransaction,
  orderId: string,
): Promise<void> {
  const { trx } = work;
  const seat = await trx
    .selectFrom('seats')
    .innerJoin('batches', 'batches.id', 'seats.batch_id')
    .select(['seats.state as seat', 'batches.state as batch', 'starts_on', 'ends_on'])
    .where('seats.order_id', '=', orderId)
    .executeTakeFirst();
  if (seat === undefined) return;
  const hasPlace = seat.seat === 'taken' && seat.batch === 'open';
  const changed = await trx
    .updateTable('checklists')
    .set(
      hasPlace
        ? { starts_on: seat.starts_on, ends_on: seat.ends_on }
        : { starts_on: null, ends_on: null },
    )
    .where('order_id', '=', orderId)
    .returning('order_id')
    .executeTakeFirst();
  if (changed === undefined) return;
  await trx
    .updateTable('checklist_steps')
    .set(
      hasPlace
        ? { done_on: indianDay(work.now), done_by: batchStepAuthor }
        : { done_on: null, done_by: null },
    )
    .where('order_id', '=', orderId)
    .where('step', '=', confirmed)
    .where('done_on', hasPlace ? 'is' : 'is not', null)
    .execute();
  await writeDueDays(work, orderId);
}

/** Updates the checklists of all paid orders of a batch. The caller has locked the batch. */
export async function syncChecklistsOfBatch(work: DeskTransaction, batchId: string): Promise<void> {
  const seats = await work.trx
    .selectFrom('seats')
    .select('order_id')
    .where('batch_id', '=', batchId)
    .where('state', 'in', ['taken', 'over'])
    .orderBy('order_id')
    .execute();
  for (const { order_id } of seats) await syncChecklistWithBatch(work, order_id);
}

/** Writes the day on which each step is due, computed from the present dates of the checklist. */
export async function writeDueDays({ trx }: DeskTransaction, orderId: string): Promise<void> {
  const { paid_on, starts_on, ends_on } = await trx
    .selectFrom('checklists')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const steps = await trx
    .selectFrom('checklist_steps')
    .selectAll()
    .where('order_id', '=', orderId)
    .execute();
  const dates = { paidOn: paid_on, startsOn: starts_on, endsOn: ends_on };
  for (const { step, due_on } of steps) {
    const day = dueDayOf(step, dates);
    if (day === due_on) continue;
    await trx
      .updateTable('checklist_steps')
      .set({ due_on: day })
      .where('order_id', '=', orderId)
      .where('step', '=', step)
      .execute();
  }
}
