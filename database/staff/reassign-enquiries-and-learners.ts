/**
 * Assigns all enquiries and learners of a member to another member, or to nobody, and records this in the history of
 * each. The new owner gets the same notices as when a colleague hands over an enquiry.
 */

import { isFinished } from '#domain/enquiries/enquiry-states.ts';
import { storeAssignmentNotices } from '../desk/assignment/assignment-notice-store.ts';
import { recordDeskEvents } from '../desk/desk-event-store.ts';
import type { DeskTransaction } from '../desk/desk-transaction.ts';
import { enquiryColumns, toEnquiry, toEnquiryWork } from '../desk/enquiry-record.ts';
import { makeCourseChangedCondition } from '../orders/conditions/make-course-changed-condition.ts';

/**
 * Assigns the enquiries (closed ones too) and the learners of `from` to `to`, or to nobody if `to` is null. Returns the
 * number of enquiries.
 */
export async function reassignEnquiriesAndLearners(
  work: DeskTransaction,
  { from, to, who }: { from: string; to: string | null; who: string },
): Promise<number> {
  // Closed enquiries are reassigned too: if a person with a closed enquiry writes again, the new message must not go to
  // a member who has left.
  const records = await work.trx
    .updateTable('enquiries')
    .set((eb) => ({ owner_id: to, version: eb('version', '+', 1) }))
    .where('owner_id', '=', from)
    .returning(enquiryColumns)
    .execute();
  await recordDeskEvents(
    work,
    records.map(toEnquiry).map((enquiry) => {
      const after = toEnquiryWork(enquiry);
      return {
        type: 'enquiry.handed-over',
        subject: enquiry.id,
        who,
        what: {
          act: { kind: 'hand over', to },
          before: { ...after, ownerId: from },
          after,
          version: enquiry.version,
        },
      };
    }),
  );
  if (to !== null && to !== who) {
    // Stores notices only for open enquiries. A closed enquiry needs no work, and hundreds of notices about closed ones
    // would hide the others.
    const open = records.map(toEnquiry).filter(({ state }) => !isFinished(state));
    await storeAssignmentNotices(
      work,
      who,
      [...open.map(({ id }) => id), ...(await readOrdersWithOpenSteps(work, from))].map(
        (subject) => ({
          subject,
          staffId: to,
          kind: 'given' as const,
        }),
      ),
    );
  }
  const learners = await work.trx
    .updateTable('checklists')
    .set({ owner_id: to })
    .where('owner_id', '=', from)
    .returning('order_id')
    .execute();
  await recordDeskEvents(
    work,
    learners.map(({ order_id }) => ({
      type: 'learner.assigned' as const,
      subject: order_id,
      who,
      what: { from, to },
    })),
  );
  return records.length;
}

/** Reads the orders of the learners of `ownerId` for whom something is left to do. */
async function readOrdersWithOpenSteps(
  { database, trx }: DeskTransaction,
  ownerId: string,
): Promise<string[]> {
  const left = await trx
    .selectFrom('checklists')
    .innerJoin('orders', 'orders.id', 'checklists.order_id')
    .innerJoin('checklist_steps', 'checklist_steps.order_id', 'checklists.order_id')
    .select('checklists.order_id')
    .distinct()
    .where('checklists.owner_id', '=', ownerId)
    .where('orders.state', '=', 'paid')
    .where((eb) => eb.not(makeCourseChangedCondition(database, eb)))
    .where('done_on', 'is', null)
    .execute();
  return left.map(({ order_id }) => order_id);
}
