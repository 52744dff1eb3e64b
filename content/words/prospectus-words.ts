/** Words that only the prospectus uses. */
export const prospectusWords = {
  title: 'Prospectus',
  /** The provider's name follows this text. */
  subject: 'Courses, programs, workshops and all fees of',
  /** Stands between the number of offers and the range of their fees. */
  offers: 'courses, programs and workshops',
  kind: 'Kind',
  fee: 'Fee',
  length: 'Length',
  feesHeading: 'All fees',
  feesIntro:
    'Each fee is the whole fee; nothing is added at payment. The same fee holds for everything of one kind.',
  offerTitle: 'Title',
  field: 'Field',
  refundHeading: 'Registration charge and refunds',
  refundIntro:
    'The registration charge is part of the fee, never on top of it, and is not refunded. Ask for the rest at least 1 week before the start and before you first sign in to the LMS. Until a start date is agreed with you in writing, you are in time; if none is agreed 30 days after you paid, you get the charge back too. If we do not begin, you get all of it back, or another batch.',
  charge: 'Registration charge',
  back: 'You get back',
  aboutHeading: 'What each is about',
  sitePage: 'Our site',
} as const;
