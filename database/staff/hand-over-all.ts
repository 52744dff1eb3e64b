/** All that somebody owns to somebody else, or to nobody: each enquiry's history tells it. */
import { noteDeskEvents, type Work } from '../desk/desk-events.ts';
import { enquiryColumns, toEnquiry, workOf } from '../desk/enquiry-record.ts';

/** Returns how many. */
export async function handOverAll(
  work: Work,
  { from, to, who }: { from: string; to: string | null; who: string },
): Promise<number> {
  // Of what is finished as well: who writes again must not wait for somebody who has left.
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
  return records.length;
}
