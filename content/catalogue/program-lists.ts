import type { CustomRequestFormContent, Program, ProgramTerms } from '../schema.ts';
import { customRequestForms } from './custom-request-forms.ts';
import { intermediatePrograms } from './intermediate-programs.ts';
import { skillPrograms } from './skill-programs.ts';
import { superPrograms } from './super-programs.ts';

/** The programs of one page: their common terms, the programs, and the form for a custom one. */
interface ProgramList {
  terms: ProgramTerms;
  programs: readonly Program[];
  customForm: CustomRequestFormContent;
}

/** The three kinds of program, the shortest first. */
export const programLists: readonly ProgramList[] = [
  { ...skillPrograms, customForm: customRequestForms.program },
  { ...intermediatePrograms, customForm: customRequestForms.program },
  { ...superPrograms, customForm: customRequestForms.superProgram },
];
