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

export type Enquiry = EnquiryWork & {
  id: string;
  kind: EnquiryKind;
  /** Whether the enquiry looked like a script's and nobody has released it yet. */
  isQuarantined: boolean;
  receivedAt: Date;
  name: string | null;
  email: string | null;
  phone: string | null;
  /** The slug of the offer asked for. */
  offer: string | null;
  /** The part of the site the visitor came from; null when unknown. */
  source: string | null;
  /** Shared by the enquiries that staff linked as one person's; the enquiry's own id otherwise. */
  personId: string;
  version: number;
};
