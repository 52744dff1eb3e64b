/**
 * The schemas of all content, one strict schema per kind of entry. An unknown key, a missing text or a price written as
 * text stops the build. `check/` runs these schemas, and also checks what concerns several entries: links, pictures,
 * duplicate slugs.
 *
 * Pages import only the types from here, so that zod is never sent to the browser through this file.
 */
import { z } from 'zod';
import { hasValidGstinCheckDigit } from './has-valid-gstin-check-digit.ts';
import { levelSchema, needsSchema, offerFieldsSchema } from './offers/catalogue-field-schemas.ts';
import { kindIds } from './offers/kinds.ts';

/** Each message is the end of a sentence that begins with the name of the field, and shows the wrong value. */
const written = (rule: string) => ({
  error: ({ input }: { input?: unknown }) => `${rule}, not ${JSON.stringify(input)}`,
});

export const nonEmptyText = z.string().trim().min(1, 'must not be empty');
export const sentence = nonEmptyText.max(400);
export const slug = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    written('must be small letters, digits and single hyphens, such as "mern-stack"'),
  );
/**
 * Whole rupees; `formatRupees` turns 2299 into ₹2,299. Entries take their fee from `fees.ts`, where `feesSchema`
 * checks whether it is plausible.
 */
export const rupees = z.number();
/** A path on this site. Two leading slashes would lead to another site. */
export const path = z
  .string()
  .regex(/^\/(?![/\\])[^\s\\]*$/, written('must be an address of this site such as "/short-term"'));
/** A link to another site: HTTPS, a full host name, no user name or password. */
const httpsUrl = z
  .string()
  .regex(
    /^https:\/\/([a-z0-9-]+\.)+[a-z]{2,}(:\d+)?([/?#][^\s"<>\\]*)?$/i,
    written('must be an address that begins with https://, such as "https://www.example.in"'),
  );
export const isoDate = z.iso.date(written('must be a day that exists, such as "2026-06-30"'));
/** A time of day on the 24-hour clock in Indian time, "16:00". */
export const clock = z
  .string()
  .regex(
    /^([01]\d|2[0-3]):[0-5]\d$/,
    written('must be a time from "00:00" to "23:59", such as "16:00"'),
  );

/* ------------------------------------------------------------------ the provider */

/** A phone number "+91 98765 43210" with or without blanks. Ten zeros are the placeholder of a new project. */
function isPhone(phone: string): boolean {
  const digits = phone.replace(/(?<=\d)[ -](?=\d)/g, '');
  if (digits.startsWith('+91')) return /^\+91(?:0{10}|[1-9]\d{9})$/.test(digits);
  return /^\+[1-9]\d{7,14}$/.test(digits);
}

export const providerSchema = z.strictObject({
  name: nonEmptyText,
  tagline: sentence,
  phone: z
    .string()
    .refine(
      isPhone,
      written('must be a number with its country code, in India ten digits after +91'),
    ),
  email: z.email(written('must be one email address such as "hello@example.in"')),
  supportHours: z.strictObject({ opens: clock, closes: clock }),
  /** Street and town, or the place where the provider teaches; receipts and the privacy page show it. */
  address: nonEmptyText,
  /** The registered name of the provider; null when it is the same as `name`. */
  legalName: nonEmptyText.nullable(),
  /** The name of the grievance officer, who answers complaints; null until a person is named. */
  grievanceOfficer: nonEmptyText.nullable(),
  chat: z.strictObject({ label: nonEmptyText, greeting: sentence }),
  social: z.array(z.strictObject({ name: nonEmptyText, url: httpsUrl })),
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
export type Fees = z.infer<typeof feesSchema>;
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

/** Lessons, live hours and practice together; `find-offer-problems.ts` checks their sum. */
const moduleHours = z.number().int().positive();

const moduleSchema = z.strictObject({
  title: nonEmptyText.max(80),
  hours: moduleHours,
  topics: z.array(nonEmptyText.max(90)).min(3).max(8),
  /** The learner's new skill, as the end of a sentence "Afterwards you can …", without a full stop. */
  outcome: nonEmptyText.max(160),
});
export type SyllabusModule = z.infer<typeof moduleSchema>;

/**
 * A question that tells a beginner where to begin. An answer leads to a module of the course (by title) or to another
 * offer (by slug); an answer with neither is only advice.
 */
const beginnerQuestionSchema = z.strictObject({
  question: nonEmptyText.max(90),
  answers: z
    .array(
      z.strictObject({
        answer: nonEmptyText.max(60),
        advice: sentence.max(180),
        module: nonEmptyText.optional(),
        offer: slug.optional(),
      }),
    )
    .min(2)
    .max(3),
});

export const courseSchema = z.strictObject({
  slug,
  family: slug,
  fields: offerFieldsSchema,
  level: levelSchema,
  title: nonEmptyText.max(70),
  /** Titles and words by which a link may name this course. Only whole words match. */
  keywords: z.array(nonEmptyText).min(1),
  tag: nonEmptyText.max(30),
  /** One or two sentences for the card. */
  text: sentence.max(220),
  /** The opening paragraph of the course page. */
  intro: nonEmptyText.max(700),
  durationWeeks: z.number().int().min(2).max(30),
  hoursPerWeek: z.number().int().min(2).max(30),
  /** The hours for the project, which are a part of all hours. */
  projectHours: z.number().int().positive(),
  forWhom: z.array(sentence).min(3).max(5),
  beginnerQuestions: z.array(beginnerQuestionSchema).length(3),
  needs: needsSchema,
  tools: z.array(nonEmptyText.max(40)).min(3).max(12),
  project: z.strictObject({ title: nonEmptyText.max(90), text: nonEmptyText.max(400) }),
  modules: z.array(moduleSchema).min(8).max(14),
});
export type Course = z.infer<typeof courseSchema>;

export const familySchema = z.strictObject({
  slug,
  path,
  detailsPath: path,
  title: nonEmptyText,
  heading: nonEmptyText,
  intro: nonEmptyText.max(500),
  /** The card on the landing page. Its link may have no leading slash, because the card is at `/`. */
  card: z.strictObject({
    title: nonEmptyText,
    description: sentence,
    tag: nonEmptyText,
    link: nonEmptyText,
  }),
  courses: z.array(slug).min(1),
});
export type Family = z.infer<typeof familySchema>;

export const programSchema = z.strictObject({
  slug,
  title: nonEmptyText.max(70),
  tag: nonEmptyText.max(30),
  text: sentence.max(220),
  keywords: z.array(nonEmptyText).min(1),
  /** What the learner builds. */
  project: nonEmptyText.max(240),
  forWhom: sentence,
  fields: offerFieldsSchema,
  level: levelSchema,
  tools: z.array(nonEmptyText.max(40)).min(3).max(10),
  needs: needsSchema,
  modules: z
    .array(
      z.strictObject({
        title: nonEmptyText.max(80),
        hours: moduleHours,
        topics: z.array(nonEmptyText.max(90)).min(3).max(6),
      }),
    )
    .min(5)
    .max(12),
});
export type Program = z.infer<typeof programSchema>;

/** The terms of all programs of a page: length, fee, features. */
export const programTermsSchema = z.strictObject({
  kind: z.enum(['skill', 'intermediate', 'super']),
  path,
  title: nonEmptyText,
  heading: nonEmptyText,
  intro: nonEmptyText.max(500),
  months: z.number().int().min(1).max(24),
  /** Hours of work in a week, and how many of them are live classes. */
  hoursPerWeek: z.number().int().min(2).max(30),
  liveHoursPerWeek: z.number().int().min(1).max(30),
  /** The hours for the projects, which are a part of all hours. */
  projectHours: z.number().int().positive(),
  feeRupees: rupees,
  /** The accessible name of the list of all programs at the top of the page. */
  indexLabel: nonEmptyText,
  featuresHeading: nonEmptyText,
  features: z.array(nonEmptyText.max(120)).min(3),
});
export type ProgramTerms = z.infer<typeof programTermsSchema>;

/** The terms of all courses: each is sold as an internship. */
export const courseTermsSchema = z.strictObject({
  feeRupees: rupees,
  liveHoursPerWeek: z.number().int().min(1).max(30),
  covers: z.array(nonEmptyText.max(120)).min(3),
});
export type CourseTerms = z.infer<typeof courseTermsSchema>;

export const workshopSchema = z.strictObject({
  slug,
  title: nonEmptyText,
  subtitle: sentence,
  startDate: isoDate,
  endDate: isoDate,
  days: z.number().int().min(1).max(31),
  startTime: clock,
  endTime: clock,
  feeRupees: rupees,
  inclusions: z.array(nonEmptyText).min(3),
  /** The topic of each day, in order. */
  sessions: z.array(nonEmptyText.max(90)).min(1),
  miniProject: sentence,
  fields: offerFieldsSchema,
  level: levelSchema,
  tools: z.array(nonEmptyText.max(40)).min(2).max(10),
  needs: needsSchema,
});
export type Workshop = z.infer<typeof workshopSchema>;

/** Public holidays. The owner confirms which dates are real. */
export const holidaysSchema = z.strictObject({
  isSample: z.boolean(),
  days: z.array(z.strictObject({ date: isoDate, name: nonEmptyText })).min(1),
});

/** Texts by name, and some numbers. Only the module that reads them knows what each one means. */
export const wordsSchema = z.record(
  z.string(),
  z.union([nonEmptyText, z.number(), z.literal(Number.POSITIVE_INFINITY), z.null()]),
);

/** The words of a page or part, by name: texts, lists of texts, and groups of these. */
type PageWords = {
  readonly [name: string]: string | number | PageWords | readonly (string | PageWords)[];
};
export const pageWordsSchema: z.ZodType<PageWords> = z.lazy(() =>
  z.record(
    z.string(),
    z.union([
      nonEmptyText,
      z.number(),
      z.array(z.union([nonEmptyText, pageWordsSchema])).min(1),
      pageWordsSchema,
    ]),
  ),
);

/* ------------------------------------------------------------------ framed pages */

export const webinarSchema = z.strictObject({
  slug,
  title: nonEmptyText,
  summary: nonEmptyText.max(500),
  /** An instant with its offset, such as "2026-12-05T19:00:00+05:30". */
  startsAt: z.iso.datetime({
    offset: true,
    ...written('must be a moment that exists, such as "2026-12-05T19:00:00+05:30"'),
  }),
  minutes: z.number().int().min(15).max(480),
  host: nonEmptyText,
  agenda: z.array(sentence).min(3),
  audience: sentence,
});
export type Webinar = z.infer<typeof webinarSchema>;

export const govtExamSchema = z.strictObject({
  slug,
  name: nonEmptyText,
  /** The body that holds the examination, as a plain description. */
  heldBy: nonEmptyText,
  leadsTo: sentence,
  eligibility: sentence,
  stages: z.array(z.strictObject({ name: nonEmptyText, covers: sentence })).min(1),
  howWePrepare: z.array(sentence).min(3),
});
export type GovtExam = z.infer<typeof govtExamSchema>;
export const govtExamsNoticeSchema = nonEmptyText.max(600);

/* ------------------------------------------------------------------ terms */

export const clauseSectionSchema = z.strictObject({
  id: slug,
  title: nonEmptyText,
  clauses: z.array(nonEmptyText).min(1),
});
export type ClauseSection = z.infer<typeof clauseSectionSchema>;

/* ------------------------------------------------------------------ privacy */

/** One thing that is stored: what, why, how long, and who sees it. */
export const privacyDataEntrySchema = z.strictObject({
  id: slug,
  what: nonEmptyText.max(80),
  data: sentence,
  why: sentence,
  kept: sentence,
  seenBy: sentence,
});
export type PrivacyDataEntry = z.infer<typeof privacyDataEntrySchema>;

/** What people agreed to when they sent a form. The notice applies from this day on, until the next version. */
export const privacyVersionSchema = z.strictObject({
  from: isoDate,
  changed: sentence,
  agreed: z.strictObject({
    call: nonEmptyText,
    enrolment: nonEmptyText,
    subscription: nonEmptyText,
  }),
  /** The columns that each form stores. */
  stored: z.strictObject({
    call: z.array(nonEmptyText),
    enrolment: z.array(nonEmptyText),
    subscription: z.array(nonEmptyText),
    waiting: z.array(nonEmptyText),
  }),
});
export type PrivacyVersion = z.infer<typeof privacyVersionSchema>;

export const privacyOfficerSchema = z.strictObject({
  isSample: z.boolean(),
  name: nonEmptyText,
  email: z.email(),
  phone: nonEmptyText,
});
export type PrivacyOfficer = z.infer<typeof privacyOfficerSchema>;

/* ------------------------------------------------------------------ PHP projects */

const credential = z.strictObject({ login: nonEmptyText, password: nonEmptyText });
export const phpProjectSchema = z.strictObject({
  id: slug,
  title: nonEmptyText,
  /** One or two sentences for lists and cards. */
  text: sentence.max(220),
  /** The picture of the project's page and cards: one of the screenshots' paths. */
  image: path,
  overview: z.array(nonEmptyText).min(1),
  technology: z.strictObject({
    language: nonEmptyText,
    database: nonEmptyText,
    frontend: nonEmptyText,
    browsers: nonEmptyText,
    software: nonEmptyText,
    updated: isoDate,
  }),
  features: z.array(sentence).min(4),
  modules: z.strictObject({ admin: z.array(sentence).min(3), user: z.array(sentence).min(3) }),
  /** The name of the second role in this application: "Student", "User". */
  userRole: nonEmptyText,
  /** The steps in order; `command` contains a command to type. */
  installation: z
    .array(z.strictObject({ step: nonEmptyText, command: nonEmptyText.optional() }))
    .min(3),
  demo: z.strictObject({ admin: credential, user: credential }),
  downloads: z.strictObject({ source: path, documentation: path }),
  screenshots: z.array(z.strictObject({ title: nonEmptyText, src: path })).min(4),
});
export type PhpProject = z.infer<typeof phpProjectSchema>;

/* ------------------------------------------------------------------ the landing page */

/** True for an invented entry. The page marks it until the owner replaces it and sets this to false. */
const isSample = z.boolean();

/** `meaning` says in small type what the figure counts. */
export const statisticSchema = z.strictObject({
  value: nonEmptyText,
  label: nonEmptyText,
  meaning: nonEmptyText.max(120),
  isSample,
});
export type Statistic = z.infer<typeof statisticSchema>;

export const reasonSchema = z.strictObject({
  icon: z.enum(['practice', 'expert', 'trust', 'support', 'tools']),
  title: nonEmptyText,
  desc: sentence,
  colour: z.enum(['marigold', 'kumkum', 'leaf', 'sky', 'ink']),
});
export type Reason = z.infer<typeof reasonSchema>;

export const planSchema = z.strictObject({
  title: nonEmptyText,
  feeRupees: rupees,
  months: z.strictObject({ from: z.number().int().positive(), to: z.number().int().positive() }),
  colour: z.enum(['marigold', 'kumkum', 'leaf', 'sky']),
  link: path,
  /** The label of the link to the plan's programs. */
  linkLabel: nonEmptyText,
  summary: sentence,
  features: z.array(z.strictObject({ name: nonEmptyText, available: z.boolean() })).min(3),
});
export type Plan = z.infer<typeof planSchema>;

/** `contract/published-picture.ts` has the published form of the same fields. */
const pictureSchema = z.strictObject({
  src: path,
  alt: nonEmptyText.max(120),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});

export const testimonialSchema = z.strictObject({
  name: nonEmptyText,
  role: nonEmptyText,
  text: sentence,
  /** The seed of the portrait that is drawn if there is no picture. */
  image: slug,
  picture: pictureSchema.optional(),
  rating: z.number().min(0.5).max(5).multipleOf(0.5),
  isSample,
});
export type Testimonial = z.infer<typeof testimonialSchema>;

export const certificateSchema = z.strictObject({
  slug,
  title: nonEmptyText,
  badge: z.enum(['Verified', 'Authorized', 'Exclusive']),
  text: sentence,
  image: path,
  pdfLink: path,
});
export type Certificate = z.infer<typeof certificateSchema>;

/** One or two lines after the subject. The date is below them. */
export const certificateSampleSchema = z.strictObject({
  before: nonEmptyText.max(90),
  subject: nonEmptyText.max(70),
  after: z.array(nonEmptyText.max(100)).min(1).max(2).readonly(),
  family: slug,
});
export type CertificateSample = z.infer<typeof certificateSampleSchema>;

export const collaboratorSchema = z.strictObject({
  name: nonEmptyText,
  logo: slug,
  field: nonEmptyText,
  picture: pictureSchema.optional(),
  isSample,
});
export type Collaborator = z.infer<typeof collaboratorSchema>;

export const classToolSchema = z.strictObject({
  slug,
  title: nonEmptyText,
  description: sentence,
  /**
   * The use that a visitor can make of this software today. It is shown beside the title until visitors can open the
   * software.
   */
  availability: z.enum(['shown-on-a-call', 'open']),
  features: z.array(nonEmptyText).min(2),
  image: path,
  link: path,
});
export type ClassTool = z.infer<typeof classToolSchema>;

export const studentProjectSchema = z.strictObject({
  slug,
  title: nonEmptyText,
  studentName: nonEmptyText,
  description: sentence,
  techStack: z.array(nonEmptyText).min(1),
  link: path,
  picture: pictureSchema.optional(),
  isSample,
});
export type StudentProject = z.infer<typeof studentProjectSchema>;

/** A learner's project on its own page; the entry of its card has the other facts. */
export const learnerProjectSchema = z.strictObject({
  /** The slug of the offer in which the project was made. */
  offer: slug,
  problem: sentence,
  built: z.array(sentence).min(2).max(5),
  hard: sentence,
  next: sentence,
});
export type LearnerProject = z.infer<typeof learnerProjectSchema>;

export const heroSchema = z.strictObject({
  line: sentence,
  intro: sentence,
  /** The phrases that are typed one after another; `{name}` is replaced by the provider's name. */
  phrases: z.array(nonEmptyText.max(60)).min(2),
  typingMs: z.number().int().positive(),
  backspaceMs: z.number().int().positive(),
  holdMs: z.number().int().positive(),
  allCourses: z.strictObject({ label: nonEmptyText, to: path }),
  button: z.strictObject({
    label: nonEmptyText,
    to: z.string().regex(/^#\S+$/, written('must be a section such as "#request-call"')),
  }),
});
export type Hero = z.infer<typeof heroSchema>;

export const aboutSchema = z.strictObject({
  heading: nonEmptyText,
  /** The summary under which the parts are folded on a phone. */
  fold: nonEmptyText,
  /** The phrases in the order in which they are shown; texts may contain `{name}`. */
  parts: z
    .array(z.strictObject({ id: slug, title: nonEmptyText, text: nonEmptyText.max(700) }))
    .min(3),
});
export type About = z.infer<typeof aboutSchema>;

export const requestCallSchema = z.strictObject({
  headline: nonEmptyText,
  intro: sentence,
  points: z.array(z.strictObject({ title: nonEmptyText, text: sentence })).min(3),
});
export type RequestCall = z.infer<typeof requestCallSchema>;

export const sectionHeadingSchema = z.strictObject({
  heading: nonEmptyText,
  intro: sentence.optional(),
});
export type SectionHeading = z.infer<typeof sectionHeadingSchema>;

/* ------------------------------------------------------------------ the frame around pages */

const pageLink = z.strictObject({ kind: z.literal('page'), label: nonEmptyText, to: path });
const externalLink = z.strictObject({
  kind: z.literal('external'),
  label: nonEmptyText,
  url: httpsUrl,
});
/** The login of the LMS; its address is in `provider.ts`. */
const lms = z.strictObject({ kind: z.literal('lms'), label: nonEmptyText });
/** A menu item that is announced without a target, so it is shown as text and never as a link. */
const soon = z.strictObject({ kind: z.literal('soon'), label: nonEmptyText });
const menu = z.strictObject({
  kind: z.literal('menu'),
  label: nonEmptyText,
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
export const footerLinkSchema = z.strictObject({ label: nonEmptyText, to: path });
export type FooterLink = z.infer<typeof footerLinkSchema>;
export const footerGroupSchema = z.strictObject({
  heading: nonEmptyText,
  links: z.array(footerLinkSchema).min(1),
});
export type FooterGroup = z.infer<typeof footerGroupSchema>;

export const redirectSchema = z.strictObject({ from: path, to: path, status: z.literal(308) });
export type Redirect = z.infer<typeof redirectSchema>;

/** A page or place that answers a query; `words` are what people type to find it. */
export const searchablePageSchema = z.strictObject({
  title: nonEmptyText.max(60),
  text: nonEmptyText.max(200),
  to: path,
  words: z.array(nonEmptyText).min(1).readonly(),
});
export type SearchablePage = z.infer<typeof searchablePageSchema>;

/* ------------------------------------------------------------------ questions and answers */

const classTimes = z.strictObject({ days: nonEmptyText, opens: clock, closes: clock });
const learners = z.number().int().min(2).max(500);
export const classFactsSchema = z.strictObject({
  isSample,
  weekdays: classTimes,
  weekend: classTimes,
  mostInClass: learners,
  mostInGroup: learners,
  callDays: nonEmptyText.max(60),
});
export type ClassFacts = z.infer<typeof classFactsSchema>;

/** The search shows a question as the title of an answer, so the length of the first paragraph is limited. */
const questionSchema = z.strictObject({
  id: slug,
  question: nonEmptyText.max(60),
  answer: z.tuple([nonEmptyText.max(200)], sentence),
  inHindi: z.array(sentence).min(1).optional(),
  links: z.array(footerLinkSchema).min(1).optional(),
  isSample,
});
export type Question = z.infer<typeof questionSchema>;

export const questionGroupSchema = z.strictObject({
  id: slug,
  title: nonEmptyText.max(40),
  questions: z.array(questionSchema).min(1),
});
export type QuestionGroup = z.infer<typeof questionGroupSchema>;

/**
 * Title and description of a page for search engines and shared links. The title already contains the provider's name.
 */
export const pageMetaSchema = z.strictObject({
  title: nonEmptyText.max(70),
  description: nonEmptyText.min(50).max(165),
});
export type PageMeta = z.infer<typeof pageMetaSchema>;

/** The page that compares the five kinds of offer. */
export const howWeTeachSchema = z.strictObject({
  page: pageMetaSchema.extend({ title: nonEmptyText.max(55) }),
  heading: nonEmptyText,
  intro: sentence,
  legend: sentence,
  /** The hours of a week as they are drawn, and the link to all offers of the kind. */
  weeks: z
    .array(
      z.strictObject({
        kind: z.enum(kindIds),
        hours: z.number().int().positive(),
        live: z.number().int().positive(),
        sentence,
        path,
        link: nonEmptyText.max(40),
      }),
    )
    .length(kindIds.length),
  tableHeading: nonEmptyText,
  comparison: z
    .array(
      z.strictObject({
        id: slug,
        name: nonEmptyText.max(40),
        cells: z
          .array(z.strictObject({ kind: z.enum(kindIds), text: nonEmptyText.max(160) }))
          .length(kindIds.length),
      }),
    )
    .min(5),
  sections: z
    .array(
      z.strictObject({
        id: slug,
        title: nonEmptyText.max(80),
        paragraphs: z.array(sentence).min(1),
        links: z.array(footerLinkSchema).optional(),
      }),
    )
    .min(3),
  next: z.strictObject({
    label: nonEmptyText,
    text: sentence,
    links: z.array(footerLinkSchema).min(1),
  }),
});
export type HowWeTeach = z.infer<typeof howWeTeachSchema>;

export const exampleComparisonSchema = z.strictObject({
  question: nonEmptyText.max(60),
  answer: sentence,
  offers: z.array(slug).min(2).max(3),
});
export type ExampleComparison = z.infer<typeof exampleComparisonSchema>;

/* ------------------------------------------------------------------ forms */

const field = z.strictObject({ label: nonEmptyText, hint: sentence.optional() });
export const customRequestFormSchema = z.strictObject({
  id: slug,
  heading: nonEmptyText,
  intro: sentence,
  fields: z.strictObject({ name: field, email: field, wish: field, team: field }),
  button: nonEmptyText,
  /** Shown when the button is pressed: nothing was sent, and a call is needed. */
  notice: sentence,
  /** The label of the notice's link, which takes the text to `/request-call`. */
  noticeLink: nonEmptyText,
  /** The first line of the message for the call. */
  about: nonEmptyText,
});
export type CustomRequestFormContent = z.infer<typeof customRequestFormSchema>;

export const enrolmentPageSchema = z.strictObject({
  heading: nonEmptyText,
  title: nonEmptyText,
  intro: sentence,
  feeRupees: rupees,
  steps: z.array(sentence).min(2),
});
export type EnrolmentPageWords = z.infer<typeof enrolmentPageSchema>;
