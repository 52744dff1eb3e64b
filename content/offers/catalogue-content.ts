import { courseTerms } from '../catalogue/course-terms.ts';
import { courses } from '../catalogue/courses.ts';
import { families } from '../catalogue/families.ts';
import { intermediateTermsAndPrograms } from '../catalogue/intermediate-programs.ts';
import { skillTermsAndPrograms } from '../catalogue/skill-programs.ts';
import { superTermsAndPrograms } from '../catalogue/super-programs.ts';
import { workshops } from '../catalogue/workshops.ts';
import { certificates } from '../landing/certificates.ts';
import type { CatalogueContent } from './make-offers.ts';

/** Everything from which offers are made, in one value, so that the check and tests can run with another catalogue. */
export const catalogueContent: CatalogueContent = {
  courseTerms,
  courses,
  families,
  programs: [skillTermsAndPrograms, intermediateTermsAndPrograms, superTermsAndPrograms],
  workshops,
  certificates,
};
