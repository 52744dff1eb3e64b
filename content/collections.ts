/**
 * Everything we say, file by file, beside the schema it must fit. What stands here is checked before
 * each build (`check.ts`); what is missing here is checked by nobody.
 */
import * as z from 'zod';
import { courseTerms } from './catalogue/course-terms.ts';
import { courses } from './catalogue/courses.ts';
import { customForms } from './catalogue/custom-forms.ts';
import { enrolment } from './catalogue/enrolment.ts';
import { families } from './catalogue/families.ts';
import { intermediatePrograms } from './catalogue/intermediate-programs.ts';
import { skillPrograms } from './catalogue/skill-programs.ts';
import { superPrograms } from './catalogue/super-programs.ts';
import { workshops } from './catalogue/workshops.ts';
import { about } from './landing/about.ts';
import { certificates } from './landing/certificates.ts';
import { collaborators } from './landing/collaborators.ts';
import { headings } from './landing/headings.ts';
import { hero } from './landing/hero.ts';
import { plans } from './landing/plans.ts';
import { reasons } from './landing/reasons.ts';
import { requestCall } from './landing/request-call.ts';
import { software } from './landing/software.ts';
import { statistics } from './landing/statistics.ts';
import { studentProjects } from './landing/student-projects.ts';
import { testimonials } from './landing/testimonials.ts';
import { privacyOfficer, privacySections, storedData } from './legal/privacy.ts';
import { terms } from './legal/terms.ts';
import { footerLinks, mainNavigation } from './navigation.ts';
import { pages } from './pages.ts';
import { provider } from './provider.ts';
import { redirects } from './redirects.ts';
import * as schema from './schema.ts';
import { govtExams } from './showcase/govt-exams.ts';
import { learnerProjects } from './showcase/learner-projects.ts';
import { phpProjects } from './showcase/php-projects.ts';
import { webinars } from './showcase/webinars.ts';

/** One file of content: its entries in order and what each must look like. */
export interface Collection {
  /** Path below `content/`, as it is named in a message. */
  file: string;
  schema: z.ZodType;
  entries: readonly unknown[];
}

const programFile = (name: string, list: { terms: unknown; programs: readonly unknown[] }) => [
  { file: `catalogue/${name}`, schema: schema.programTermsSchema, entries: [list.terms] },
  { file: `catalogue/${name}`, schema: schema.programSchema, entries: list.programs },
];

export const collections: readonly Collection[] = [
  { file: 'provider.ts', schema: schema.providerSchema, entries: [provider] },
  { file: 'navigation.ts', schema: schema.navigationItemSchema, entries: mainNavigation },
  { file: 'navigation.ts', schema: schema.footerLinkSchema, entries: footerLinks },
  { file: 'redirects.ts', schema: schema.redirectSchema, entries: redirects },
  { file: 'pages.ts', schema: z.record(z.string(), schema.pageSchema), entries: [pages] },
  { file: 'landing/hero.ts', schema: schema.heroSchema, entries: [hero] },
  { file: 'landing/statistics.ts', schema: schema.statisticSchema, entries: statistics },
  { file: 'landing/about.ts', schema: schema.aboutSchema, entries: [about] },
  { file: 'landing/reasons.ts', schema: schema.reasonSchema, entries: reasons },
  { file: 'landing/plans.ts', schema: schema.planSchema, entries: plans },
  { file: 'landing/testimonials.ts', schema: schema.testimonialSchema, entries: testimonials },
  { file: 'landing/certificates.ts', schema: schema.certificateSchema, entries: certificates },
  { file: 'landing/collaborators.ts', schema: schema.collaboratorSchema, entries: collaborators },
  { file: 'landing/software.ts', schema: schema.softwareSchema, entries: software },
  {
    file: 'landing/student-projects.ts',
    schema: schema.studentProjectSchema,
    entries: studentProjects,
  },
  { file: 'landing/request-call.ts', schema: schema.requestCallSchema, entries: [requestCall] },
  {
    file: 'landing/headings.ts',
    schema: z.record(z.string(), schema.sectionHeadingSchema),
    entries: [headings],
  },
  { file: 'catalogue/families.ts', schema: schema.familySchema, entries: families },
  { file: 'catalogue/course-terms.ts', schema: schema.courseTermsSchema, entries: [courseTerms] },
  { file: 'catalogue/courses.ts', schema: schema.courseSchema, entries: courses },
  ...programFile('skill-programs.ts', skillPrograms),
  ...programFile('intermediate-programs.ts', intermediatePrograms),
  ...programFile('super-programs.ts', superPrograms),
  { file: 'catalogue/workshops.ts', schema: schema.workshopSchema, entries: workshops },
  {
    file: 'catalogue/custom-forms.ts',
    schema: schema.customFormSchema,
    entries: Object.values(customForms),
  },
  { file: 'catalogue/enrolment.ts', schema: schema.enrolmentSchema, entries: [enrolment] },
  { file: 'legal/terms.ts', schema: schema.clauseSectionSchema, entries: terms },
  { file: 'legal/privacy.ts', schema: schema.clauseSectionSchema, entries: privacySections },
  { file: 'legal/privacy.ts', schema: schema.storedDataSchema, entries: storedData },
  { file: 'legal/privacy.ts', schema: schema.privacyOfficerSchema, entries: [privacyOfficer] },
  {
    file: 'showcase/learner-projects.ts',
    schema: schema.learnerProjectSchema,
    entries: Object.values(learnerProjects),
  },
  { file: 'showcase/webinars.ts', schema: schema.webinarSchema, entries: webinars },
  { file: 'showcase/govt-exams.ts', schema: schema.govtExamSchema, entries: govtExams },
  { file: 'showcase/php-projects.ts', schema: schema.phpProjectSchema, entries: phpProjects },
];
