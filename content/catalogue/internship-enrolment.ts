import { fees } from '../fees.ts';
import type { InternshipEnrolment } from '../schema.ts';

/**
 * The enrolment on `/enroll-form` when no offer is chosen: its fee and words. `steps` are shown beside the form,
 * whatever the visitor chooses.
 */
export const internshipEnrolment = {
  heading: 'Enrol for an internship',
  /** The name of the purchase in the order, on the bank's page and on the receipt. */
  title: 'Internship enrolment',
  intro:
    'Each of our courses is sold as an internship: recorded lessons at your own pace, one live hour a week with a mentor, the project, its review and the certificate. The fee covers all of it, and nothing is added at payment.',
  feeRupees: fees.internshipRupees,
  steps: [
    'Fill in your name, email address and mobile number.',
    'Press the pay button. It takes you to the page of our payment provider, or, while payment is not open, to a page that says that we write to you with the way to pay.',
  ],
} satisfies InternshipEnrolment;
