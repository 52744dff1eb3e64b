import type { CustomForm, Program, ProgramTerms } from '../schema.ts';
import { customForms } from './custom-forms.ts';
import { intermediatePrograms } from './intermediate-programs.ts';
import { skillPrograms } from './skill-programs.ts';
import { superPrograms } from './super-programs.ts';

/** The programs of one page: their common terms, the programs, and the form for a custom one. */
interface ProgramList {
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
