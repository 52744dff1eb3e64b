import { workedEnquiryKinds } from '#domain/enquiries/enquiry.ts';
import type { InboxAddress } from './inbox-address.ts';

/**
 * The enquiries that staff work on: all but newsletter subscriptions and quarantined ones. The pages Today and Numbers
 * count only these.
 */
export const countedEnquiriesFilter = {
  kinds: workedEnquiryKinds,
  quarantine: 'without',
} satisfies Partial<InboxAddress>;
