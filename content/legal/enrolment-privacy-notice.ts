/** The privacy notice beside the enrolment form, which only adults may send. */
export const enrolmentPrivacyNotice =
  'We use this for your place, your batch and your certificate.';
export const underAgeEnrolmentNotice =
  'You must be 18 or older to enrol. If you are younger, ask a parent or guardian to request a call.';
