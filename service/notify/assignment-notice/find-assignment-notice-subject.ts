/** Finds the enquiry or checklist that a notice to a colleague is about. */
import type { Learner } from '#database/checklists/checklist-port.ts';
import type { Store } from '#database/store.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';

export type AssignmentNoticeSubject = {
  /**
   * The name of the enquirer or learner; for an enquiry without a name the mail address or "An enquiry". A sentence of
   * the notice begins with it.
   */
  name: string;
  /** The address of the subject's page at the desk. */
  path: string;
} & ({ at: 'enquiry'; enquiry: Enquiry } | { at: 'checklist'; learner: Learner });

/** Null if there is nothing to tell any more: the enquiry or learner was erased, or the order was refunded. */
export async function findAssignmentNoticeSubject(
  { desk, checklists }: Pick<Store, 'desk' | 'checklists'>,
  id: string,
): Promise<AssignmentNoticeSubject | null> {
  const enquiry = await desk.findEnquiry(id);
  if (enquiry !== null) {
    const name = enquiry.name ?? enquiry.email ?? 'An enquiry';
    return { at: 'enquiry', enquiry, name, path: `/desk/enquiries/${id}` };
  }
  const learner = await checklists.findLearner(id);
  if (learner === null) return null;
  const name = `${learner.name}’s checklist`;
  return { at: 'checklist', learner, name, path: `/desk/learners/${id}` };
}
