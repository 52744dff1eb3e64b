/**
 * Makes the list of offers from a catalogue: one record for each thing that can be bought. `offers.ts` is that list for
 * the real catalogue. Tests pass other catalogues, and the content check calls `makeOffers` itself to report an error
 * as a sentence.
 */
import { findNextFeeOfKind } from '../current-and-next-fee-of-kind.ts';
import { indianDay } from '../indian-day.ts';
import {
  findLastCancelledBatch,
  findNextOrLastBatch,
  findNextStarts,
} from '../published-batches-of-offer.ts';
import { renderedAt } from '../published-facts-at-render.ts';
import type {
  Certificate,
  Course,
  CourseTerms,
  Family,
  Program,
  ProgramTerms,
  Workshop,
} from '../schema.ts';
import { computeRegistrationChargeRupees } from './facts/compute-registration-charge-rupees.ts';
import { formatRefundSentence } from './facts/format-refund-sentence.ts';
import { jobGuarantee } from './facts/job-guarantee-and-placement.ts';
import { computeWorkshopHours } from './hours/compute-workshop-hours.ts';
import { type KindId, kinds } from './kinds.ts';
import { mentorsByField, mentorsByOffer, teachingLanguage } from './language-and-mentors.ts';
import type { Offer } from './offer-schema.ts';
import type { StudyFieldSlug } from './study-fields.ts';

export interface CatalogueContent {
  courseTerms: CourseTerms;
  courses: readonly Course[];
  families: readonly Family[];
  programs: readonly { terms: ProgramTerms; programs: readonly Program[] }[];
  workshops: readonly Workshop[];
  certificates: readonly Certificate[];
}

/**
 * The start of an offer without any batch: it begins when enough people have asked, and the date is agreed on a call.
 */
const startOnRequest = { at: 'request', sentence: 'Arranged with you on a call.' } as const;

function startOf(slug: string): Offer['start'] {
  const batch = findNextOrLastBatch(slug);
  if (batch === null) return cancelledStart(slug) ?? startOnRequest;
  const { startsOn, endsOn, from, to } = batch;
  return { at: 'dates', startDate: startsOn, endDate: endsOn, startTime: from, endTime: to };
}

/**
 * The start of an offer whose batches were all cancelled: both dates are the day before the pages are rendered. Like an
 * offer whose last batch is over, it can't be bought until there is a next batch
 * (`domain/batches/offer-availability.ts`).
 */
function cancelledStart(slug: string): Offer['start'] | null {
  const cancelled = findLastCancelledBatch(slug);
  if (cancelled === null) return null;
  const { from, to } = cancelled;
  const past = indianDay(new Date(renderedAt.getTime() - dayMs));
  return {
    ...{ at: 'dates', startDate: past, endDate: past, startTime: from, endTime: to },
    isCancelled: true,
  };
}

const dayMs = 24 * 60 * 60 * 1000;

/** Makes all offers, in the order of the list: courses, then programs from short to long, then workshops. */
export function makeOffers(catalogue: CatalogueContent): Offer[] {
  return [
    ...catalogue.courses.map((course) => courseOffer(course, catalogue)),
    ...catalogue.programs.flatMap(({ terms, programs }) =>
      programs.map((program) => programOffer(program, terms, catalogue)),
    ),
    ...catalogue.workshops.map((workshop) => workshopOffer(workshop, catalogue)),
  ];
}

/** The fields that follow from kind, slug, field and fee alone. Throws when the kind has no certificate. */
function makeSharedFields(
  { certificates }: CatalogueContent,
  entry: { kind: KindId; slug: string; fields: readonly StudyFieldSlug[]; feeRupees: number },
) {
  const { kind, slug, fields, feeRupees } = entry;
  const certificate = certificates.find((one) => one.slug === kinds[kind].certificate);
  if (!certificate) throw new Error(`No certificate is called ${kinds[kind].certificate}.`);
  return {
    slug,
    kind,
    fields: [...fields],
    feeRupees,
    nextFee: findNextFeeOfKind(kind),
    nextStarts: findNextStarts(slug, feeRupees),
    registrationChargeRupees: computeRegistrationChargeRupees(feeRupees),
    refund: formatRefundSentence(feeRupees),
    guarantee: kind === 'super' ? jobGuarantee.conditions : null,
    taught: kinds[kind].taught,
    afterPayment: kinds[kind].afterPayment,
    language: teachingLanguage.language,
    mentor: mentorsByOffer[slug] ?? mentorsByField[fields[0] ?? 'web'],
    certificate: { title: certificate.title, pdfLink: certificate.pdfLink },
    enrolPath: `/enroll-form?offer=${slug}`,
    callPath: `/request-call?offer=${slug}`,
  };
}

function courseOffer(course: Course, catalogue: CatalogueContent): Offer {
  const { slug, title, text, fields, level, needs, keywords, tools } = course;
  const { courseTerms, families } = catalogue;
  const { feeRupees, covers, liveHoursPerWeek } = courseTerms;
  const family = families.find((one) => one.slug === course.family);
  return {
    ...makeSharedFields(catalogue, { kind: 'course', slug, fields, feeRupees }),
    title,
    text,
    level,
    needs,
    covers,
    length: { unit: 'weeks', count: course.durationWeeks },
    hours: { perWeek: course.hoursPerWeek, livePerWeek: liveHoursPerWeek },
    builds: course.project.title,
    start: startOf(slug),
    // A course without a family has an empty path. The content check refuses it.
    path: family ? `${family.detailsPath}/${slug}` : '',
    keywords,
    tools,
    modules: course.modules.map((module) => module.title),
  };
}

function programOffer(program: Program, terms: ProgramTerms, catalogue: CatalogueContent): Offer {
  const { slug, title, text, fields, level, needs, keywords, tools } = program;
  const { kind, feeRupees, features, months, hoursPerWeek, liveHoursPerWeek, path } = terms;
  return {
    ...makeSharedFields(catalogue, { kind, slug, fields, feeRupees }),
    title,
    text,
    level,
    needs,
    covers: features,
    length: { unit: 'months', count: months },
    hours: { perWeek: hoursPerWeek, livePerWeek: liveHoursPerWeek },
    builds: program.project,
    start: startOf(slug),
    path: `${path}#${slug}`,
    keywords,
    tools,
    modules: program.modules.map((module) => module.title),
  };
}

function workshopOffer(workshop: Workshop, catalogue: CatalogueContent): Offer {
  const { slug, title, subtitle, fields, level, needs, tools, days, feeRupees } = workshop;
  const hours = computeWorkshopHours(workshop);
  return {
    ...makeSharedFields(catalogue, { kind: 'workshop', slug, fields, feeRupees }),
    title,
    text: subtitle,
    level,
    needs,
    covers: workshop.inclusions,
    length: { unit: 'days', count: days },
    hours: { perWeek: hours, livePerWeek: hours },
    builds: workshop.miniProject,
    start: workshopStart(workshop),
    path: `${kinds.workshop.path}#${slug}`,
    keywords: [],
    tools,
    modules: workshop.sessions,
  };
}

/**
 * The start of a workshop. Its dates in the content are those of its first batch. If all its batches were cancelled,
 * pages must not promise these dates.
 */
function workshopStart(workshop: Workshop): Offer['start'] {
  const { slug, startDate, endDate, startTime, endTime } = workshop;
  const isToCome = startDate >= indianDay(renderedAt);
  const cancelled = isToCome && findNextOrLastBatch(slug) === null ? cancelledStart(slug) : null;
  return cancelled ?? { at: 'dates', startDate, endDate, startTime, endTime };
}
