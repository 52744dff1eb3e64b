/** What a list of enquiries is narrowed to. All that is given must hold. */
import type { EnquiryKind } from './enquiry.ts';
import type { EnquiryState } from './enquiry-states.ts';

/** In order of arrival, the newest or the oldest first, or by when somebody has to look again. */
export const inboxOrders = ['newest', 'oldest', 'due'] as const;
export type InboxOrder = (typeof inboxOrders)[number];

export type InboxFilter = {
  /** Part of a name or an address, or digits of a number, however they are spaced. */
  search?: string | undefined;
  states?: readonly EnquiryState[] | undefined;
  kinds?: readonly EnquiryKind[] | undefined;
  /** A member of staff, or nobody. */
  owner?: string | 'nobody' | undefined;
  /** Of this member of staff, or nobody's: what Today counts for a counsellor. */
  ownOf?: string | undefined;
  offer?: string | undefined;
  source?: string | undefined;
  due?: 'overdue' | 'today' | undefined;
  /** In quarantine or not; both when it is left out. */
  isQuarantined?: boolean | undefined;
  /** From this moment on, and before that one. */
  since?: Date | undefined;
  until?: Date | undefined;
  order?: InboxOrder | undefined;
};

export const inboxPageRows = 50;
