/** The flash messages for acts that leave no event in this enquiry's own history. */
import { paymentRequestFlashes } from '../orders/payment-request-flashes.ts';

export const enquiryFlashes = {
  ...paymentRequestFlashes,
  // The event is in the history of the other enquiry.
  unlinked: 'Noted: the other enquiry is another person’s.',
} as const;
export type EnquiryFlash = keyof typeof enquiryFlashes;
