/**
 * The schemas of all content, one strict schema per kind of entry. An unknown key, a missing text or a price written as
 * text stops the build. `check/` runs these schemas, and also checks what concerns several entries: links, pictures,
 * duplicate slugs.
 *
 * Pages import only the types from here, so that zod is never sent to the browser through this file.
 */
import { z } from 'zod';
import { hasValidGstinCheckDigit } from './has-valid-gstin-check-digit.ts';
import {
  levelSchema,
  needsSchema,
  offerStudyFieldsSchema,
} from './offers/catalogue-field-schemas.ts';
import { kindIds } from './offers/kinds.ts';

/** Each message is the end of a sentence that begins with the name of the field, and shows the wrong value. */
const errorWithInput = (rule: string) => ({
  error: ({ input }: { input?: unknown }) => `${rule}, not ${JSON.stringify(input)}`,
});

export const nonEmptyTextSchema = z.string().trim().min(1, 'must not be empty');
export const shortTextSchema = nonEmptyTextSchema.max(400);
export const slugSchema = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    errorWithInput('must be small letters, digits and single hyphens, such as "mern-stack"'),
  );
/**
 * Whole rupees; `formatRupees` turns 2299 into ₹2,299. Entries take their fee from `fees.ts`, where `feesSchema`
 * checks whether it is plausible.
 */
export const rupeesSchema = z.number();
/** A path on this site. Two leading slashes would lead to another site. */
export const pathSchema = z
  .string()
  .regex(
    /^\/(?![/\\])[^\s\\]*$/,
    errorWithInput('must be an address of this site such as "/short-term"'),
  );
/** A link to another site: HTTPS, a full host name, no user name or password. */
const httpsUrl = z
  .string()
  .regex(
    /^https:\/\/([a-z0-9-]+\.)+[a-z]{2,}(:\d+)?([/?#][^\s"<>\\]*)?$/i,
    errorWithInput(
      'must be an address that begins with https://, such as "https://www.example.in"',
    ),
  );
export const isoDateSchema = z.iso.date(
  errorWithInput('must be a day that exists, such as "2026-06-30"'),
);
/** A time of day on the 24-hour clock in Indian time, "16:00". */
export const clockSchema = z
  .string()
  .regex(
    /^([01]\d|2[0-3]):[0-5]\d$/,
    errorWithInput('must be a time from "00:00" to "23:59", such as "16:00"'),
  );

/* ------------------------------------------------------------------ the provider */

/**
 * A phone number with its country code, such as "+91 98765 43210", with or without blanks or hyphens. Ten zeros are the
 * placeholder of a new project.
 */
function isPhone(phone: string): boolean {
  const digits = phone.replace(/(?<=\d)[ -](?=\d)/g, '');
  if (digits.startsWith('+91')) return /^\+91(?:0{10}|[1-9]\d{9})$/.test(digits);
  return /^\+[1-9]\d{7,14}$/.test(digits);
}

export const providerSchema = z.strictObject({
  name: nonEmptyTextSchema,
  tagline: shortTextSchema,
  phone: z
    .string()
    .refine(
      isPhone,
      errorWithInput('must be a number with its country code, in India ten digits after +91'),
    ),
  email: z.email(errorWithInput('must be one email address such as "hello@example.in"')),
  supportHours: z.strictObject({ opens: clockSchema, closes: clockSchema }),
  /** Street and town, or the place where the provider teaches; receipts and the privacy page show it. */
  address: nonEmptyTextSchema,
  /** The registered name of the provider; null when it is the same as `name`. */
  legalName: nonEmptyTextSchema.nullable(),
  /** The name of the grievance officer, who answers complaints; null until a person is named. */
  grievanceOfficer: nonEmptyTextSchema.nullable(),
  chat: z.strictObject({ label: nonEmptyTextSchema, greeting: shortTextSchema }),
  social: z.array(z.strictObject({ name: nonEmptyTextSchema, url: httpsUrl })),
  /** The login page of the learning-management system, on another site. */
  lmsUrl: httpsUrl,
  /** The address at which an enrolment is paid; null shows the demonstration page instead. */
  paymentUrl: httpsUrl.nullable(),
  /** The GST registration number; null while the provider is not registered, and then nothing about GST is shown. */
  gstin: z
    .string()
    .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, 'must be a GSTIN of 15 characters')
    .refine(hasValidGstinCheckDigit, {
      error: ({ input }) =>
        `${input} is no GSTIN: its last character does not fit the others, so one of them is mistyped`,
    })
    .nullable(),
});
export type Provider = z.infer<typeof providerSchema>;

/* ------------------------------------------------------------------ fees and display */

const wholeRupees = z.number().int().positive();
/** The limits allow a change of price, but not a missing or an extra digit. */
const plausible = (from: number, to: number) =>
  wholeRupees.refine((amount) => amount >= from && amount <= to, {
    error: ({ input }) =>
      `is ${input}, which looks like a slip: it should lie between ${from} and ${to} (if it is meant, widen the bounds in content/schema.ts)`,
  });

export const feesSchema = z.strictObject({
  workshopRupees: plausible(100, 1_500),
  skillRupees: plausible(1_000, 5_000),
  intermediateRupees: plausible(2_500, 12_000),
  superRupees: plausible(6_000, 30_000),
  internshipRupees: plausible(1_500, 9_000),
});
export const otherAmountsSchema = z.array(wholeRupees).readonly();

const milliseconds = (from: number, to: number) => z.number().int().min(from).max(to);
const perView = z
  .array(z.strictObject({ from: z.number().int().min(0), slides: z.number().int().min(1).max(6) }))
  .min(1)
  .readonly();
/** The limits keep moving parts readable: not too fast, and not so slow that they seem to stand still. */
export const layoutAndTimingSchema = z.strictObject({
  breakpoints: z.record(z.string(), z.number().int().min(300).max(2_000)),
  typing: z.strictObject({
    typingMs: milliseconds(10, 500),
    backspaceMs: milliseconds(10, 500),
    holdMs: milliseconds(500, 10_000),
  }),
  reveal: z.strictObject({ durationMs: milliseconds(100, 3_000) }),
  collaborators: z.strictObject({
    visible: z.number().int().min(1).max(8),
    everyMs: milliseconds(1_000, 20_000),
  }),
  programs: z.strictObject({
    everyMs: milliseconds(1_000, 20_000),
    gap: z.number().int().min(0).max(100),
    perView,
  }),
  reasons: z.strictObject({ perView }),
  navbarCollapsesBelow: z.number().int().min(300).max(2_000),
  imageMaxHeight: z.strictObject({
    card: z.number().int().min(50).max(1_000),
    software: z.number().int().min(50).max(1_000),
  }),
});

/* ------------------------------------------------------------------ courses and programs */

/**
 * Hours of one module, with lessons, live hours and practice. `find-offer-problems.ts` checks that all modules and
 * projects together have the hours that are sold.
 */
const moduleHours = z.number().int().positive();

const moduleSchema = z.strictObject({
  title: nonEmptyTextSchema.max(80),
  hours: moduleHours,
  topics: z.array(nonEmptyTextSchema.max(90)).min(3).max(8),
  /** The learner's new skill, as the end of a sentence "Afterwards you can …", without a full stop. */
  outcome: nonEmptyTextSchema.max(160),
});
export type SyllabusModule = z.infer<typeof moduleSchema>;

/**
 * A question that tells a beginner where to begin. An answer leads to a module of the course (by title) or to another
 * offer (by slug); an answer with neither is only advice.
 */
const beginnerQuestionSchema = z.strictObject({
  question: nonEmptyTextSchema.max(90),
  answers: z
    .array(
      z.strictObject({
        answer: nonEmptyTextSchema.max(60),
        advice: shortTextSchema.max(180),
        module: nonEmptyTextSchema.optional(),
        offer: slugSchema.optional(),
      }),
    )
    .min(2)
    .max(3),
});

export const courseSchema = z.strictObject({
  slug: slugSchema,
  family: slugSchema,
  fields: offerStudyFieldsSchema,
  level: levelSchema,
  title: nonEmptyTextSchema.max(70),
  /** Titles and words by which a link may name this course. Only whole words match. */
  keywords: z.array(nonEmptyTextSchema).min(1),
  tag: nonEmptyTextSchema.max(30),
  /** One or two sentences for the card. */
  text: shortTextSchema.max(220),
  /** The opening paragraph of the course page. */
  intro: nonEmptyTextSchema.max(700),
  durationWeeks: z.number().int().min(2).max(30),
  hoursPerWeek: z.number().int().min(2).max(30),
  /** The hours for the project, which are a part of all hours. */
  projectHours: z.number().int().positive(),
  forWhom: z.array(shortTextSchema).min(3).max(5),
  beginnerQuestions: z.array(beginnerQuestionSchema).length(3),
  needs: needsSchema,
  tools: z.array(nonEmptyTextSchema.max(40)).min(3).max(12),
  project: z.strictObject({ title: nonEmptyTextSchema.max(90), text: nonEmptyTextSchema.max(400) }),
  modules: z.array(moduleSchema).min(8).max(14),
});
export type Course = z.infer<typeof courseSchema>;

export const familySchema = z.strictObject({
  slug: slugSchema,
  path: pathSchema,
  detailsPath: pathSchema,
  title: nonEmptyTextSchema,
  heading: nonEmptyTextSchema,
  intro: nonEmptyTextSchema.max(500),
  /** The card on the landing page. Its link may have no leading slash, because the card is at `/`. */
  card: z.strictObject({
    title: nonEmptyTextSchema,
    description: shortTextSchema,
    tag: nonEmptyTextSchema,
    link: nonEmptyTextSchema,
  }),
  courses: z.array(slugSchema).min(1),
});
export type Family = z.infer<typeof familySchema>;

export const programSchema = z.strictObject({
  slug: slugSchema,
  title: nonEmptyTextSchema.max(70),
  tag: nonEmptyTextSchema.max(30),
  text: shortTextSchema.max(220),
  keywords: z.array(nonEmptyTextSchema).min(1),
  /** What the learner builds. */
  project: nonEmptyTextSchema.max(240),
  forWhom: shortTextSchema,
  fields: offerStudyFieldsSchema,
  level: levelSchema,
  tools: z.array(nonEmptyTextSchema.max(40)).min(3).max(10),
  needs: needsSchema,
  modules: z
    .array(
      z.strictObject({
        title: nonEmptyTextSchema.max(80),
        hours: moduleHours,
        topics: z.array(nonEmptyTextSchema.max(90)).min(3).max(6),
      }),
    )
    .min(5)
    .max(12),
});
export type Program = z.infer<typeof programSchema>;

/** A page of programs: its texts, and the terms that all its programs share (length, hours, fee, features). */
export const programTermsSchema = z.strictObject({
  kind: z.enum(['skill', 'intermediate', 'super']),
  path: pathSchema,
  title: nonEmptyTextSchema,
  heading: nonEmptyTextSchema,
  intro: nonEmptyTextSchema.max(500),
  months: z.number().int().min(1).max(24),
  /** Hours of work in a week, and how many of them are live classes. */
  hoursPerWeek: z.number().int().min(2).max(30),
  liveHoursPerWeek: z.number().int().min(1).max(30),
  /** The hours for the projects, which are a part of all hours. */
  projectHours: z.number().int().positive(),
  feeRupees: rupeesSchema,
  /** The accessible name of the list of all programs at the top of the page. */
  indexLabel: nonEmptyTextSchema,
  featuresHeading: nonEmptyTextSchema,
  features: z.array(nonEmptyTextSchema.max(120)).min(3),
});
export type ProgramTerms = z.infer<typeof programTermsSchema>;

/** The terms of all courses: each is sold as an internship. */
export const courseTermsSchema = z.strictObject({
  feeRupees: rupeesSchema,
  liveHoursPerWeek: z.number().int().min(1).max(30),
  covers: z.array(nonEmptyTextSchema.max(120)).min(3),
});
export type CourseTerms = z.infer<typeof courseTermsSchema>;

export const workshopSchema = z.strictObject({
  slug: slugSchema,
  title: nonEmptyTextSchema,
  subtitle: shortTextSchema,
  startDate: isoDateSchema,
  endDate: isoDateSchema,
  days: z.number().int().min(1).max(31),
  startTime: clockSchema,
  endTime: clockSchema,
  feeRupees: rupeesSchema,
  inclusions: z.array(nonEmptyTextSchema).min(3),
  /** The topic of each day, in order. */
  sessions: z.array(nonEmptyTextSchema.max(90)).min(1),
  miniProject: shortTextSchema,
  fields: offerStudyFieldsSchema,
  level: levelSchema,
  tools: z.array(nonEmptyTextSchema.max(40)).min(2).max(10),
  needs: needsSchema,
});
export type Workshop = z.infer<typeof workshopSchema>;

/** Public holidays. The owner confirms which dates are real. */
export const holidaysSchema = z.strictObject({
  isSample: z.boolean(),
  days: z.array(z.strictObject({ date: isoDateSchema, name: nonEmptyTextSchema })).min(1),
});

/** Texts and numbers by name. The schema can't say which names exist: the module that reads them knows. */
export const flatWordsSchema = z.record(
  z.string(),
  z.union([nonEmptyTextSchema, z.number(), z.literal(Number.POSITIVE_INFINITY), z.null()]),
);

/** The words of a page or part, by name: texts, lists of texts, and groups of these. */
type PageWords = {
  readonly [name: string]: string | number | PageWords | readonly (string | PageWords)[];
};
export const nestedWordsSchema: z.ZodType<PageWords> = z.lazy(() =>
  z.record(
    z.string(),
    z.union([
      nonEmptyTextSchema,
      z.number(),
      z.array(z.union([nonEmptyTextSchema, nestedWordsSchema])).min(1),
      nestedWordsSchema,
    ]),
  ),
);

/* ---------------------------------------- webinars and exams, shown in an iframe */

export const webinarSchema = z.strictObject({
  slug: slugSchema,
  title: nonEmptyTextSchema,
  summary: nonEmptyTextSchema.max(500),
  /** An instant with its offset, such as "2026-12-05T19:00:00+05:30". */
  startsAt: z.iso.datetime({
    offset: true,
    ...errorWithInput('must be a moment that exists, such as "2026-12-05T19:00:00+05:30"'),
  }),
  minutes: z.number().int().min(15).max(480),
  host: nonEmptyTextSchema,
  agenda: z.array(shortTextSchema).min(3),
  audience: shortTextSchema,
});
export type Webinar = z.infer<typeof webinarSchema>;

export const govtExamSchema = z.strictObject({
  slug: slugSchema,
  name: nonEmptyTextSchema,
  /** The body that holds the examination, as a plain description. */
  heldBy: nonEmptyTextSchema,
  leadsTo: shortTextSchema,
  eligibility: shortTextSchema,
  stages: z.array(z.strictObject({ name: nonEmptyTextSchema, covers: shortTextSchema })).min(1),
  howWePrepare: z.array(shortTextSchema).min(3),
});
export type GovtExam = z.infer<typeof govtExamSchema>;
export const govtExamsNoticeSchema = nonEmptyTextSchema.max(600);

/* ------------------------------------------------------------------ terms */

export const clauseSectionSchema = z.strictObject({
  id: slugSchema,
  title: nonEmptyTextSchema,
  clauses: z.array(nonEmptyTextSchema).min(1),
});
export type ClauseSection = z.infer<typeof clauseSectionSchema>;

/* ------------------------------------------------------------------ privacy */

/** One thing that is stored: what, why, how long, and who sees it. */
export const privacyDataEntrySchema = z.strictObject({
  id: slugSchema,
  what: nonEmptyTextSchema.max(80),
  data: shortTextSchema,
  why: shortTextSchema,
  kept: shortTextSchema,
  seenBy: shortTextSchema,
});
export type PrivacyDataEntry = z.infer<typeof privacyDataEntrySchema>;

/**
 * A version of the privacy notice, to which people agree when they send a form. It applies from the day `from` to the
 * day before the next version.
 */
export const privacyVersionSchema = z.strictObject({
  from: isoDateSchema,
  changed: shortTextSchema,
  agreed: z.strictObject({
    call: nonEmptyTextSchema,
    enrolment: nonEmptyTextSchema,
    subscription: nonEmptyTextSchema,
  }),
  /** The columns that each form stores. */
  stored: z.strictObject({
    call: z.array(nonEmptyTextSchema),
    enrolment: z.array(nonEmptyTextSchema),
    subscription: z.array(nonEmptyTextSchema),
    waiting: z.array(nonEmptyTextSchema),
  }),
});
export type PrivacyVersion = z.infer<typeof privacyVersionSchema>;

export const privacyOfficerSchema = z.strictObject({
  isSample: z.boolean(),
  name: nonEmptyTextSchema,
  email: z.email(),
  phone: nonEmptyTextSchema,
});
export type PrivacyOfficer = z.infer<typeof privacyOfficerSchema>;

/* ------------------------------------------------------------------ PHP projects */

const credential = z.strictObject({ login: nonEmptyTextSchema, password: nonEmptyTextSchema });
export const phpProjectSchema = z.strictObject({
  id: slugSchema,
  title: nonEmptyTextSchema,
  /** One or two sentences for lists and cards. */
  text: shortTextSchema.max(220),
  /** The picture of the project's page and cards: one of the screenshots' paths. */
  image: pathSchema,
  overview: z.array(nonEmptyTextSchema).min(1),
  technology: z.strictObject({
    language: nonEmptyTextSchema,
    database: nonEmptyTextSchema,
    frontend: nonEmptyTextSchema,
    browsers: nonEmptyTextSchema,
    software: nonEmptyTextSchema,
    updated: isoDateSchema,
  }),
  features: z.array(shortTextSchema).min(4),
  modules: z.strictObject({
    admin: z.array(shortTextSchema).min(3),
    user: z.array(shortTextSchema).min(3),
  }),
  /** The name of the second role in this application: "Student", "User". */
  userRole: nonEmptyTextSchema,
  /** The steps of the installation, in order. `command` contains a command to type. */
  installation: z
    .array(z.strictObject({ step: nonEmptyTextSchema, command: nonEmptyTextSchema.optional() }))
    .min(3),
  demo: z.strictObject({ admin: credential, user: credential }),
  downloads: z.strictObject({ source: pathSchema, documentation: pathSchema }),
  screenshots: z.array(z.strictObject({ title: nonEmptyTextSchema, src: pathSchema })).min(4),
});
export type PhpProject = z.infer<typeof phpProjectSchema>;

/* ------------------------------------------------------------------ the landing page */

/** True for an invented entry. The page marks it until the owner replaces it and sets this to false. */
const isSample = z.boolean();

/** A figure of the landing page; `meaning` says in small type what it counts. */
export const statisticSchema = z.strictObject({
  value: nonEmptyTextSchema,
  label: nonEmptyTextSchema,
  meaning: nonEmptyTextSchema.max(120),
  isSample,
});
export type Statistic = z.infer<typeof statisticSchema>;

export const reasonSchema = z.strictObject({
  icon: z.enum(['practice', 'expert', 'trust', 'support', 'tools']),
  title: nonEmptyTextSchema,
  desc: shortTextSchema,
  colour: z.enum(['marigold', 'kumkum', 'leaf', 'sky', 'ink']),
});
export type Reason = z.infer<typeof reasonSchema>;

export const landingPlanSchema = z.strictObject({
  title: nonEmptyTextSchema,
  feeRupees: rupeesSchema,
  months: z.strictObject({ from: z.number().int().positive(), to: z.number().int().positive() }),
  colour: z.enum(['marigold', 'kumkum', 'leaf', 'sky']),
  link: pathSchema,
  /** The label of the link to the plan's programs. */
  linkLabel: nonEmptyTextSchema,
  summary: shortTextSchema,
  features: z.array(z.strictObject({ name: nonEmptyTextSchema, available: z.boolean() })).min(3),
});
export type Plan = z.infer<typeof landingPlanSchema>;

/**
 * A picture of an entry in `content/`. A picture that staff upload at the desk has the same fields; its schema is in
 * `contract/published/published-picture.ts`.
 */
const pictureSchema = z.strictObject({
  src: pathSchema,
  alt: nonEmptyTextSchema.max(120),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});

export const testimonialSchema = z.strictObject({
  name: nonEmptyTextSchema,
  role: nonEmptyTextSchema,
  text: shortTextSchema,
  /** The seed of the portrait that is drawn if there is no picture. */
  image: slugSchema,
  picture: pictureSchema.optional(),
  rating: z.number().min(0.5).max(5).multipleOf(0.5),
  isSample,
});
export type Testimonial = z.infer<typeof testimonialSchema>;

export const certificateSchema = z.strictObject({
  slug: slugSchema,
  title: nonEmptyTextSchema,
  badge: z.enum(['Verified', 'Authorized', 'Exclusive']),
  text: shortTextSchema,
  image: pathSchema,
  pdfLink: pathSchema,
});
export type Certificate = z.infer<typeof certificateSchema>;

/**
 * The lines before and after the subject of a sample certificate. The date stands below the one or two lines of
 * `after`.
 */
export const certificateSampleTextSchema = z.strictObject({
  before: nonEmptyTextSchema.max(90),
  subject: nonEmptyTextSchema.max(70),
  after: z.array(nonEmptyTextSchema.max(100)).min(1).max(2).readonly(),
  family: slugSchema,
});
export type CertificateSampleText = z.infer<typeof certificateSampleTextSchema>;

export const collaboratorSchema = z.strictObject({
  name: nonEmptyTextSchema,
  logo: slugSchema,
  field: nonEmptyTextSchema,
  picture: pictureSchema.optional(),
  isSample,
});
export type Collaborator = z.infer<typeof collaboratorSchema>;

export const classToolSchema = z.strictObject({
  slug: slugSchema,
  title: nonEmptyTextSchema,
  description: shortTextSchema,
  /** What a visitor can do with this tool today. The landing page shows it in words below the title. */
  availability: z.enum(['shown-on-a-call', 'open']),
  features: z.array(nonEmptyTextSchema).min(2),
  image: pathSchema,
  link: pathSchema,
});
export type ClassTool = z.infer<typeof classToolSchema>;

export const studentProjectSchema = z.strictObject({
  slug: slugSchema,
  title: nonEmptyTextSchema,
  studentName: nonEmptyTextSchema,
  description: shortTextSchema,
  techStack: z.array(nonEmptyTextSchema).min(1),
  link: pathSchema,
  picture: pictureSchema.optional(),
  isSample,
});
export type StudentProject = z.infer<typeof studentProjectSchema>;

/**
 * The story of a learner's project. Its title, learner and picture are in the `StudentProject` with the same slug,
 * which is also its card on the landing page.
 */
export const learnerProjectStorySchema = z.strictObject({
  /** The slug of the offer in which the project was made. */
  offer: slugSchema,
  problem: shortTextSchema,
  built: z.array(shortTextSchema).min(2).max(5),
  hard: shortTextSchema,
  next: shortTextSchema,
});
export type LearnerProjectStoryContent = z.infer<typeof learnerProjectStorySchema>;

export const heroSchema = z.strictObject({
  line: shortTextSchema,
  intro: shortTextSchema,
  /** The phrases that are typed one after another; `{name}` is replaced by the provider's name. */
  phrases: z.array(nonEmptyTextSchema.max(60)).min(2),
  typingMs: z.number().int().positive(),
  backspaceMs: z.number().int().positive(),
  holdMs: z.number().int().positive(),
  allCourses: z.strictObject({ label: nonEmptyTextSchema, to: pathSchema }),
  button: z.strictObject({
    label: nonEmptyTextSchema,
    to: z.string().regex(/^#\S+$/, errorWithInput('must be a section such as "#request-call"')),
  }),
});
export type Hero = z.infer<typeof heroSchema>;

export const aboutSchema = z.strictObject({
  heading: nonEmptyTextSchema,
  /** The summary under which the parts are folded on a phone. */
  fold: nonEmptyTextSchema,
  /** The parts in the order in which they are shown; texts may contain `{name}`. */
  parts: z
    .array(
      z.strictObject({
        id: slugSchema,
        title: nonEmptyTextSchema,
        text: nonEmptyTextSchema.max(700),
      }),
    )
    .min(3),
});
export type About = z.infer<typeof aboutSchema>;

export const requestCallWordsSchema = z.strictObject({
  headline: nonEmptyTextSchema,
  intro: shortTextSchema,
  points: z.array(z.strictObject({ title: nonEmptyTextSchema, text: shortTextSchema })).min(3),
});
export type RequestCallWords = z.infer<typeof requestCallWordsSchema>;

export const sectionHeadingSchema = z.strictObject({
  heading: nonEmptyTextSchema,
  intro: shortTextSchema.optional(),
});
export type SectionHeading = z.infer<typeof sectionHeadingSchema>;

/* ------------------------------------------------------------------ the frame around pages */

const pageLink = z.strictObject({
  kind: z.literal('page'),
  label: nonEmptyTextSchema,
  to: pathSchema,
});
const externalLink = z.strictObject({
  kind: z.literal('external'),
  label: nonEmptyTextSchema,
  url: httpsUrl,
});
/** A menu item that links to the sign-in page of the LMS. The address of that page is in `provider.ts`. */
const lms = z.strictObject({ kind: z.literal('lms'), label: nonEmptyTextSchema });
/** A menu item that is announced without a target, so it is shown as text and never as a link. */
const soon = z.strictObject({ kind: z.literal('soon'), label: nonEmptyTextSchema });
const menu = z.strictObject({
  kind: z.literal('menu'),
  label: nonEmptyTextSchema,
  items: z.array(z.discriminatedUnion('kind', [pageLink, externalLink, soon])).min(1),
});
export const navigationItemSchema = z.discriminatedUnion('kind', [
  pageLink,
  externalLink,
  lms,
  soon,
  menu,
]);
export type NavigationItem = z.infer<typeof navigationItemSchema>;
export const footerLinkSchema = z.strictObject({ label: nonEmptyTextSchema, to: pathSchema });
export type FooterLink = z.infer<typeof footerLinkSchema>;
export const footerGroupSchema = z.strictObject({
  heading: nonEmptyTextSchema,
  links: z.array(footerLinkSchema).min(1),
});
export type FooterGroup = z.infer<typeof footerGroupSchema>;

export const redirectSchema = z.strictObject({
  from: pathSchema,
  to: pathSchema,
  status: z.literal(308),
});
export type Redirect = z.infer<typeof redirectSchema>;

/** A page or place that answers a query; `words` are what people type to find it. */
export const searchablePageSchema = z.strictObject({
  title: nonEmptyTextSchema.max(60),
  text: nonEmptyTextSchema.max(200),
  to: pathSchema,
  words: z.array(nonEmptyTextSchema).min(1).readonly(),
});
export type SearchablePage = z.infer<typeof searchablePageSchema>;

/* ------------------------------------------------------------------ questions and answers */

const classTimes = z.strictObject({
  days: nonEmptyTextSchema,
  opens: clockSchema,
  closes: clockSchema,
});
const learners = z.number().int().min(2).max(500);
export const classTimesAndSizesSchema = z.strictObject({
  isSample,
  weekdays: classTimes,
  weekend: classTimes,
  mostInClass: learners,
  mostInGroup: learners,
  callDays: nonEmptyTextSchema.max(60),
});
export type ClassTimesAndSizes = z.infer<typeof classTimesAndSizesSchema>;

/** The search shows the question as a title and the first paragraph of the answer as its text, so both are limited. */
const questionSchema = z.strictObject({
  id: slugSchema,
  question: nonEmptyTextSchema.max(60),
  answer: z.tuple([nonEmptyTextSchema.max(200)], shortTextSchema),
  inHindi: z.array(shortTextSchema).min(1).optional(),
  links: z.array(footerLinkSchema).min(1).optional(),
  isSample,
});
export type Question = z.infer<typeof questionSchema>;

export const questionGroupSchema = z.strictObject({
  id: slugSchema,
  title: nonEmptyTextSchema.max(40),
  questions: z.array(questionSchema).min(1),
});
export type QuestionGroup = z.infer<typeof questionGroupSchema>;

/**
 * Title and description of a page for search engines and shared links. The title already contains the provider's name.
 */
export const pageMetaSchema = z.strictObject({
  title: nonEmptyTextSchema.max(70),
  description: nonEmptyTextSchema.min(50).max(165),
});
export type PageMeta = z.infer<typeof pageMetaSchema>;

/** The words of `/how-we-teach`, which compares the five kinds of offer. */
export const howWeTeachSchema = z.strictObject({
  page: pageMetaSchema.extend({ title: nonEmptyTextSchema.max(55) }),
  heading: nonEmptyTextSchema,
  intro: shortTextSchema,
  legend: shortTextSchema,
  /**
   * The drawing of a kind's week (`hours` of work, of which `live` are live), and the link to all offers of the kind.
   */
  weeks: z
    .array(
      z.strictObject({
        kind: z.enum(kindIds),
        hours: z.number().int().positive(),
        live: z.number().int().positive(),
        sentence: shortTextSchema,
        path: pathSchema,
        link: nonEmptyTextSchema.max(40),
      }),
    )
    .length(kindIds.length),
  tableHeading: nonEmptyTextSchema,
  comparison: z
    .array(
      z.strictObject({
        id: slugSchema,
        name: nonEmptyTextSchema.max(40),
        cells: z
          .array(z.strictObject({ kind: z.enum(kindIds), text: nonEmptyTextSchema.max(160) }))
          .length(kindIds.length),
      }),
    )
    .min(5),
  sections: z
    .array(
      z.strictObject({
        id: slugSchema,
        title: nonEmptyTextSchema.max(80),
        paragraphs: z.array(shortTextSchema).min(1),
        links: z.array(footerLinkSchema).optional(),
      }),
    )
    .min(3),
  next: z.strictObject({
    label: nonEmptyTextSchema,
    text: shortTextSchema,
    links: z.array(footerLinkSchema).min(1),
  }),
});
export type HowWeTeach = z.infer<typeof howWeTeachSchema>;

export const exampleComparisonSchema = z.strictObject({
  question: nonEmptyTextSchema.max(60),
  answer: shortTextSchema,
  offers: z.array(slugSchema).min(2).max(3),
});
export type ExampleComparison = z.infer<typeof exampleComparisonSchema>;

/* ------------------------------------------------------------------ forms */

const field = z.strictObject({ label: nonEmptyTextSchema, hint: shortTextSchema.optional() });
export const customRequestFormSchema = z.strictObject({
  id: slugSchema,
  heading: nonEmptyTextSchema,
  intro: shortTextSchema,
  fields: z.strictObject({ name: field, email: field, wish: field, team: field }),
  button: nonEmptyTextSchema,
  /** Shown after the button is pressed: it says that nothing was sent, and that a call is needed. */
  notice: shortTextSchema,
  /** The label of the link in the notice. The link leads to `/request-call` and takes along what was typed. */
  noticeLink: nonEmptyTextSchema,
  /** The first line that the link puts into the message field of `/request-call`, above what was typed. */
  about: nonEmptyTextSchema,
});
export type CustomRequestFormContent = z.infer<typeof customRequestFormSchema>;

export const internshipEnrolmentSchema = z.strictObject({
  heading: nonEmptyTextSchema,
  title: nonEmptyTextSchema,
  intro: shortTextSchema,
  feeRupees: rupeesSchema,
  steps: z.array(shortTextSchema).min(2),
});
export type InternshipEnrolment = z.infer<typeof internshipEnrolmentSchema>;
