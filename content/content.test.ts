import { describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { customForms } from './catalogue/custom-forms.ts';
import { enrolment } from './catalogue/enrolment.ts';
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
import { terms } from './legal/terms.ts';
import { footerLinks, mainNavigation } from './navigation.ts';
import { pages } from './pages.ts';
import { provider } from './provider.ts';
import { redirects } from './redirects.ts';
import * as schema from './schema.ts';
import { govtExams } from './showcase/govt-exams.ts';
import { webinars } from './showcase/webinars.ts';

const groups = [skillPrograms, intermediatePrograms, superPrograms];

const entries: [string, ZodType, readonly unknown[]][] = [
  ['the provider', schema.providerSchema, [provider]],
  ['the main menu', schema.navigationItemSchema, mainNavigation],
  ['the footer', schema.footerLinkSchema, footerLinks],
  ['redirects', schema.redirectSchema, redirects],
  ['pages', schema.pageSchema, Object.values(pages)],
  ['the hero', schema.heroSchema, [hero]],
  ['statistics', schema.statisticSchema, statistics],
  ['about', schema.aboutSchema, [about]],
  ['reasons', schema.reasonSchema, reasons],
  ['plans', schema.planSchema, plans],
  ['section headings', schema.sectionHeadingSchema, Object.values(headings)],
  ['testimonials', schema.testimonialSchema, testimonials],
  ['certificates', schema.certificateSchema, certificates],
  ['collaborators', schema.collaboratorSchema, collaborators],
  ['software', schema.softwareSchema, software],
  ['student projects', schema.studentProjectSchema, studentProjects],
  ['the request for a call', schema.requestCallSchema, [requestCall]],
  ['the enrolment', schema.enrolmentSchema, [enrolment]],
  ['custom forms', schema.customFormSchema, Object.values(customForms)],
  ['terms', schema.clauseSectionSchema, terms],
  ['webinars', schema.webinarSchema, webinars],
  ['government exams', schema.govtExamSchema, govtExams],
  ['program terms', schema.programTermsSchema, groups.map((group) => group.terms)],
  ['programs', schema.programSchema, groups.flatMap((group) => group.programs)],
  ['workshops', schema.workshopSchema, workshops],
];

describe('every entry has the shape its kind asks for', () => {
  it.each(entries)('%s', (_, entrySchema, list) => {
    for (const entry of list) {
      const result = entrySchema.safeParse(entry);
      expect(result.error?.issues ?? [], JSON.stringify(entry).slice(0, 120)).toEqual([]);
    }
  });
});
