/** An enquiry as staff see it: who it is from (as corrected), what is wanted, and where the work on it stands. */
import type { EnquiryWork } from './enquiry-work.ts';

export const enquiryKinds = ['request_a_call', 'enrollments', 'email_subscriptions'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

export type Enquiry = EnquiryWork & {
  id: string;
  kind: EnquiryKind;
  /** In quarantine: it looked like a script, and nobody has let it in yet. */
  isQuarantined: boolean;
  receivedAt: Date;
  name: string | null;
  email: string | null;
  phone: string | null;
  /** The slug of what is wanted. */
  offer: string | null;
  /** Where the visitor came from; null for nowhere in particular. */
  source: string | null;
  /** Shared by the enquiries that staff have linked as one person's; its own id for who stands alone. */
  personId: string;
  version: number;
};
