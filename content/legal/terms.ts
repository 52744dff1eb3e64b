/**
 * The terms and conditions, section by section. Clauses hold tokens that `fill-placeholders.ts` fills:
 *   {name} {phone} {email}   the provider
 *   {hours}                  the support hours, "11:00 AM to 09:00 PM"
 *   {rupees:1000}            an amount of money, written as on every other page
 * The ids are addresses (`/terms#rescheduling`): keep them when a title changes.
 */
import { provider } from '../provider.ts';
import type { ClauseSection } from '../schema.ts';

export const terms = [
  {
    id: 'words',
    title: 'What the words mean',
    clauses: [
      '“We” and “us” mean {name}. “You” means the person who enrols.',
      'We sell five kinds of offer: workshops, skill programs, courses with internship, intermediate programs and super programs. Where a clause says “course” and nothing more, it means any of the five.',
      '“LMS” means the learning-management system, where classes, recordings and assignments are kept.',
      '“Start” means the date that we published, or agreed with you in writing, for the first class of your batch or, for the recorded lessons of a course with internship, for their opening.',
      'A certification program is one that ends with a certificate: a course with internship, a skill, an intermediate or a super program. A project internship is a course with internship. A job-guarantee program is a super program.',
      'Days and times are those of India. A request counts for the day in India on which you send it.',
      'A business day is any day from Monday to Friday that is not a public holiday.',
      'When a clause gives you a number of days to pay or to send something and does not say from when, the days count from the day on which we ask you for it.',
      '“Lifetime access” to the LMS means access without an end date. It lasts as long as we run the LMS.',
    ],
  },
  {
    id: 'who-may-enrol',
    title: 'Who may enrol',
    clauses: [
      'You must be at least 18 years old to enrol.',
      'If you are younger, a parent or guardian can request a call with their own name and number. We store nothing else about you.',
      'Give the name of the person who learns, since it stands on the certificate, and an email address and a mobile number at which that person reads our messages: their own, or those of somebody who passes the messages on.',
    ],
  },
  {
    id: 'what-the-fee-covers',
    title: 'What the fee covers',
    clauses: [
      'The fee of each course stands on its page, with what it covers. It is the whole price: nothing is added at payment.',
      ...(provider.gstin === null ? [] : ['The fee includes GST.']),
      'For a course with internship it covers the recorded lessons, one live hour a week with a mentor, the project, its review and the certificate. The internship is that project, done as training with us: it is no employment, and no stipend is paid.',
      'Software, devices, accounts and examinations of others are not part of a fee. What you need is listed on each page under what you need.',
      'Placement assistance, where it is listed, is help with your CV, portfolio, interviews and openings. It is not a promise of a job.',
      'The certificate is given when all modules are finished and the projects accepted; for a workshop, when you have attended every one of its days. It is our own certificate: it is no degree or diploma, and no university, board or government body issues it.',
    ],
  },
  {
    id: 'registration-charge',
    title: 'Registration charge',
    clauses: [
      'The registration charge is 20% of the course fee or {rupees:1000}, whichever is higher, to the nearest rupee. It is a part of the fee, never on top of it and never more than the fee. Each page says the amount.',
      'The registration charge is non-refundable. Where a refund is made under the two sections that follow, this charge is not part of it. There are two exceptions: a course that does not begin, which has a section of its own, and a course for which no start date is agreed 30 days after your payment.',
    ],
  },
  {
    id: 'refunds-self-paced-offline',
    title: 'Refunds before the start',
    clauses: [
      'A refund is made only if you ask for it at least 1 week before the start and have not had access to the LMS. Both conditions must be met. This is the rule for self-paced courses and offline certification programs, and it holds for every other course too.',
      'After that, or once you have had access to the LMS, no refund is made, unless the course does not begin or the next section applies.',
      'The fee of a workshop is not higher than the registration charge, so a workshop is refunded only if it does not begin.',
      // This paragraph and the next two are our own promise, which goes beyond the published refund rule;
      // `content/README.md` asks the owner to confirm it.
      'We promise more than this rule. Access to the LMS means that you have signed in to it yourself for the first time; that we open an account for you changes nothing.',
      'Until a start date is agreed with you in writing, your request is always in time: you get back everything but the registration charge, as long as you have not signed in to the LMS.',
      'If no start date is agreed with you in writing 30 days after your payment, you get the registration charge back too.',
    ],
  },
  {
    id: 'refunds-job-guarantee',
    title: 'Refunds: job guarantee of the super programs',
    clauses: [
      'For an online job-guarantee program, you can ask for a refund at its end if you have no job offer, but only if you have attended at least 85% of the classes and completed the projects of the program.',
      'What is refunded then is the fee without the registration charge.',
      // Our own interpretation of the published rule: `content/README.md` asks the owner to confirm it.
      'A job offer counts when it is written, names its pay, and is for full-time work in the field of the program. An internship, part-time or unpaid work, or work in another field does not count.',
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
