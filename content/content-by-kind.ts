/**
 * All content, by kind: the file, the schema and the value of each kind. A build checks everything that is listed here
 * (`check/`), and a test fails when a file exports a text that is not in what is listed here.
 */
import type * as z from 'zod';
import { holidays } from './calendar/holidays.ts';
import { courseTerms } from './catalogue/course-terms.ts';
import { courses } from './catalogue/courses.ts';
import { customRequestForms } from './catalogue/custom-request-forms.ts';
import { families } from './catalogue/families.ts';
import { intermediateTermsAndPrograms } from './catalogue/intermediate-programs.ts';
import { internshipEnrolment } from './catalogue/internship-enrolment.ts';
import { skillTermsAndPrograms } from './catalogue/skill-programs.ts';
import { superTermsAndPrograms } from './catalogue/super-programs.ts';
import { workshops } from './catalogue/workshops.ts';
import { wordsByFile } from './check/words-by-file.ts';
import { classTimesAndSizes } from './class-times-and-sizes.ts';
import { allowedNonFeeRupees, fees } from './fees.ts';
import { about } from './landing/about.ts';
import { certificates } from './landing/certificates.ts';
import { classToolAvailabilityTexts, classTools } from './landing/class-tools.ts';
import { collaborators } from './landing/collaborators.ts';
import { hero } from './landing/hero.ts';
import { placementClaim } from './landing/placement-claim.ts';
import { plans } from './landing/plans.ts';
import { reasons } from './landing/reasons.ts';
import { requestCallWords } from './landing/request-call-words.ts';
import {
  fallbackSampleCertificateText,
  sampleCertificateTexts,
} from './landing/sample-certificate-texts.ts';
import { sectionHeadings } from './landing/section-headings.ts';
import { statistics } from './landing/statistics.ts';
import { studentProjects } from './landing/student-projects.ts';
import { testimonials } from './landing/testimonials.ts';
import { layoutAndTiming } from './layout-and-timing.ts';
import { formPrivacyNotices, underAgeNotices } from './legal/form-privacy-notices.ts';
import {
  privacyIntro,
  privacyOfficer,
  privacySections,
  storedData,
} from './legal/privacy-notice.ts';
import { privacyVersions } from './legal/privacy-versions.ts';
import { terms } from './legal/terms.ts';
import { footerGroups, footerLinks, mainNavigation } from './navigation.ts';
import {
  comparePageWords,
  comparisonOnlyFactNames,
} from './offers/comparison/compare-page-words.ts';
import { exampleComparisons } from './offers/comparison/example-comparisons.ts';
import { courseListWords, sortOrderLabels } from './offers/course-list/course-list-words.ts';
import {
  classTimeTitles,
  lengthBands,
  startFilterTitles,
} from './offers/course-list/filter-options.ts';
import { jobGuarantee, placementMeaning } from './offers/facts/job-guarantee-and-placement.ts';
import { factNames } from './offers/facts/list-offer-facts.ts';
import { kinds as offerKinds } from './offers/kinds.ts';
import { mentorsByField, mentorsByOffer, teachingLanguage } from './offers/language-and-mentors.ts';
import { languageAndMentorsSchema } from './offers/language-and-mentors-schema.ts';
import { levels } from './offers/levels.ts';
import { offerPageWords } from './offers/page-words/offer-page-words.ts';
import { relatedLinksWords } from './offers/page-words/related-links-words.ts';
import { studyFields } from './offers/study-fields.ts';
import { pageMetaByPath } from './page-meta-by-path.ts';
import { provider } from './provider.ts';
import { questionGroups } from './questions/questions.ts';
import { redirects } from './redirects.ts';
import * as schema from './schema.ts';
import { searchablePages } from './search/searchable-pages.ts';
import { govtExams, govtExamsNotice } from './showcase/govt-exams.ts';
import { learnerProjectStoriesBySlug } from './showcase/learner-project-stories.ts';
import { projectDocumentationSchema } from './showcase/php-projects/documentation-schema.ts';
import { hostelManagementDocumentation } from './showcase/php-projects/hostel-management-documentation.ts';
import { smallCrmDocumentation } from './showcase/php-projects/small-crm-documentation.ts';
import { phpProjects } from './showcase/php-projects.ts';
import { webinars } from './showcase/webinars.ts';

/** The forms that a kind of content can have: one entry, a list of entries, or entries by name. */
type Form = 'one' | 'list' | 'byName';
interface Kind<F extends Form, S extends z.ZodType> {
  /** The path below `content/`, as messages name it; `{slug}` is replaced by the slug of the entry. */
  file: string;
  form: F;
  schema: S;
  /** What messages call an entry; "entry" for most kinds. Two kinds in one file need different names. */
  called: string;
}
const kind = <F extends Form, S extends z.ZodType>(
  file: string,
  form: F,
  entrySchema: S,
  called = 'entry',
): Kind<F, S> => ({ file, form, schema: entrySchema, called });

const skill = 'catalogue/skill-programs.ts';
const intermediate = 'catalogue/intermediate-programs.ts';
const superProgram = 'catalogue/super-programs.ts';

export const contentKinds = {
  provider: kind('provider.ts', 'one', schema.providerSchema),
  fees: kind('fees.ts', 'one', schema.feesSchema),
  allowedNonFeeRupees: kind('fees.ts', 'one', schema.otherAmountsSchema, 'allowedNonFeeRupees'),
  layoutAndTiming: kind('layout-and-timing.ts', 'one', schema.layoutAndTimingSchema),
  mainNavigation: kind('navigation.ts', 'list', schema.navigationItemSchema, 'menu entry'),
  footerLinks: kind('navigation.ts', 'list', schema.footerLinkSchema, 'footer link'),
  footerGroups: kind('navigation.ts', 'list', schema.footerGroupSchema, 'footer group'),
  redirects: kind('redirects.ts', 'list', schema.redirectSchema),
  searchablePages: kind('search/searchable-pages.ts', 'list', schema.searchablePageSchema),
  classFacts: kind('class-times-and-sizes.ts', 'one', schema.classTimesAndSizesSchema),
  questionGroups: kind('questions/questions.ts', 'list', schema.questionGroupSchema, 'group'),
  pages: kind('page-meta-by-path.ts', 'byName', schema.pageMetaSchema, 'the page'),
  hero: kind('landing/hero.ts', 'one', schema.heroSchema),
  statistics: kind('landing/statistics.ts', 'list', schema.statisticSchema),
  about: kind('landing/about.ts', 'one', schema.aboutSchema),
  reasons: kind('landing/reasons.ts', 'list', schema.reasonSchema),
  plans: kind('landing/plans.ts', 'list', schema.landingPlanSchema),
  testimonials: kind('landing/testimonials.ts', 'list', schema.testimonialSchema),
  certificates: kind('landing/certificates.ts', 'list', schema.certificateSchema),
  certificateSampleTexts: kind(
    'landing/sample-certificate-texts.ts',
    'byName',
    schema.certificateSampleTextSchema,
    'the sample',
  ),
  generalSample: kind(
    'landing/sample-certificate-texts.ts',
    'one',
    schema.certificateSampleTextSchema,
  ),
  collaborators: kind('landing/collaborators.ts', 'list', schema.collaboratorSchema),
  software: kind('landing/class-tools.ts', 'list', schema.classToolSchema),
  studentProjects: kind('landing/student-projects.ts', 'list', schema.studentProjectSchema),
  requestCall: kind('landing/request-call-words.ts', 'one', schema.requestCallWordsSchema),
  headings: kind('landing/section-headings.ts', 'byName', schema.sectionHeadingSchema),
  families: kind('catalogue/families.ts', 'list', schema.familySchema),
  courseTerms: kind('catalogue/course-terms.ts', 'one', schema.courseTermsSchema),
  courses: kind('catalogue/courses/{slug}.ts', 'list', schema.courseSchema),
  skillTerms: kind(skill, 'one', schema.programTermsSchema, 'terms'),
  skillPrograms: kind(skill, 'list', schema.programSchema),
  intermediateTerms: kind(intermediate, 'one', schema.programTermsSchema, 'terms'),
  intermediatePrograms: kind(intermediate, 'list', schema.programSchema),
  superTerms: kind(superProgram, 'one', schema.programTermsSchema, 'terms'),
  superPrograms: kind(superProgram, 'list', schema.programSchema),
  offerKinds: kind('offers/kinds.ts', 'byName', schema.flatWordsSchema, 'the kind'),
  factNames: kind('offers/facts/list-offer-facts.ts', 'one', schema.flatWordsSchema, 'factNames'),
  holidays: kind('calendar/holidays.ts', 'one', schema.holidaysSchema),
  levels: kind('offers/levels.ts', 'byName', schema.flatWordsSchema, 'the level'),
  fields: kind('offers/study-fields.ts', 'byName', schema.flatWordsSchema, 'the field'),
  lengthBands: kind(
    'offers/course-list/filter-options.ts',
    'byName',
    schema.flatWordsSchema,
    'the length',
  ),
  begins: kind(
    'offers/course-list/filter-options.ts',
    'one',
    schema.flatWordsSchema,
    'startFilterTitles',
  ),
  classHours: kind(
    'offers/course-list/filter-options.ts',
    'one',
    schema.flatWordsSchema,
    'classHourTitles',
  ),
  courseList: kind('offers/course-list/course-list-words.ts', 'one', schema.flatWordsSchema),
  listOrders: kind('offers/course-list/course-list-words.ts', 'one', schema.flatWordsSchema),
  languageAndMentors: kind('offers/language-and-mentors.ts', 'one', languageAndMentorsSchema),
  offerPageWords: kind('offers/page-words/offer-page-words.ts', 'one', schema.flatWordsSchema),
  relatedLinksWords: kind(
    'offers/page-words/related-links-words.ts',
    'one',
    schema.flatWordsSchema,
  ),
  jobGuarantee: kind('offers/facts/job-guarantee-and-placement.ts', 'one', schema.flatWordsSchema),
  comparePage: kind(
    'offers/comparison/compare-page-words.ts',
    'one',
    schema.flatWordsSchema,
    'comparePageWords',
  ),
  moreFactNames: kind(
    'offers/comparison/compare-page-words.ts',
    'one',
    schema.flatWordsSchema,
    'comparisonOnlyFactNames',
  ),
  exampleComparisons: kind(
    'offers/comparison/example-comparisons.ts',
    'list',
    schema.exampleComparisonSchema,
    'example',
  ),
  underAge: kind('legal/form-privacy-notices.ts', 'one', schema.flatWordsSchema, 'underAgeNotices'),
  formNotices: kind(
    'legal/form-privacy-notices.ts',
    'byName',
    schema.flatWordsSchema,
    'the notice',
  ),
  placementClaim: kind('landing/placement-claim.ts', 'one', schema.flatWordsSchema),
  classToolAvailability: kind(
    'landing/class-tools.ts',
    'one',
    schema.flatWordsSchema,
    'availability',
  ),
  privacyIntro: kind('legal/privacy-notice.ts', 'one', schema.flatWordsSchema, 'privacyIntro'),
  words: kind('words/{slug}.ts', 'byName', schema.nestedWordsSchema, 'the words of'),
  workshops: kind('catalogue/workshops.ts', 'list', schema.workshopSchema),
  customRequestForms: kind(
    'catalogue/custom-request-forms.ts',
    'byName',
    schema.customRequestFormSchema,
  ),
  enrolment: kind('catalogue/internship-enrolment.ts', 'one', schema.internshipEnrolmentSchema),
  terms: kind('legal/terms.ts', 'list', schema.clauseSectionSchema),
  privacySections: kind('legal/privacy-notice.ts', 'list', schema.clauseSectionSchema, 'section'),
  storedData: kind('legal/privacy-notice.ts', 'list', schema.privacyDataEntrySchema, 'stored data'),
  privacyVersions: kind(
    'legal/privacy-versions.ts',
    'list',
    schema.privacyVersionSchema,
    'version',
  ),
  privacyOfficer: kind(
    'legal/privacy-notice.ts',
    'one',
    schema.privacyOfficerSchema,
    'privacyOfficer',
  ),
  learnerProjectStories: kind(
    'showcase/learner-project-stories.ts',
    'byName',
    schema.learnerProjectStorySchema,
  ),
  webinars: kind('showcase/webinars.ts', 'list', schema.webinarSchema),
  govtExams: kind('showcase/govt-exams.ts', 'list', schema.govtExamSchema),
  govtExamsNotice: kind(
    'showcase/govt-exams.ts',
    'one',
    schema.govtExamsNoticeSchema,
    'govtExamsNotice',
  ),
  phpProjects: kind('showcase/php-projects/{slug}.ts', 'list', schema.phpProjectSchema),
  projectDocumentations: kind(
    'showcase/php-projects/{slug}-documentation.ts',
    'list',
    projectDocumentationSchema,
  ),
};

type ValueOf<K> =
  K extends Kind<infer F, infer S>
    ? F extends 'list'
      ? readonly z.infer<S>[]
      : F extends 'byName'
        ? Readonly<Record<string, z.infer<S>>>
        : z.infer<S>
    : never;

/**
 * The names by which pages look up their entries. Each name must have an entry: `find-missing-entry-problems.ts` checks
 * it.
 */
export const requiredEntryNames = {
  pages: [
    '/',
    '/courses',
    '/short-term',
    '/compare',
    '/enroll-form',
    '/enroll-form/payment',
    '/enroll-form/status',
    '/request-call',
    '/request-call/thanks',
    '/subscribed',
    '/questions',
    '/terms',
    '/privacy',
    '/learner-projects',
    '/webinar',
    '/dist/index.html',
    '/lms',
    '/lms/',
    '/govtexams',
    '/Govtexams/index.html',
    '/accessibility',
    '/404',
  ],
  headings: [
    'why-choose-us',
    'programs',
    'benefits',
    'testimonials',
    'certificates',
    'collaborators',
    'software',
    'student-projects',
  ],
  customRequestForms: ['project', 'program', 'superProgram'],
} as const satisfies Partial<Record<keyof typeof contentKinds, readonly string[]>>;

/** All content, as the pages read it. */
export type Content = {
  readonly [K in keyof typeof contentKinds]: ValueOf<(typeof contentKinds)[K]>;
};

export const content: Content = {
  provider,
  fees,
  allowedNonFeeRupees,
  layoutAndTiming,
  mainNavigation,
  footerLinks,
  footerGroups,
  redirects,
  searchablePages,
  classFacts: classTimesAndSizes,
  questionGroups,
  pages: pageMetaByPath,
  hero,
  statistics,
  about,
  reasons,
  plans,
  testimonials,
  certificates,
  certificateSampleTexts: sampleCertificateTexts,
  generalSample: fallbackSampleCertificateText,
  collaborators,
  software: classTools,
  studentProjects,
  requestCall: requestCallWords,
  headings: sectionHeadings,
  families,
  courseTerms,
  courses,
  skillTerms: skillTermsAndPrograms.terms,
  skillPrograms: skillTermsAndPrograms.programs,
  intermediateTerms: intermediateTermsAndPrograms.terms,
  intermediatePrograms: intermediateTermsAndPrograms.programs,
  superTerms: superTermsAndPrograms.terms,
  superPrograms: superTermsAndPrograms.programs,
  offerKinds,
  factNames,
  holidays,
  levels,
  fields: studyFields,
  lengthBands,
  begins: startFilterTitles,
  classHours: classTimeTitles,
  courseList: courseListWords,
  listOrders: sortOrderLabels,
  languageAndMentors: { ...teachingLanguage, mentorsByField, mentorsByOffer },
  offerPageWords,
  relatedLinksWords,
  jobGuarantee: { ...jobGuarantee, placementMeaning },
  comparePage: comparePageWords,
  moreFactNames: comparisonOnlyFactNames,
  exampleComparisons,
  underAge: underAgeNotices,
  formNotices: formPrivacyNotices,
  placementClaim,
  classToolAvailability: classToolAvailabilityTexts,
  privacyIntro: { privacyIntro },
  words: wordsByFile,
  workshops,
  customRequestForms,
  enrolment: internshipEnrolment,
  terms,
  privacySections,
  storedData,
  privacyOfficer,
  privacyVersions,
  learnerProjectStories: learnerProjectStoriesBySlug,
  webinars,
  govtExams,
  govtExamsNotice,
  phpProjects,
  projectDocumentations: [hostelManagementDocumentation, smallCrmDocumentation],
};
