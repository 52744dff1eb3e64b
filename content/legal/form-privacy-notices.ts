/**
 * The privacy notices beside the forms. A notice is one line before the button. It says what the data is used for, and
 * links to the form's row of `/privacy`. Each form imports only the file of its own notice, so that its script contains
 * no other texts. This list is for the checks.
 */
import { callPrivacyNotice, underAgeCallNotice } from './call-privacy-notice.ts';
import { enrolmentPrivacyNotice, underAgeEnrolmentNotice } from './enrolment-privacy-notice.ts';
import { privacyPath } from './privacy-path.ts';
import { privacyLinkLabel, subscriptionPrivacyNotice } from './subscription-privacy-notice.ts';

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
