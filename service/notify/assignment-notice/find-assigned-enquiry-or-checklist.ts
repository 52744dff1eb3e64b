/** Finds the enquiry or checklist that was assigned, for the notice to a colleague. */
import type { Store } from '#database/store.ts';
import type { Learner } from '#domain/checklists/learner.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';

export type AssignedEnquiryOrChecklist = {
  /**
   * The words with which a sentence of the notice begins: "Asha Rao" or "Asha Rao’s checklist". For an enquiry without
   * a name they are the mail address or "An enquiry".
   */
  name: string;
  /** The address of the page at the desk about this enquiry or checklist. */
  path: string;
} & ({ at: 'enquiry'; enquiry: Enquiry } | { at: 'checklist'; learner: Learner });

/**
 * Finds the enquiry or learner with this id. Null if the notice is no longer needed: the enquiry or learner was erased,
 * a refund of the order was requested or made, or the order was changed to another course.
 */
export async function findAssignedEnquiryOrChecklist(
  { desk, checklists }: Pick<Store, 'desk' | 'checklists'>,
  id: string,
): Promise<AssignedEnquiryOrChecklist | null> {
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
