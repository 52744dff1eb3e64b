/**
 * The words around the facts of an offer on its page, entry and card. The facts themselves come from the offer
 * (`list-offer-facts.ts`, `list-learner-needs.ts`); this file names no amount or length.
 */
export const offerPageWords = {
  wholeFee: 'The whole fee. Nothing is added at payment.',
  covers: 'The fee covers',
  needs: 'What you need',
  terms: 'Fee, refund and how it runs',
  guarantee: 'Job guarantee',
  sampleCertificate: 'see a sample (PDF)',
  forWhom: 'Who it is for',
  builds: 'What you build',
  toolsLabel: 'Tools you work with',
  enrol: 'Enroll Now',
  join: 'Join Now',
  joinMeaning:
    'Join Now: we call you back first. Enroll Now: straight to the enrolment and the payment.',
  brochure: 'Brochure (PDF)',
  wholeBrochure: 'Download the brochure (PDF)',
  seeCourse: 'See the course',
  askFirst: 'Ask a question first',
  endHeading: 'What happens next',
  endText:
    'Your name, email address and mobile number, then the payment page. Your place is confirmed when the payment has arrived.',
  afterPayment: 'Once your payment has arrived',
  syllabusOrder: 'modules, in this order',
  afterwards: 'Afterwards you can',
  programSyllabus: 'What you build,',
  programModules: 'modules',
  programHours: 'hours',
  shortHours: 'h',
  programNeeds: 'For whom, and what you need',
  programBuilds: 'You build',
  choosePrograms: 'Choose a program',
  requestCall: 'Request a call',
  chooseCourse: 'Choose a course',
  workshopInside: 'Day by day, needs, refund',
  workshopDay: 'Day',
  eachProgram: 'Each program:',
  chooseWorkshop: 'Choose a workshop',
  workshopNext: 'Ask for the next batch',
  workshopOpen: 'Open for joining',
  workshopLast: 'Last batch',
  workshopDates:
    'Dates are arranged with you on a call. Where a batch has its dates already, they are on its card.',
} as const;
