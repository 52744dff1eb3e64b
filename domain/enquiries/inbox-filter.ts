/** The filters of an enquiry list. All given filters must match. */
import type { DueRange } from './due-moments.ts';
import type { EnquiryKind } from './enquiry.ts';
import type { EnquiryState, LostReason } from './enquiry-states.ts';

/** The sort order: by arrival (newest or oldest first), or by follow-up date. */
export const inboxOrders = ['newest', 'oldest', 'due'] as const;
export type InboxOrder = (typeof inboxOrders)[number];

/** How long it took until somebody of the staff reached the person. */
export const answerTimes = ['within an hour', 'later', 'not yet'] as const;
export type AnswerTime = (typeof answerTimes)[number];

export type InboxFilter = {
  /** Part of a name or address, or digits of a phone number with any spacing. */
  search?: string | undefined;
  states?: readonly EnquiryState[] | undefined;
  kinds?: readonly EnquiryKind[] | undefined;
  /** A member's id, or 'nobody' for unassigned. */
  owner?: string | 'nobody' | undefined;
  /** Owned by this member, or unassigned: what Today counts for a counsellor. */
  ownOf?: string | undefined;
  /** Null selects enquiries without an offer. The same applies to `source`, `campaign` and `lostReason`. */
  offer?: string | null | undefined;
  source?: string | null | undefined;
  campaign?: string | null | undefined;
  lostReason?: LostReason | null | undefined;
  answers?: readonly AnswerTime[] | undefined;
  due?: DueRange | undefined;
  /** Enquiries in and out of quarantine when left out. */
  isQuarantined?: boolean | undefined;
  /** Enrolled or paid back in a test or demonstration alone; all enquiries when left out. */
  isTrial?: boolean | undefined;
  /** Only enquiries from `since` (included) to `until` (excluded). */
  since?: Date | undefined;
  until?: Date | undefined;
  order?: InboxOrder | undefined;
};

export const inboxPageRows = 50;
