/**
 * The terms and conditions, section by section. Clauses hold tokens that `fill-tokens.ts` fills:
 *   {name} {phone} {email}   the provider
 *   {hours}                  the support hours, "11:00 AM to 09:00 PM"
 *   {rupees:1000}            an amount of money, written as on every other page
 * The ids are addresses (`/terms#rescheduling`): keep them when a title changes.
 */
import type { ClauseSection } from '../schema.ts';

export const terms = [
  {
    id: 'words',
    title: 'What the words mean',
    clauses: [
      '“We” and “us” mean {name}. “You” means the person who enrols in a course, program, workshop or internship.',
      '“LMS” means the learning-management system, where classes, recordings and assignments are kept.',
      '“Start” means the date that we published for the first class of your batch or, for a self-paced course, for its opening.',
      'A business day is any day from Monday to Friday that is not a public holiday.',
      'When a clause gives you a number of days to pay or to send something and does not say from when, the days count from the day on which we ask you for it.',
    ],
  },
  {
    id: 'who-may-enrol',
    title: 'Who may enrol',
    clauses: [
      'You must be at least 18 years old to enrol.',
      'The name, e-mail address and mobile number that you give must be your own, since we use them for your certificate and our messages.',
    ],
  },
  {
    id: 'registration-charge',
    title: 'Registration charge',
    clauses: [
      'The registration charge is 20% of the course fee or {rupees:1000}, whichever is higher.',
      'The registration charge is non-refundable. Where a refund is made under the two sections that follow, this charge is not part of it. The one exception is a course that does not begin; it has a section of its own.',
    ],
  },
  {
    id: 'refunds-self-paced-offline',
    title: 'Refunds: self-paced and offline certification',
    clauses: [
      'For self-paced courses and offline certification programs, a refund is made only if you ask for it at least 1 week before the start and have not had access to the LMS. Both conditions must be met.',
      'After that, or once you have had access to the LMS, no refund is made for these courses, unless the course does not begin.',
    ],
  },
  {
    id: 'refunds-job-guarantee',
    title: 'Refunds: online job guarantee',
    clauses: [
      'For an online job-guarantee program, you can ask for a refund only if you have attended at least 85% of the classes and completed the projects of the program.',
    ],
  },
  {
    id: 'how-refunds-are-handled',
    title: 'How refunds are handled',
    clauses: [
      'Send your request to {email}, from the address with which you enrolled, and name the course and the batch.',
      'The refund team replies within 2-5 business days.',
      'A refund is issued in 7-10 business days. A refund to a card can take up to 30 days.',
    ],
  },
  {
    id: 'changing-your-course',
    title: 'Changing your course',
    clauses: [
      'You may change to another course once.',
      'Ask for the change at least 1 week before the start of the course you enrolled in.',
      'The change costs {rupees:500}, payable within 3 days.',
      'The alternative course must finish within 1 month of the end of the original course.',
      'The course-change form is due within 3 business days.',
      'We confirm the change within 5-7 business days.',
    ],
  },
  {
    id: 'rescheduling',
    title: 'Rescheduling',
    clauses: [
      'If you need to move to a later batch of the same course, tell us at least 7 business days before the start.',
      'The new date must be within 90 days of the original date.',
      'Rescheduling costs {rupees:500}, payable within 5 business days.',
    ],
  },
  {
    id: 'if-a-course-does-not-begin',
    title: 'If a course does not begin',
    clauses: [
      'If a course does not begin within 10 business days of the published date, you may choose between a full refund and another batch.',
      'A full refund is all that you paid for the course, the registration charge included.',
    ],
  },
  {
    id: 'support-hours',
    title: 'Support hours',
    clauses: ['Our support team answers calls from {hours}, Indian time.'],
  },
  {
    id: 'how-to-reach-us',
    title: 'How to reach us',
    clauses: [
      'Write to {email} or call {phone}.',
      'If you and we read one of these terms differently, write to us. We answer in writing, with the clause that we rely on.',
    ],
  },
  {
    id: 'changes-to-these-terms',
    title: 'Changes to these terms',
    clauses: [
      'We may change these terms. The terms on this page on the day you enrol are the ones that apply to your enrolment.',
    ],
  },
] satisfies ClauseSection[];
