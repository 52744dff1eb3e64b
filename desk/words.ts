/** What the desk calls things. The stored values are those of `domain/` and of the tables; nobody reads them. */
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts';
import type { EnquiryState, LostReason } from '#domain/enquiries/enquiry-states.ts';
import type { InboxOrder } from '#domain/enquiries/inbox-filter.ts';
import type { CounsellorView } from '#domain/staff/staff-roles.ts';

export const stateWords: Readonly<Record<EnquiryState, string>> = {
  new: 'New',
  reached: 'Reached',
  thinking: 'Thinking it over',
  enrolled: 'Enrolled',
  lost: 'Lost',
  'not reachable': 'Not reached',
};

export const kindWords: Readonly<Record<EnquiryKind, string>> = {
  request_a_call: 'Call request',
  enrollments: 'Enrolment',
  email_subscriptions: 'Newsletter',
};

export const lostReasonWords: Readonly<Record<LostReason, string>> = {
  'too expensive': 'Too expensive',
  'no time': 'No time',
  'chose another provider': 'Chose another provider',
  'not what was sought': 'Not what was sought',
  'wrong number': 'Wrong number',
  'not meant seriously': 'Not meant seriously',
  'another reason': 'Another reason',
};

export const orderWords: Readonly<Record<InboxOrder, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  due: 'What is due first',
};

export const counsellorViewWords: Readonly<Record<CounsellorView, string>> = {
  'own and unowned': 'Their own, and the unassigned ones',
  all: 'All enquiries',
};

/** Whatever was done at the desk by nobody who works there. */
const otherWhos: Readonly<Record<string, string>> = {
  visitor: 'A visitor',
  terminal: 'Somebody at the terminal',
  provider: 'The payment provider',
  worker: 'The service',
};

/** The name shown for an actor who is no member of staff. */
export const otherWho = (who: string): string =>
  Object.hasOwn(otherWhos, who) ? `${otherWhos[who]}` : 'Somebody who is not known here';

/** A subscription has an address and no name. */
export const nameWords = (of: { name: string | null; email: string | null }): string =>
  of.name ?? of.email ?? 'Without a name';

export const countInWords = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
