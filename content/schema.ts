/**
 * What every entry of content must look like. One strict schema per kind of entry: an unknown key, a
 * missing text or a price written as text stops the build (see `check/`, which also checks what no
 * single entry can know: links, pictures, slugs used twice).
 *
 * Pages import only the types from here; zod itself never reaches the browser through this file.
 */
import { z } from 'zod';
import { hasRightCheckDigit } from './gstin.ts';
import { levelSchema, needsSchema, offerFieldsSchema } from './offers/facts-schema.ts';
import { kindIds } from './offers/kinds.ts';

/** A message completes a sentence that begins with the name of the field; what was written is shown. */
const written = (rule: string) => ({
  error: ({ input }: { input?: unknown }) => `${rule}, not ${JSON.stringify(input)}`,
});

export const text = z.string().trim().min(1, 'must not be empty');
export const sentence = text.max(400);
export const slug = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    written('must be small letters, digits and single hyphens, such as "mern-stack"'),
  );
/**
 * Whole rupees; `formatRupees` turns 2299 into ₹2,299. An entry takes its fee from `fees.ts`, and there alone
 * it is asked whether it can be right (`feesSchema`).
 */
export const rupees = z.number();
/** An address of this site. Two slashes at its beginning would lead to another one. */
export const path = z
  .string()
  .regex(/^\/(?![/\\])[^\s\\]*$/, written('must be an address of this site such as "/short-term"'));
/** A link to another site: encrypted, with a whole host name, without a sign-in in it. */
const httpsUrl = z
  .string()
  .regex(
    /^https:\/\/([a-z0-9-]+\.)+[a-z]{2,}(:\d+)?([/?#][^\s"<>\\]*)?$/i,
    written('must be an address that begins with https://, such as "https://www.example.in"'),
  );
export const isoDate = z.iso.date(written('must be a day that exists, such as "2026-06-30"'));
/** 24-hour clock in Indian time, "16:00". */
export const clock = z
  .string()
  .regex(
    /^([01]\d|2[0-3]):[0-5]\d$/,
    written('must be a time from "00:00" to "23:59", such as "16:00"'),
  );

/* ------------------------------------------------------------------ the provider */

/** "+91 98765 43210" with or without blanks; ten zeros are the placeholder that the project ships with. */
function isPhone(phone: string): boolean {
  const digits = phone.replace(/(?<=\d)[ -](?=\d)/g, '');
  if (digits.startsWith('+91')) return /^\+91(?:0{10}|[1-9]\d{9})$/.test(digits);
  return /^\+[1-9]\d{7,14}$/.test(digits);
}

export const providerSchema = z.strictObject({
  name: text,
  tagline: sentence,
  phone: z
    .string()
    .refine(
      isPhone,
      written('must be a number with its country code, in India ten digits after +91'),
    ),
  email: z.email(written('must be one email address such as "hello@example.in"')),
  supportHours: z.strictObject({ opens: clock, closes: clock }),
  address: text,
  chat: z.strictObject({ label: text, greeting: sentence }),
  social: z.array(z.strictObject({ name: text, url: httpsUrl })),
  /** The external login page of the learning-management system. */
  lmsUrl: httpsUrl,
  /** Where an enrolment is paid; null shows the demonstration page instead. */
  paymentUrl: httpsUrl.nullable(),
  /** The GST registration number; null while the provider is not registered, and then nothing about GST is shown. */
  gstin: z
    .string()
    .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, 'must be a GSTIN of 15 characters')
    .refine(hasRightCheckDigit, {
      error: ({ input }) =>
        `${input} is no GSTIN: its last character does not fit the others, so one of them is mistyped`,
    })
    .nullable(),
});
export type Provider = z.infer<typeof providerSchema>;

/* ------------------------------------------------------------------ fees and display */

const wholeRupees = z.number().int().positive();
/** Wide enough for a change of price, too narrow for a digit too many or too few. */
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
/** Bounds keep what moves readable: nothing flickers, nothing seems stuck. */
export const displaySchema = z.strictObject({
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

/** Lessons, live hours and practice together; `check-offers.ts` adds them up. */
const moduleHours = z.number().int().positive();

export const moduleSchema = z.strictObject({
  title: text.max(80),
  hours: moduleHours,
  topics: z.array(text.max(90)).min(3).max(8),
  /** What the learner can do afterwards; completes "Afterwards you can …", no full stop. */
  outcome: text.max(160),
});
export type SyllabusModule = z.infer<typeof moduleSchema>;

/**
 * A question by which a beginner finds where to begin. An answer leads to a module of the course, by its title, or to
 * another offer, by its slug; one with neither is advice alone.
 */
export const startingQuestionSchema = z.strictObject({
  question: text.max(90),
  answers: z
    .array(
      z.strictObject({
        answer: text.max(60),
        advice: sentence.max(180),
        module: text.optional(),
        offer: slug.optional(),
      }),
    )
    .min(2)
    .max(3),
});
export type StartingQuestion = z.infer<typeof startingQuestionSchema>;

export const courseSchema = z.strictObject({
  slug,
  family: slug,
  fields: offerFieldsSchema,
  level: levelSchema,
  title: text.max(70),
  /** Titles and words by which a visitor's link may name this course; matched as whole words only. */
  keywords: z.array(text).min(1),
  tag: text.max(30),
  /** One or two sentences for the card. */
  text: sentence.max(220),
  /** Opening paragraph of the course page. */
  intro: text.max(700),
  durationWeeks: z.number().int().min(2).max(30),
  hoursPerWeek: z.number().int().min(2).max(30),
  /** Of all hours, those for the project. */
  projectHours: z.number().int().positive(),
  forWhom: z.array(sentence).min(3).max(5),
  startingQuestions: z.array(startingQuestionSchema).length(3),
  needs: needsSchema,
  tools: z.array(text.max(40)).min(3).max(12),
  project: z.strictObject({ title: text.max(90), text: text.max(400) }),
  modules: z.array(moduleSchema).min(8).max(14),
});
export type Course = z.infer<typeof courseSchema>;

export const familySchema = z.strictObject({
  slug,
  path,
  detailsPath: path,
  title: text,
  heading: text,
  intro: text.max(500),
  /** Card on the landing page. Its link may go without the slash, since the card stands at `/`. */
  card: z.strictObject({ title: text, description: sentence, tag: text, link: text }),
  courses: z.array(slug).min(1),
});
export type Family = z.infer<typeof familySchema>;

export const programSchema = z.strictObject({
  slug,
  title: text.max(70),
  tag: text.max(30),
  text: sentence.max(220),
  keywords: z.array(text).min(1),
  /** What the learner builds. */
  project: text.max(240),
  forWhom: sentence,
  fields: offerFieldsSchema,
  level: levelSchema,
  tools: z.array(text.max(40)).min(3).max(10),
  needs: needsSchema,
  modules: z
    .array(
      z.strictObject({
        title: text.max(80),
        hours: moduleHours,
        topics: z.array(text.max(90)).min(3).max(6),
      }),
    )
    .min(5)
    .max(12),
});
export type Program = z.infer<typeof programSchema>;

/** What all programs of one page share: how long, how much, what is included. */
export const programTermsSchema = z.strictObject({
  kind: z.enum(['skill', 'intermediate', 'super']),
  path,
  title: text,
  heading: text,
  intro: text.max(500),
  months: z.number().int().min(1).max(24),
  /** Hours of work in a week, and how many of them are live classes. */
  hoursPerWeek: z.number().int().min(2).max(30),
  liveHoursPerWeek: z.number().int().min(1).max(30),
  /** Of all hours, those for the projects. */
  projectHours: z.number().int().positive(),
  feeRupees: rupees,
  /** What the list of all programs at the top of the page is called for a screen reader. */
  indexLabel: text,
  featuresHeading: text,
  features: z.array(text.max(120)).min(3),
});
export type ProgramTerms = z.infer<typeof programTermsSchema>;

/** What all courses share: each is sold as an internship. */
export const courseTermsSchema = z.strictObject({
  feeRupees: rupees,
  liveHoursPerWeek: z.number().int().min(1).max(30),
  covers: z.array(text.max(120)).min(3),
});
export type CourseTerms = z.infer<typeof courseTermsSchema>;

export const workshopSchema = z.strictObject({
  slug,
  title: text,
  subtitle: sentence,
  startDate: isoDate,
  endDate: isoDate,
  days: z.number().int().min(1).max(31),
  startTime: clock,
  endTime: clock,
  feeRupees: rupees,
  inclusions: z.array(text).min(3),
  /** What each day is about, one for each. */
  sessions: z.array(text.max(90)).min(1),
  miniProject: sentence,
  fields: offerFieldsSchema,
  level: levelSchema,
  tools: z.array(text.max(40)).min(2).max(10),
  needs: needsSchema,
});
export type Workshop = z.infer<typeof workshopSchema>;

/** Public holidays; which of them are real, the owner says. */
export const holidaysSchema = z.strictObject({
  isSample: z.boolean(),
  days: z.array(z.strictObject({ date: isoDate, name: text })).min(1),
});

/** Words by name, with numbers between them; what they mean is the matter of who reads them. */
export const wordsSchema = z.record(
  z.string(),
  z.union([text, z.number(), z.literal(Number.POSITIVE_INFINITY), z.null()]),
);

/** The words of one page or part, by name: texts, lists of them, and groups of the same. */
type PageWords = {
  readonly [name: string]: string | number | PageWords | readonly (string | PageWords)[];
};
export const pageWordsSchema: z.ZodType<PageWords> = z.lazy(() =>
  z.record(
    z.string(),
    z.union([text, z.number(), z.array(z.union([text, pageWordsSchema])).min(1), pageWordsSchema]),
  ),
);

/* ------------------------------------------------------------------ framed pages */

export const webinarSchema = z.strictObject({
  slug,
  title: text,
  summary: text.max(500),
  /** An instant with its offset, "2026-12-05T19:00:00+05:30". */
  startsAt: z.iso.datetime({
    offset: true,
    ...written('must be a moment that exists, such as "2026-12-05T19:00:00+05:30"'),
  }),
  minutes: z.number().int().min(15).max(480),
  host: text,
  agenda: z.array(sentence).min(3),
  audience: sentence,
});
export type Webinar = z.infer<typeof webinarSchema>;

export const govtExamSchema = z.strictObject({
  slug,
  name: text,
  /** Who holds it, as a plain description. */
  heldBy: text,
  leadsTo: sentence,
  eligibility: sentence,
  stages: z.array(z.strictObject({ name: text, covers: sentence })).min(1),
  howWePrepare: z.array(sentence).min(3),
});
export type GovtExam = z.infer<typeof govtExamSchema>;
export const noticeSchema = text.max(600);

/* ------------------------------------------------------------------ terms */

export const clauseSectionSchema = z.strictObject({
  id: slug,
  title: text,
  clauses: z.array(text).min(1),
});
export type ClauseSection = z.infer<typeof clauseSectionSchema>;

/* ------------------------------------------------------------------ privacy */

/** One thing that is stored: what, why, how long, and who sees it. */
export const storedDataSchema = z.strictObject({
  id: slug,
  what: text.max(80),
  data: sentence,
  why: sentence,
  kept: sentence,
  seenBy: sentence,
});
export type StoredData = z.infer<typeof storedDataSchema>;

/** What somebody agreed to who sent a form on that day or later, until the next version. */
export const privacyVersionSchema = z.strictObject({
  from: isoDate,
  changed: sentence,
  agreed: z.strictObject({ call: text, enrolment: text, subscription: text }),
  /** The columns of what each form stores. */
  stored: z.strictObject({
    call: z.array(text),
    enrolment: z.array(text),
    subscription: z.array(text),
  }),
});
export type PrivacyVersion = z.infer<typeof privacyVersionSchema>;

export const privacyOfficerSchema = z.strictObject({
  isSample: z.boolean(),
  name: text,
  email: z.email(),
  phone: text,
});
export type PrivacyOfficer = z.infer<typeof privacyOfficerSchema>;

/* ------------------------------------------------------------------ PHP projects */

const credential = z.strictObject({ login: text, password: text });
export const phpProjectSchema = z.strictObject({
  id: slug,
  title: text,
  /** One or two sentences for lists and cards. */
  text: sentence.max(220),
  /** The picture of the project page and cards: one of the screenshots' paths. */
  image: path,
  overview: z.array(text).min(1),
  technology: z.strictObject({
    language: text,
    database: text,
    frontend: text,
    browsers: text,
    software: text,
    updated: isoDate,
  }),
  features: z.array(sentence).min(4),
  modules: z.strictObject({ admin: z.array(sentence).min(3), user: z.array(sentence).min(3) }),
  /** What the second role is called in this application: "Student", "User". */
  userRole: text,
  /** Printed in order; a line that is a command to type is its own `command`. */
  installation: z.array(z.strictObject({ step: text, command: text.optional() })).min(3),
  demo: z.strictObject({ admin: credential, user: credential }),
  downloads: z.strictObject({ source: path, documentation: path }),
  screenshots: z.array(z.strictObject({ title: text, src: path })).min(4),
});
export type PhpProject = z.infer<typeof phpProjectSchema>;

/* ------------------------------------------------------------------ the landing page */

/** Invented, until the owner puts something real in its place; the page then says so no longer. */
const isSample = z.boolean();

/** `meaning` says in small type what the figure counts. */
export const statisticSchema = z.strictObject({
  value: text,
  label: text,
  meaning: text.max(120),
  isSample,
});
export type Statistic = z.infer<typeof statisticSchema>;

export const reasonSchema = z.strictObject({
  icon: z.enum(['practice', 'expert', 'trust', 'support', 'tools']),
  title: text,
  desc: sentence,
  colour: z.enum(['marigold', 'kumkum', 'leaf', 'sky', 'ink']),
});
export type Reason = z.infer<typeof reasonSchema>;

export const planSchema = z.strictObject({
  title: text,
  feeRupees: rupees,
  months: z.strictObject({ from: z.number().int().positive(), to: z.number().int().positive() }),
  colour: z.enum(['marigold', 'kumkum', 'leaf', 'sky']),
  link: path,
  /** What the visible link to the plan's programs is called. */
  linkLabel: text,
  summary: sentence,
  features: z.array(z.strictObject({ name: text, available: z.boolean() })).min(3),
});
export type Plan = z.infer<typeof planSchema>;

export const testimonialSchema = z.strictObject({
  name: text,
  role: text,
  text: sentence,
  /** Seed of the drawn portrait; no photograph of a person is used. */
  image: slug,
  rating: z.number().min(0.5).max(5).multipleOf(0.5),
  isSample,
});
export type Testimonial = z.infer<typeof testimonialSchema>;

export const certificateSchema = z.strictObject({
  slug,
  title: text,
  badge: z.enum(['Verified', 'Authorized', 'Exclusive']),
  text: sentence,
  image: path,
  pdfLink: path,
});
export type Certificate = z.infer<typeof certificateSchema>;

/** One line after the subject, or two: below them stands the date. */
export const certificateSampleSchema = z.strictObject({
  before: text.max(90),
  subject: text.max(70),
  after: z.array(text.max(100)).min(1).max(2).readonly(),
  family: slug,
});
export type CertificateSample = z.infer<typeof certificateSampleSchema>;

export const collaboratorSchema = z.strictObject({ name: text, logo: slug, field: text, isSample });
export type Collaborator = z.infer<typeof collaboratorSchema>;

export const softwareSchema = z.strictObject({
  slug,
  title: text,
  description: sentence,
  /** What a visitor can do with it today; shown beside the title until it can be opened. */
  availability: z.enum(['shown-on-a-call', 'open']),
  features: z.array(text).min(2),
  image: path,
  link: path,
});
export type Software = z.infer<typeof softwareSchema>;

export const studentProjectSchema = z.strictObject({
  slug,
  title: text,
  studentName: text,
  description: sentence,
  techStack: z.array(text).min(1),
  link: path,
  isSample,
});
export type StudentProject = z.infer<typeof studentProjectSchema>;

/** What the page about learners' projects tells of one; the card's entry holds the rest. */
export const learnerProjectSchema = z.strictObject({
  /** Slug of the offer in which it was made. */
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
  /** Typed one after another; `{name}` stands for the provider's name. */
  phrases: z.array(text.max(60)).min(2),
  typingMs: z.number().int().positive(),
  backspaceMs: z.number().int().positive(),
  holdMs: z.number().int().positive(),
  allCourses: z.strictObject({ label: text, to: path }),
  button: z.strictObject({
    label: text,
    to: z.string().regex(/^#\S+$/, written('must be a section such as "#request-call"')),
  }),
});
export type Hero = z.infer<typeof heroSchema>;

export const aboutSchema = z.strictObject({
  heading: text,
  /** On a phone the parts are folded under this line. */
  fold: text,
  /** In the order shown; texts may hold `{name}`. */
  parts: z.array(z.strictObject({ id: slug, title: text, text: text.max(700) })).min(3),
});
export type About = z.infer<typeof aboutSchema>;

export const requestCallSchema = z.strictObject({
  headline: text,
  intro: sentence,
  points: z.array(z.strictObject({ title: text, text: sentence })).min(3),
});
export type RequestCall = z.infer<typeof requestCallSchema>;

export const sectionHeadingSchema = z.strictObject({ heading: text, intro: sentence.optional() });
export type SectionHeading = z.infer<typeof sectionHeadingSchema>;

/* ------------------------------------------------------------------ the frame around pages */

const pageLink = z.strictObject({ kind: z.literal('page'), label: text, to: path });
const externalLink = z.strictObject({ kind: z.literal('external'), label: text, url: httpsUrl });
/** The login of the LMS; its address stands in `provider.ts`. */
const lms = z.strictObject({ kind: z.literal('lms'), label: text });
/** Announced but without a target yet: shown as text, never as a link. */
const soon = z.strictObject({ kind: z.literal('soon'), label: text });
const menu = z.strictObject({
  kind: z.literal('menu'),
  label: text,
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
export const footerLinkSchema = z.strictObject({ label: text, to: path });
export type FooterLink = z.infer<typeof footerLinkSchema>;
export const footerGroupSchema = z.strictObject({
  heading: text,
  links: z.array(footerLinkSchema).min(1),
});
export type FooterGroup = z.infer<typeof footerGroupSchema>;

export const redirectSchema = z.strictObject({ from: path, to: path, status: z.literal(308) });
export type Redirect = z.infer<typeof redirectSchema>;

/** A page or a place that answers a query; `words` are what people type when they ask for it. */
export const siteAnswerSchema = z.strictObject({
  title: text.max(60),
  text: text.max(200),
  to: path,
  words: z.array(text).min(1).readonly(),
});
export type SiteAnswer = z.infer<typeof siteAnswerSchema>;

/* ------------------------------------------------------------------ questions and answers */

const classTimes = z.strictObject({ days: text, opens: clock, closes: clock });
const learners = z.number().int().min(2).max(500);
export const classFactsSchema = z.strictObject({
  isSample,
  weekdays: classTimes,
  weekend: classTimes,
  mostInClass: learners,
  mostInGroup: learners,
  callDays: text.max(60),
});
export type ClassFacts = z.infer<typeof classFactsSchema>;

/** A question is the title of an answer in the search, whose room the first paragraph has to fit. */
export const questionSchema = z.strictObject({
  id: slug,
  question: text.max(60),
  answer: z.tuple([text.max(200)], sentence),
  inHindi: z.array(sentence).min(1).optional(),
  links: z.array(footerLinkSchema).min(1).optional(),
  isSample,
});
export type Question = z.infer<typeof questionSchema>;

export const questionGroupSchema = z.strictObject({
  id: slug,
  title: text.max(40),
  questions: z.array(questionSchema).min(1),
});
export type QuestionGroup = z.infer<typeof questionGroupSchema>;

/** What search engines and shared links show; the name of the provider is already in it. */
export const pageSchema = z.strictObject({
  title: text.max(70),
  description: text.min(50).max(165),
});
export type Page = z.infer<typeof pageSchema>;

/** The page that compares the five kinds of offer. */
export const howWeTeachSchema = z.strictObject({
  page: pageSchema.extend({ title: text.max(55) }),
  heading: text,
  intro: sentence,
  legend: sentence,
  /** Hours of a week as they are drawn, and the way to all offers of the kind. */
  weeks: z
    .array(
      z.strictObject({
        kind: z.enum(kindIds),
        hours: z.number().int().positive(),
        live: z.number().int().positive(),
        sentence,
        path,
        link: text.max(40),
      }),
    )
    .length(kindIds.length),
  tableHeading: text,
  comparison: z
    .array(
      z.strictObject({
        id: slug,
        name: text.max(40),
        cells: z
          .array(z.strictObject({ kind: z.enum(kindIds), text: text.max(160) }))
          .length(kindIds.length),
      }),
    )
    .min(5),
  sections: z
    .array(
      z.strictObject({
        id: slug,
        title: text.max(80),
        paragraphs: z.array(sentence).min(1),
        links: z.array(footerLinkSchema).optional(),
      }),
    )
    .min(3),
  next: z.strictObject({ label: text, text: sentence, links: z.array(footerLinkSchema).min(1) }),
});
export type HowWeTeach = z.infer<typeof howWeTeachSchema>;

export const comparePairSchema = z.strictObject({
  question: text.max(60),
  answer: sentence,
  offers: z.array(slug).min(2).max(3),
});
export type ComparePair = z.infer<typeof comparePairSchema>;

/* ------------------------------------------------------------------ forms */

const field = z.strictObject({ label: text, hint: sentence.optional() });
export const customFormSchema = z.strictObject({
  id: slug,
  heading: text,
  intro: sentence,
  fields: z.strictObject({ name: field, email: field, wish: field, team: field }),
  button: text,
  /** Shown when the button is pressed: nothing was sent, a call is how to arrange it. */
  notice: sentence,
  /** The link of the notice; it takes the text along to `/request-call`. */
  noticeLink: text,
  /** First line of the message that goes along. */
  about: text,
});
export type CustomForm = z.infer<typeof customFormSchema>;

export const enrolmentSchema = z.strictObject({
  heading: text,
  title: text,
  intro: sentence,
  feeRupees: rupees,
  steps: z.array(sentence).min(2),
});
export type Enrolment = z.infer<typeof enrolmentSchema>;
