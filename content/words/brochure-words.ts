/**
 * The words that only PDFs use, such as brochures, workshop leaflets and the prospectus. The facts of an offer in them
 * come from the offer itself.
 */
export const brochureWords = {
  brochure: 'brochure',
  whatItIs: 'What it is',
  glance: 'At a glance',
  forWhom: 'Who it is for',
  needs: 'What you need',
  builds: 'What you build',
  tools: 'Tools you work with',
  syllabus: 'Syllabus',
  /** The module's outcome follows this text. */
  afterwards: 'Afterwards you can',
  workshopTimes: 'Time of day',
  workshopDates: 'Dates of a later batch are on the page. Scan the code at the end to open it.',
  fees: 'Fees',
  wholeFee: 'This is the whole fee. Nothing is added at payment.',
  covers: 'What the fee covers',
  guarantee: 'Job guarantee',
  placement: 'Placement assistance',
  readTerms: 'Read the terms and conditions',
  enrol: 'How to enrol',
  enrolForm: 'Open the enrolment form. It names what you enrol for, and its fee.',
  /**
   * Replaces `enrolForm` in workshop leaflets. People keep a leaflet for years, and its workshop may have no coming
   * date when they read it.
   */
  enrolFormDated:
    'Open the enrolment form. It names what you enrol for, and its fee. When no date is set, it leads to a call instead.',
  enrolPay:
    'Fill in your name, email address and mobile number, and press the pay button. It takes you to the page of our payment provider. While payment is not open, we write to you with the way to pay.',
  /** What happens after the payment, in the prospectus. It is true of every offer. */
  afterPayment: 'We write to you with all that you need for the start.',
  enrolAction: 'Open the enrolment form',
  callAction: 'Ask for a call first',
  ages: 'The call and a demo class are free. You must be 18 or older to enrol; if you are younger, ask a parent or guardian to request a call.',
  contact: 'Contact',
  /** The support hours follow this text. */
  callHours: 'Call with any question, Indian time',
  workshopPage: 'This workshop on our site',
  coursePage: 'This course on our site',
  programPage: 'This program on our site',
  /** An address follows this text. */
  codeOpens: 'QR code that opens',
} as const;
