import type { Content } from '../content-by-kind.ts';

/**
 * The three kinds of program (skill, intermediate, super): for each, the terms on its page, its programs, the form for
 * a custom request, and its fee.
 */
export function listProgramKinds({
  skillTerms,
  skillPrograms,
  intermediateTerms,
  intermediatePrograms,
  superTerms,
  superPrograms,
  customRequestForms,
  fees,
}: Content) {
  return [
    {
      kind: 'skillTerms',
      terms: skillTerms,
      programs: skillPrograms,
      customForm: customRequestForms.program,
      feeName: 'skillRupees',
      feeRupees: fees.skillRupees,
    },
    {
      kind: 'intermediateTerms',
      terms: intermediateTerms,
      programs: intermediatePrograms,
      customForm: customRequestForms.program,
      feeName: 'intermediateRupees',
      feeRupees: fees.intermediateRupees,
    },
    {
      kind: 'superTerms',
      terms: superTerms,
      programs: superPrograms,
      customForm: customRequestForms.superProgram,
      feeName: 'superRupees',
      feeRupees: fees.superRupees,
    },
  ] as const;
}
