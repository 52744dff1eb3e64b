import { findCurrentFeeOfKindRupees } from './current-and-next-fee-of-kind.ts';

/**
 * Every fee of the site, in whole rupees; everything that shows a fee takes it from here. A fee that staff have
 * published replaces the one here.
 */
const defaultFees = {
  /** The fee of a workshop, for each participant. */
  workshopRupees: 399,
  /** The fee of a skill program, and of the Skill X plan. */
  skillRupees: 2299,
  /** The fee of an intermediate program, and of the Intermediate Level plan. */
  intermediateRupees: 5599,
  /** The fee of a super program, and of the Super X plan. */
  superRupees: 11999,
  /** The fee of the enrolment form's internship, and of every course. */
  internshipRupees: 3999,
};

export const fees = {
  workshopRupees: findCurrentFeeOfKindRupees('workshop', defaultFees.workshopRupees),
  skillRupees: findCurrentFeeOfKindRupees('skill', defaultFees.skillRupees),
  intermediateRupees: findCurrentFeeOfKindRupees('intermediate', defaultFees.intermediateRupees),
  superRupees: findCurrentFeeOfKindRupees('super', defaultFees.superRupees),
  internshipRupees: findCurrentFeeOfKindRupees('course', defaultFees.internshipRupees),
};

/** Amounts that a text may name although they are no fees, such as a discount or a prize. */
export const allowedNonFeeRupees: readonly number[] = [];
