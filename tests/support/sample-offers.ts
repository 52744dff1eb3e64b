/**
 * A small catalogue for tests, one offer of each kind with its own facts. Tests of a rule must not depend on the real
 * catalogue, because the owner changes it every week.
 */
import type { KindId } from '#content/offers/kinds.ts';
import { type CatalogueContent, makeOffers } from '#content/offers/make-offers.ts';
import type { Offer } from '#content/offers/offer-schema.ts';
import type { Course, Program, ProgramTerms, SyllabusModule, Workshop } from '#content/schema.ts';

const needs = {
  before: 'Nothing.',
  computer: 'A laptop with 8 GB of memory.',
  software: 'All of it is free.',
  accounts: 'None.',
  costs: 'None.',
};

const modules: readonly SyllabusModule[] = [
  {
    title: 'First steps',
    hours: 40,
    topics: ['One', 'Two', 'Three'],
    outcome: 'take the first steps',
  },
];

const course: Course = {
  slug: 'web-course',
  family: 'web-family',
  fields: ['web'],
  level: 'zero',
  title: 'Web Course',
  keywords: ['Web Course'],
  tag: 'Web',
  text: 'A course about the web.',
  intro: 'A course about the web, at more length.',
  durationWeeks: 18,
  hoursPerWeek: 8,
  projectHours: 104,
  forWhom: ['Beginners'],
  beginnerQuestions: [],
  needs,
  tools: ['Browser'],
  project: { title: 'A page of your own', text: 'It is live.' },
  modules: [...modules],
};

const program = (slug: string, title: string): Program => ({
  slug,
  title,
  tag: 'Web',
  text: `What ${title} is.`,
  keywords: [title],
  project: `Made in ${title}.`,
  forWhom: 'Beginners.',
  fields: ['web'],
  level: 'zero',
  tools: ['Browser'],
  needs,
  modules: modules.map(({ title: name, hours, topics }) => ({ title: name, hours, topics })),
});

const terms = (
  own: Pick<
    ProgramTerms,
    'kind' | 'path' | 'months' | 'hoursPerWeek' | 'liveHoursPerWeek' | 'projectHours' | 'feeRupees'
  >,
): ProgramTerms => ({
  ...own,
  title: `The ${own.kind} programs`,
  heading: `The ${own.kind} programs`,
  intro: `What the ${own.kind} programs are.`,
  indexLabel: `The ${own.kind} programs`,
  featuresHeading: `In every ${own.kind} program`,
  features: ['Live classes', 'A project', 'A certificate'],
});

const workshop: Workshop = {
  slug: 'web-workshop',
  title: 'Web Workshop',
  subtitle: 'One page in four afternoons.',
  startDate: '2025-06-10',
  endDate: '2025-06-13',
  days: 4,
  startTime: '16:00',
  endTime: '18:30',
  feeRupees: 399,
  inclusions: ['Four live sessions', 'Notes', 'A certificate of participation'],
  sessions: ['The page', 'Its styles', 'Its script', 'Its address'],
  miniProject: 'A page about yourself.',
  fields: ['web'],
  level: 'basics',
  tools: ['Browser'],
  needs,
};

const certificate = (slug: string) => ({
  slug,
  title: `Certificate of ${slug}`,
  badge: 'Verified' as const,
  text: 'What it certifies.',
  image: `/certificates/${slug}.webp`,
  pdfLink: `/certificates/${slug}.pdf`,
});

export const sampleCatalogue: CatalogueContent = {
  courseTerms: {
    feeRupees: 3999,
    liveHoursPerWeek: 1,
    covers: ['Recorded lessons', 'A live hour', 'The certificate'],
  },
  courses: [course],
  families: [
    {
      slug: 'web-family',
      path: '/fullstack',
      detailsPath: '/fullstack-details',
      title: 'Web',
      heading: 'The web',
      intro: 'One way to learn it.',
      card: { title: 'Web', description: 'The web.', tag: '3+ COURSES INSIDE', link: '/fullstack' },
      courses: ['web-course'],
    },
  ],
  programs: [
    {
      terms: terms({
        kind: 'skill',
        path: '/Miranaya-skill-program',
        months: 2,
        hoursPerWeek: 6,
        liveHoursPerWeek: 3,
        projectHours: 12,
        feeRupees: 2299,
      }),
      programs: [program('web-skill', 'Web Skill')],
    },
    {
      terms: terms({
        kind: 'intermediate',
        path: '/intermediate-programs',
        months: 4,
        hoursPerWeek: 8,
        liveHoursPerWeek: 4,
        projectHours: 99,
        feeRupees: 5599,
      }),
      programs: [program('web-intermediate', 'Web Intermediate')],
    },
    {
      terms: terms({
        kind: 'super',
        path: '/super-program',
        months: 6,
        hoursPerWeek: 14,
        liveHoursPerWeek: 6,
        projectHours: 325,
        feeRupees: 11999,
      }),
      programs: [program('web-super', 'Web Super')],
    },
  ],
  workshops: [workshop],
  certificates: ['workshop', 'course-completion', 'internship', 'super-program'].map(certificate),
};

export const sampleOffers: readonly Offer[] = makeOffers(sampleCatalogue);

/** The sample offer of a kind. Its fee is ₹399 (workshop), ₹2,299, ₹3,999, ₹5,599 or ₹11,999 (super). */
export function sampleOfferOfKind(kind: KindId): Offer {
  const found = sampleOffers.find((offer) => offer.kind === kind);
  if (!found) throw new Error(`The samples have no ${kind}.`);
  return found;
}
