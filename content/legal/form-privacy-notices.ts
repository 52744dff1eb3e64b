/**
 * The privacy notices beside the forms, all in one list for the checks. A notice is one line before the button: it says
 * what the data is used for, and links to the form's row on `/privacy`. Forms do not import this list, but the file of
 * their own notice, so that their scripts stay small.
 */
import { callPrivacyNotice, underAgeCallNotice } from './call-privacy-notice.ts';
import { enrolmentPrivacyNotice, underAgeEnrolmentNotice } from './enrolment-privacy-notice.ts';
import { privacyLinkLabel, privacyPath } from './privacy-link.ts';
import { subscriptionPrivacyNotice } from './subscription-privacy-notice.ts';

export const formPrivacyNotices = {
  call: { text: callPrivacyNotice, linkLabel: privacyLinkLabel, href: `${privacyPath}#call` },
  enrolment: {
    text: enrolmentPrivacyNotice,
    linkLabel: privacyLinkLabel,
    href: `${privacyPath}#enrolment`,
  },
  subscription: {
    text: subscriptionPrivacyNotice,
    linkLabel: privacyLinkLabel,
    href: `${privacyPath}#subscription`,
  },
} as const;

export const underAgeNotices = {
  enrolment: underAgeEnrolmentNotice,
  call: underAgeCallNotice,
} as const;
