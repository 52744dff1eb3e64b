import type { Content } from '../collections.ts';

/** The three kinds of program, each with the page's terms, its programs and its form. */
export function programListsOf({
  skillTerms,
  skillPrograms,
  intermediateTerms,
  intermediatePrograms,
  superTerms,
  superPrograms,
  customForms,
  fees,
}: Content) {
  return [
    {
      kind: 'skillTerms',
      terms: skillTerms,
      programs: skillPrograms,
      customForm: customForms.program,
      feeName: 'skillRupees',
      feeRupees: fees.skillRupees,
    },
    {
      kind: 'intermediateTerms',
      terms: intermediateTerms,
      programs: intermediatePrograms,
      customForm: customForms.program,
      feeName: 'intermediateRupees',
      feeRupees: fees.intermediateRupees,
    },
    {
      kind: 'superTerms',
      terms: superTerms,
      programs: superPrograms,
      customForm: customForms.superProgram,
      feeName: 'superRupees',
      feeRupees: fees.superRupees,
    },
  ] as const;
}
