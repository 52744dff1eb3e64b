/**
 * Assigns everything that a member owns to somebody else, or to nobody; the history of each enquiry and
 * each learner records it. The new owner is told, as when an enquiry is handed over.
 */
import { isFinished } from '#domain/enquiries/enquiry-states.ts';
import { noteForColleagues } from '../desk/colleague-notices.ts';
import { type DeskTransaction, noteDeskEvents } from '../desk/desk-events.ts';
import { enquiryColumns, toEnquiry, workOf } from '../desk/enquiry-record.ts';

/** Returns the number of enquiries. */
export async function reassignEnquiries(
  work: DeskTransaction,
  { from, to, who }: { from: string; to: string | null; who: string },
): Promise<number> {
  // Includes closed enquiries: a person who writes again must not wait for somebody who has left.
  const records = await work.trx
    .updateTable('enquiries')
    .set((eb) => ({ owner_id: to, version: eb('version', '+', 1) }))
    .where('owner_id', '=', from)
    .returning(enquiryColumns)
    .execute();
  await noteDeskEvents(
    work,
    records.map(toEnquiry).map((enquiry) => {
      const after = workOf(enquiry);
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
    // Nothing has to be done with a finished enquiry, and hundreds of them would hide the open ones.
    const open = records.map(toEnquiry).filter(({ state }) => !isFinished(state));
    await noteForColleagues(
      work,
      who,
      open.map(({ id }) => ({ enquiryId: id, staffId: to, kind: 'given' })),
    );
  }
  const learners = await work.trx
    .updateTable('checklists')
    .set({ owner_id: to })
    .where('owner_id', '=', from)
    .returning('order_id')
    .execute();
  await noteDeskEvents(
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
