/** The flash messages for acts that leave no event in this enquiry's own history. */
import {
  paymentRequestFlashes,
  paymentRequestFlashesWithoutMail,
} from '../orders/words/payment-request-flashes.ts';

export const enquiryFlashesWithoutEvent = {
  ...paymentRequestFlashes,
  // Unlinking is recorded in the history of the enquiry that was unlinked, and not in that of the enquiry on the page.
  unlinked: 'Noted: the other enquiry is another person’s.',
} as const;
export type EnquiryFlash = keyof typeof enquiryFlashesWithoutEvent;

const flashesWithoutMail: Partial<Record<EnquiryFlash, string>> = paymentRequestFlashesWithoutMail;

/** The sentence of the flash message. `areLearnersMailed`: learners get mails from the service. */
export const describeEnquiryFlash = (flash: EnquiryFlash, areLearnersMailed: boolean): string =>
  (areLearnersMailed ? undefined : flashesWithoutMail[flash]) ?? enquiryFlashesWithoutEvent[flash];
