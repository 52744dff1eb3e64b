/** The filters of an enquiry list. All given filters must match. */
import type { DuePeriod } from './due-periods.ts';
import type { EnquiryKind } from './enquiry.ts';
import type { EnquiryState, LostReason } from './enquiry-states.ts';

/** The sort order: by arrival (newest or oldest first), or by follow-up date. */
export const inboxSortOrders = ['newest', 'oldest', 'due'] as const;
export type InboxSortOrder = (typeof inboxSortOrders)[number];

/** How long it took until a member of staff reached the person. */
export const responseTimes = ['within an hour', 'later', 'not yet'] as const;
export type ResponseTime = (typeof responseTimes)[number];

export type InboxFilter = {
  /**
   * A part of a name or an address, digits of a phone number with any spacing, or beginnings of words of the offer, the
   * program or the message. All parts must match.
   */
  search?: string | undefined;
  states?: readonly EnquiryState[] | undefined;
  kinds?: readonly EnquiryKind[] | undefined;
  /** A member's id, or 'nobody' for unassigned enquiries. */
  owner?: string | 'nobody' | undefined;
  /** Only enquiries that this member owns, and unassigned ones. The page Today of a counsellor counts only these. */
  ownOf?: string | undefined;
  /**
   * Null selects enquiries without an offer. Null for `source`, `campaign` or `lostReason` selects enquiries without
   * this value.
   */
  offer?: string | null | undefined;
  source?: string | null | undefined;
  campaign?: string | null | undefined;
  lostReason?: LostReason | null | undefined;
  answers?: readonly ResponseTime[] | undefined;
  due?: DuePeriod | undefined;
  /** True: only enquiries in quarantine. False: only enquiries that are not in quarantine. Undefined: all enquiries. */
  isQuarantined?: boolean | undefined;
  /**
   * True: only enquiries that were enrolled or refunded without real money, in a test or a demonstration. False: only
   * all others. Undefined: all enquiries.
   */
  isTrial?: boolean | undefined;
  /** Only enquiries that arrived from `since` (included) to `until` (excluded). */
  since?: Date | undefined;
  until?: Date | undefined;
  order?: InboxSortOrder | undefined;
};
