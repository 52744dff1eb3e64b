/** The flash messages for acts that are not recorded in this enquiry's own history. */
import {
  paymentRequestFlashes,
  paymentRequestFlashesWithoutMail,
} from '../orders/words/payment-request-flashes.ts';

export const enquiryFlashesWithoutEvent = {
  ...paymentRequestFlashes,
  // Unlinking is recorded in the history of the unlinked enquiry, but the page shows another enquiry.
  unlinked: 'Noted: the other enquiry is another person’s.',
} as const;
export type EnquiryFlash = keyof typeof enquiryFlashesWithoutEvent;

const flashesWithoutMail: Partial<Record<EnquiryFlash, string>> = paymentRequestFlashesWithoutMail;

/**
 * The sentence of the flash message. If learners get no mails from the service, it tells staff to send the link
 * themselves.
 */
export const describeEnquiryFlash = (flash: EnquiryFlash, areLearnersMailed: boolean): string =>
  (areLearnersMailed ? undefined : flashesWithoutMail[flash]) ?? enquiryFlashesWithoutEvent[flash];
