/** An enquiry as staff see it: the person's details (as corrected), what they want, and the state of the work. */
import type { EnquiryWork } from './enquiry-work.ts';

export const enquiryKinds = [
  'request_a_call',
  'enrollments',
  'waiting_list',
  'email_subscriptions',
  'added_enquiries',
] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** The kinds of enquiries that staff work on. Newsletter subscriptions are left out, because they need no answer. */
export const workedEnquiryKinds = enquiryKinds.filter((kind) => kind !== 'email_subscriptions');

export type Enquiry = EnquiryWork & {
  id: string;
  kind: EnquiryKind;
  /** Whether the enquiry looked as if a script had sent it, and nobody has released it yet. */
  isQuarantined: boolean;
  receivedAt: Date;
  name: string | null;
  email: string | null;
  phone: string | null;
  /** The slug of the offer that the person asked for. */
  offer: string | null;
  /** The source of the enquiry: "google.com", "whatsapp", or what staff chose; null when unknown. */
  source: string | null;
  /**
   * The id of the person. Staff can link the enquiries of one person, which then have the same `personId`. The
   * `personId` of an unlinked enquiry is the id of that enquiry.
   */
  personId: string;
  version: number;
};
