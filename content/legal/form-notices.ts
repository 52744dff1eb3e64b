/**
 * The one line beside each form, before its button: what the data is used for, and the way to the whole story.
 * The link leads to the row of `/privacy` that is about this form. Each form takes its texts from a file of
 * their own, so that its script carries no others; here they stand together for those who check them.
 */
import { underAgeCall, usedForCall } from './call-notice.ts';
import { underAgeEnrolment, usedForEnrolment } from './enrolment-notice.ts';
import { privacyPath } from './privacy-path.ts';
import { usedForSubscription, whatWeStore } from './subscription-notice.ts';

export const formNotices = {
  call: { text: usedForCall, linkLabel: whatWeStore, href: `${privacyPath}#call` },
  enrolment: { text: usedForEnrolment, linkLabel: whatWeStore, href: `${privacyPath}#enrolment` },
  subscription: {
    text: usedForSubscription,
    linkLabel: whatWeStore,
    href: `${privacyPath}#subscription`,
  },
} as const;

export const underAge = { enrolment: underAgeEnrolment, call: underAgeCall } as const;
