import type { EnquiryActExceptUndo, PaymentAct, StaffId } from '#domain/enquiries/enquiry-work.ts';

type StaffAct = Exclude<EnquiryActExceptUndo, PaymentAct>;

export type StaffActKind = StaffAct['kind'];

/**
 * Makes one act of each kind that staff can do to an enquiry, except undoing and payments. When a kind is added, the
 * compiler asks for its act here. Tests go through this list and check what each act records, and whether it ends a
 * deadline.
 */
export const makeStaffActs = (
  to: StaffId,
): { [Kind in StaffActKind]: Extract<StaffAct, { kind: Kind }> } => ({
  claim: { kind: 'claim' },
  'hand over': { kind: 'hand over', to },
  'note outcome': { kind: 'note outcome', outcome: 'no answer', callAt: null },
  'set state': { kind: 'set state', state: 'thinking' },
  lose: { kind: 'lose', reason: 'no time' },
  'set due': { kind: 'set due', at: new Date(Date.now() + 86_400_000) },
  change: { kind: 'change', state: 'reached', lostReason: null, dueAt: null, to: null },
});

export const staffActKinds = Object.keys(makeStaffActs('')) as StaffActKind[];
