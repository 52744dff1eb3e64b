import { fees } from '../fees.ts';
import type { Enrolment } from '../schema.ts';

/** The internship enrolment of `/enroll-form`: its fee and the words beside the form. */
export const enrolment = {
  heading: 'Enrol for an internship',
  intro:
    'A project internship with a mentor, a certificate and help with placement. The fee covers the whole internship. You must be 18 or older to enrol.',
  feeRupees: fees.internshipRupees,
  steps: [
    'Fill in your name, e-mail address and mobile number.',
    'Press the pay button. It takes you to the page of our payment provider.',
    'We write to you with your batch, your mentor and your access to the LMS.',
  ],
} satisfies Enrolment;
