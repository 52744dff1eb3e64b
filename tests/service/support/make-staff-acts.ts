import type { EnquiryActExceptUndo, PaymentAct, StaffId } from '#domain/enquiries/enquiry-work.ts';

type StaffAct = Exclude<EnquiryActExceptUndo, PaymentAct>;

export type StaffActKind = StaffAct['kind'];

/**
 * An act of each kind that staff can do to an enquiry. The compiler requires one of a new kind, and the tests that use
 * this list then ask what it records, and whether it ends a deadline.
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
