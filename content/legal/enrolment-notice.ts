/** Beside the enrolment, which only adults may send. */
export const usedForEnrolment = 'We use this for your place, your batch and your certificate.';
export const underAgeEnrolment =
  'You must be 18 or older to enrol. If you are younger, ask a parent or guardian to request a call.';
