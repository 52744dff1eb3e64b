import type { CustomRequestFormContent, Program, ProgramTerms } from '../schema.ts';
import { customRequestForms } from './custom-request-forms.ts';
import { intermediateTermsAndPrograms } from './intermediate-programs.ts';
import { skillTermsAndPrograms } from './skill-programs.ts';
import { superTermsAndPrograms } from './super-programs.ts';

/** The programs of one page: their common terms, the programs, and the form for a custom one. */
interface ProgramList {
  terms: ProgramTerms;
  programs: readonly Program[];
  customForm: CustomRequestFormContent;
}

/** The three kinds of program, the shortest first. */
export const programLists: readonly ProgramList[] = [
  { ...skillTermsAndPrograms, customForm: customRequestForms.program },
  { ...intermediateTermsAndPrograms, customForm: customRequestForms.program },
  { ...superTermsAndPrograms, customForm: customRequestForms.superProgram },
];
