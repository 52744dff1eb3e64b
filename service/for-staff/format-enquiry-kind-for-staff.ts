import type { EnquiryKind } from '#domain/enquiries/enquiry.ts';

const namesByKind = {
  request_a_call: 'call',
  enrollments: 'enrolment',
  email_subscriptions: 'subscription',
  waiting_list: 'waiting',
  added_enquiries: 'added',
} as const satisfies Record<EnquiryKind, string>;

/** The short name of a kind of enquiry, which staff type in commands and read in files. */
export type EnquiryKindNameForStaff = (typeof namesByKind)[EnquiryKind];

export const formatEnquiryKindForStaff = (kind: EnquiryKind): EnquiryKindNameForStaff =>
  namesByKind[kind];

export const enquiryKindsByNameForStaff = Object.fromEntries(
  Object.entries(namesByKind).map(([kind, name]) => [name, kind]),
) as Record<EnquiryKindNameForStaff, EnquiryKind>;
