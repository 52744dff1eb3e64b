import type { CustomForm, Program, ProgramTerms } from '../schema.ts';
import { customForms } from './custom-forms.ts';
import { intermediatePrograms } from './intermediate-programs.ts';
import { skillPrograms } from './skill-programs.ts';
import { superPrograms } from './super-programs.ts';

/** The programs of one page: what they share, each of them, and the form for one made to measure. */
export interface ProgramList {
  terms: ProgramTerms;
  programs: readonly Program[];
  customForm: CustomForm;
}

/** The three kinds of program, the shortest first. */
export const programLists: readonly ProgramList[] = [
  { ...skillPrograms, customForm: customForms.program },
  { ...intermediatePrograms, customForm: customForms.program },
  { ...superPrograms, customForm: customForms.superProgram },
];
