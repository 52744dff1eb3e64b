/**
 * Every fee of the site, in whole rupees, and nowhere else. Plans, programs, workshops, the pay button,
 * page titles and brochures take theirs from here.
 */
export const fees = {
  /** One workshop, per participant. */
  workshopRupees: 399,
  /** A skill program, and the Skill X plan. */
  skillRupees: 2299,
  /** An intermediate program, and the Intermediate Level plan. */
  intermediateRupees: 5599,
  /** A super program, and the Super X plan. */
  superRupees: 11999,
  /** The internship of the enrolment form. */
  internshipRupees: 3999,
} as const;

/** Amounts that a text may name although they are no fee: a discount, a prize. */
export const otherAmounts: readonly number[] = [];
