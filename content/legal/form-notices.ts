/**
 * The one line beside each form, before its button: what the data is used for, and the way to the whole story.
 * The link leads to the row of `/privacy` that is about this form.
 */
import { privacyPath } from './privacy.ts';

type FormNotice = {
  text: string;
  linkLabel: string;
  href: string;
};

const notice = (text: string, row: string): FormNotice => ({
  text,
  linkLabel: 'What we store, and for how long',
  href: `${privacyPath}#${row}`,
});

export const formNotices = {
  call: notice(
    'We use this to call or write back about your question, and for nothing else.',
    'call',
  ),
  enrolment: notice('We use this for your place, your batch and your certificate.', 'enrolment'),
  subscription: notice(
    'We write about new batches, workshops and webinars. One line ends it.',
    'subscription',
  ),
} as const;

/** Beside the forms that only adults may send. */
export const underAge = {
  enrolment:
    'You must be 18 or older to enrol. If you are younger, ask a parent or guardian to request a call.',
  call: 'Under 18? Please let a parent or guardian fill this in, with their own name and number. We store nothing else about you.',
} as const;
