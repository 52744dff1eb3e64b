/**
 * The desk's words for stored values of `domain/` and of the tables. Staff read only these words, never the values.
 */
import type { AddedWay, PrivacyNoticeStatus } from '#domain/enquiries/added-enquiry-facts.ts';
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts';
import type { EnquiryState, LostReason } from '#domain/enquiries/enquiry-states.ts';
import type { InboxSortOrder, ResponseTime } from '#domain/enquiries/inbox-filter.ts';
import type { RecipientStage } from '#domain/messages/recipient-stage.ts';
import type { CounsellorScope } from '#domain/staff/roles-and-permissions.ts';

export const enquiryStateWords: Readonly<Record<EnquiryState, string>> = {
  new: 'New',
  reached: 'Reached',
  thinking: 'Thinking it over',
  enrolled: 'Enrolled',
  lost: 'Lost',
  'not reachable': 'Not reached',
};

/** The word that stands in place of the state of a quarantined enquiry. */
export const quarantineWord = 'Quarantine';

/**
 * The words for the kinds of enquiries: the form of the site that was sent, or "Added by us" if staff, an import or
 * another system added the enquiry.
 */
export const enquiryKindWords: Readonly<Record<EnquiryKind, string>> = {
  request_a_call: 'Call request',
  enrollments: 'Enrolment',
  waiting_list: 'Waiting list',
  email_subscriptions: 'Newsletter',
  added_enquiries: 'Added by us',
};

/** How an enquiry came that no visitor sent on the site. */
export const addedWayWords: Readonly<Record<AddedWay, string>> = {
  'walk-in': 'Walk-in',
  'phone call': 'Phone call',
  message: 'Message',
  import: 'Import',
  'other system': 'Another system',
};

/** Whether and how the person was told about the use of their data. */
export const privacyNoticeAnswerWords: Readonly<Record<PrivacyNoticeStatus, string>> = {
  'in words': 'We told them in words',
  'notice sent': 'We sent them the privacy notice',
  elsewhere: 'The form they filled in told them',
  'not yet': 'Not told yet',
};

export const lostReasonWords: Readonly<Record<LostReason, string>> = {
  'too expensive': 'Too expensive',
  'no time': 'No time',
  'chose another provider': 'Chose another provider',
  'not what was sought': 'Not what was sought',
  'wrong number': 'Wrong number',
  'not meant seriously': 'Not meant seriously',
  'another reason': 'Another reason',
  'paid back': 'Got the fee back',
};

/** How long it took until a member of staff reached the person; the words of a filter of the inbox. */
export const timeToReachWords: Readonly<Record<ResponseTime, string>> = {
  'within an hour': 'Reached within an hour',
  later: 'Reached later',
  'not yet': 'Not reached yet',
};

/** The sort orders of the inbox. */
export const inboxSortOrderWords: Readonly<Record<InboxSortOrder, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  due: 'What is due first',
};

/** For whom a message template is: people at this stage of their enquiry. */
export const recipientStageWords: Readonly<Record<RecipientStage, string>> = {
  any: 'Anybody',
  new: 'Nobody has reached them yet',
  missed: 'Did not pick up',
  talked: 'We have talked',
  enrolled: 'Has enrolled and paid',
};

/** The choices of the setting that limits which enquiries counsellors see. */
export const counsellorScopeWords: Readonly<Record<CounsellorScope, string>> = {
  'own and unowned': 'Their own, and the unassigned ones',
  all: 'All enquiries',
};

/** The names that pages show for actors who are no members of staff. */
const nonMemberActorNames: Readonly<Record<string, string>> = {
  visitor: 'A visitor',
  terminal: 'Somebody at the terminal',
  provider: 'The payment provider',
  worker: 'The service',
  'first start': 'The first start of the service',
  assignment: 'The assignment rules',
  'sign-in page': 'Somebody at the sign-in page',
  'other system': 'Another system',
};

/** The name shown for an actor who is no member of staff. */
export const nonMemberActorName = (who: string): string =>
  Object.hasOwn(nonMemberActorNames, who)
    ? `${nonMemberActorNames[who]}`
    : 'Somebody who is not known here';
