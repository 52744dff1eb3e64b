/**
 * From the catalogue to the list of offers: one record for each thing that can be bought. A function, so that
 * the check can try it on a catalogue with a fault in it; `offers.ts` holds the result for everybody else.
 */
import type {
  Certificate,
  Course,
  CourseTerms,
  Family,
  Program,
  ProgramTerms,
  Workshop,
} from '../schema.ts';
import type { FieldSlug } from './fields.ts';
import { jobGuarantee } from './job-guarantee.ts';
import { type KindId, kinds } from './kinds.ts';
import type { Offer } from './offer-schema.ts';
import { refundSentence } from './refund.ts';
import { registrationChargeRupees } from './registration-charge.ts';
import { mentorsByField, mentorsByOffer, teaching } from './teaching.ts';
import { workshopHours } from './workshop-hours.ts';

export interface Catalogue {
  courseTerms: CourseTerms;
  courses: readonly Course[];
  families: readonly Family[];
  programs: readonly { terms: ProgramTerms; programs: readonly Program[] }[];
  workshops: readonly Workshop[];
  certificates: readonly Certificate[];
}

/** As today: a batch of a course or program begins when enough have asked, and the date is agreed on a call. */
const onRequest = { at: 'request', sentence: 'Arranged with you on a call.' } as const;

/** In the order in which they are listed: courses, then programs from short to long, then workshops. */
export function makeOffers(catalogue: Catalogue): Offer[] {
  return [
    ...catalogue.courses.map((course) => courseOffer(course, catalogue)),
    ...catalogue.programs.flatMap(({ terms, programs }) =>
      programs.map((program) => programOffer(program, terms, catalogue)),
    ),
    ...catalogue.workshops.map((workshop) => workshopOffer(workshop, catalogue)),
  ];
}

/** What follows from kind, slug, field and fee alone. Throws when there is no certificate for the kind. */
function shared(
  { certificates }: Catalogue,
  entry: { kind: KindId; slug: string; fields: readonly FieldSlug[]; feeRupees: number },
) {
  const { kind, slug, fields, feeRupees } = entry;
  const certificate = certificates.find((one) => one.slug === kinds[kind].certificate);
  if (!certificate) throw new Error(`No certificate is called ${kinds[kind].certificate}.`);
  return {
    slug,
    kind,
    fields: [...fields],
    feeRupees,
    registrationChargeRupees: registrationChargeRupees(feeRupees),
    refund: refundSentence(feeRupees),
    guarantee: kind === 'super' ? jobGuarantee.conditions : null,
    taught: kinds[kind].taught,
    afterPayment: kinds[kind].afterPayment,
    language: teaching.language,
    mentor: mentorsByOffer[slug] ?? mentorsByField[fields[0] ?? 'web'],
    certificate: { title: certificate.title, pdfLink: certificate.pdfLink },
    enrolPath: `/enroll-form?offer=${slug}`,
    callPath: `/request-call?offer=${slug}`,
  };
}

function courseOffer(course: Course, catalogue: Catalogue): Offer {
  const { slug, title, text, fields, level, needs, keywords, tools } = course;
  const { courseTerms, families } = catalogue;
  const { feeRupees, covers, liveHoursPerWeek } = courseTerms;
  const family = families.find((one) => one.slug === course.family);
  return {
    ...shared(catalogue, { kind: 'course', slug, fields, feeRupees }),
    title,
    text,
    level,
    needs,
    covers,
    length: { unit: 'weeks', count: course.durationWeeks },
    hours: { perWeek: course.hoursPerWeek, livePerWeek: liveHoursPerWeek },
    builds: course.project.title,
    start: onRequest,
    // Of no family: an address that the check refuses.
    path: family ? `${family.detailsPath}/${slug}` : '',
    keywords,
    tools,
    modules: course.modules.map((module) => module.title),
  };
}

function programOffer(program: Program, terms: ProgramTerms, catalogue: Catalogue): Offer {
  const { slug, title, text, fields, level, needs, keywords, tools } = program;
  const { kind, feeRupees, features, months, hoursPerWeek, liveHoursPerWeek, path } = terms;
  return {
    ...shared(catalogue, { kind, slug, fields, feeRupees }),
    title,
    text,
    level,
    needs,
    covers: features,
    length: { unit: 'months', count: months },
    hours: { perWeek: hoursPerWeek, livePerWeek: liveHoursPerWeek },
    builds: program.project,
    start: onRequest,
    path: `${path}#${slug}`,
    keywords,
    tools,
    modules: program.modules.map((module) => module.title),
  };
}

function workshopOffer(workshop: Workshop, catalogue: Catalogue): Offer {
  const { slug, title, subtitle, fields, level, needs, tools, days, feeRupees } = workshop;
  const { startDate, endDate, startTime, endTime } = workshop;
  const hours = workshopHours(workshop);
  return {
    ...shared(catalogue, { kind: 'workshop', slug, fields, feeRupees }),
    title,
    text: subtitle,
    level,
    needs,
    covers: workshop.inclusions,
    length: { unit: 'days', count: days },
    hours: { perWeek: hours, livePerWeek: hours },
    builds: workshop.miniProject,
    start: { at: 'dates', startDate, endDate, startTime, endTime },
    path: `${kinds.workshop.path}#${slug}`,
    keywords: [],
    tools,
    modules: workshop.sessions,
  };
}
