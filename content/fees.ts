import { currentFeeRupees } from './published-fees.ts';

/**
 * Every fee of the site, in whole rupees; everything that shows a fee takes it from here. A fee that staff have
 * published replaces the one here.
 */
const written = {
  /** One workshop, per participant. */
  workshopRupees: 399,
  /** A skill program, and the Skill X plan. */
  skillRupees: 2299,
  /** An intermediate program, and the Intermediate Level plan. */
  intermediateRupees: 5599,
  /** A super program, and the Super X plan. */
  superRupees: 11999,
  /** The internship of the enrolment form, and every course. */
  internshipRupees: 3999,
};

export const fees = {
  workshopRupees: currentFeeRupees('workshop', written.workshopRupees),
  skillRupees: currentFeeRupees('skill', written.skillRupees),
  intermediateRupees: currentFeeRupees('intermediate', written.intermediateRupees),
  superRupees: currentFeeRupees('super', written.superRupees),
  internshipRupees: currentFeeRupees('course', written.internshipRupees),
};

/** Amounts that a text may name although they are no fee, such as a discount or a prize. */
export const otherAmounts: readonly number[] = [];
