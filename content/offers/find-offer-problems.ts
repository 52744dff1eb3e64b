/**
 * Checks the offers, and what must fit them: their schema, unique slugs, promises that the fee covers, hours that add
 * up, and the study fields, mentors, workshop days and learners' projects. Returns one sentence for each mistake, as
 * `../find-content-problems.ts` prints them.
 */
import { studentProjects } from '../landing/student-projects.ts';
import {
  howWeTeachSchema,
  type LearnerProjectStoryContent,
  type StudentProject,
} from '../schema.ts';
import { learnerProjectStoriesBySlug } from '../showcase/learner-project-stories.ts';
import { catalogueContent } from './catalogue-content.ts';
import { computeTotalHours } from './hours/compute-total-hours.ts';
import { kinds } from './kinds.ts';
import { type Mentor, mentorsByOffer } from './language-and-mentors.ts';
import { type CatalogueContent, makeOffers } from './make-offers.ts';
import { type Offer, offerSchema } from './offer-schema.ts';
import { makeHowWeTeachPageWords } from './page-words/make-how-we-teach-page-words.ts';
import { studyFieldSlugs, studyFields } from './study-fields.ts';

/** Learners' projects: the cards of the landing page, and their stories by slug. */
interface LearnerProjects {
  cards: readonly StudentProject[];
  stories: Readonly<Record<string, LearnerProjectStoryContent>>;
}

export function findOfferProblems(
  all: CatalogueContent = catalogueContent,
  learners: LearnerProjects = { cards: studentProjects, stories: learnerProjectStoriesBySlug },
  mentors: Readonly<Record<string, Mentor>> = mentorsByOffer,
): string[] {
  let offers: Offer[];
  try {
    offers = makeOffers(all);
  } catch (error) {
    return [`content/offers: ${error instanceof Error ? error.message : String(error)}`];
  }
  const found = [
    ...offers.flatMap(shapeProblems),
    ...offers.flatMap(promiseProblems),
    ...slugProblems(offers),
    ...fieldProblems(offers),
    ...storyProblems(learners, offers),
    ...mentorProblems(mentors, offers),
    ...studyHoursProblems(all, offers),
    ...sessionProblems(all),
  ];
  // The page that compares the kinds of offer needs valid offers, so it is checked only if there are no other problems.
  return found.length > 0 ? found : comparisonProblems(offers);
}

function comparisonProblems(offers: readonly Offer[]): string[] {
  const { error } = howWeTeachSchema.safeParse(makeHowWeTeachPageWords(offers));
  return (error?.issues ?? []).map(
    ({ path, message }) =>
      `content/offers/page-words/make-how-we-teach-page-words.ts: ${path.join('.')}: ${message}`,
  );
}

function shapeProblems(offer: Offer): string[] {
  const { error } = offerSchema.safeParse(offer);
  return (error?.issues ?? []).map((issue) =>
    problem(offer, `${issue.path.join('.') || 'the offer'}: ${issue.message}`),
  );
}

function promiseProblems(offer: Offer): string[] {
  const { hours, feeRupees, registrationChargeRupees, afterPayment, covers } = offer;
  const found: string[] = [];
  if (hours.livePerWeek > hours.perWeek) {
    found.push(`${hours.livePerWeek} live hours do not fit into ${hours.perWeek} hours a week`);
  }
  if (registrationChargeRupees > feeRupees) {
    found.push('the registration charge is higher than the fee, of which it is a part');
  }
  for (const [name, pattern] of Object.entries(promisePatterns)) {
    if (pattern.test(afterPayment) && !pattern.test(covers.join('\n'))) {
      found.push(
        `what follows the payment (kinds.ts) promises ${name}, which the fee does not cover`,
      );
    }
    if (pattern.test(kinds[offer.kind].besidesLive) && !pattern.test(covers.join('\n'))) {
      found.push(`the fee does not cover ${name}, which it is said to pay for (kinds.ts)`);
    }
  }
  return found.map((reason) => problem(offer, reason));
}

/**
 * What a text of `kinds.ts` may promise only if the offer's `covers` names it, such as the LMS: its name, and the
 * pattern that finds it in a text.
 */
const promisePatterns = {
  'the LMS': /\bLMS\b/,
  'a mentor': /\bmentor/i,
  'a Telegram group': /\bTelegram\b/,
  'recorded lessons': /\brecorded\b/i,
  'help with placement': /\bplacement\b/i,
  'a project': /\bprojects?\b/i,
} as const;

/** Slugs identify offers in addresses, orders, brochures and covers, so they must be unique. */
function slugProblems(offers: readonly Offer[]): string[] {
  const seen = new Map<string, Offer>();
  return offers.flatMap((offer) => {
    const other = seen.get(offer.slug);
    seen.set(offer.slug, offer);
    return other
      ? [problem(offer, `the slug "${offer.slug}" belongs to "${other.title}" already`)]
      : [];
  });
}

function fieldProblems(offers: readonly Offer[]): string[] {
  return studyFieldSlugs
    .filter((slug) => !offers.some((offer) => offer.fields.includes(slug)))
    .map(
      (slug) => `content/offers/study-fields.ts: nothing is sold in "${studyFields[slug].title}"`,
    );
}

/** Checks that the hours of a syllabus and its projects add up to the hours that are sold. */
function studyHoursProblems(all: CatalogueContent, offers: readonly Offer[]): string[] {
  const split = [
    ...all.courses,
    ...all.programs.flatMap(({ terms, programs }) =>
      programs.map(({ slug, modules }) => ({ slug, modules, projectHours: terms.projectHours })),
    ),
  ];
  return split.flatMap(({ slug, modules, projectHours }) => {
    const offer = offers.find((one) => one.slug === slug);
    const needed = modules.reduce((sum, { hours }) => sum + hours, projectHours);
    const sold = offer ? computeTotalHours(offer) : needed;
    return offer && needed !== sold
      ? [problem(offer, `modules and projects take ${needed} hours, and ${sold} are sold`)]
      : [];
  });
}

function sessionProblems({ workshops }: CatalogueContent): string[] {
  return workshops
    .filter(({ days, sessions }) => sessions.length !== days)
    .map(
      ({ title, days, sessions }) =>
        `content/catalogue/workshops.ts, "${title}": sessions says what ${sessions.length} of ${days} days are about`,
    );
}

/**
 * Reports a mentor who is set for a slug that no offer has, such as a misspelt slug: the offer that was meant would
 * show the mentor of its field instead.
 */
function mentorProblems(
  mentors: Readonly<Record<string, Mentor>>,
  offers: readonly Offer[],
): string[] {
  const sold = new Set(offers.map(({ slug }) => slug));
  return Object.keys(mentors)
    .filter((slug) => !sold.has(slug))
    .map(
      (slug) =>
        `content/offers/language-and-mentors.ts: mentorsByOffer: nothing is sold as "${slug}", so nobody would learn of its mentor`,
    );
}

/** Reports a learner's project on a card that has no story, and a story whose offer is not sold. */
function storyProblems({ cards, stories }: LearnerProjects, offers: readonly Offer[]): string[] {
  const file = 'content/showcase/learner-project-stories.ts';
  const sold = new Set(offers.map(({ slug }) => slug));
  return [
    ...cards
      .filter(({ slug }) => !Object.hasOwn(stories, slug))
      .map(({ slug }) => `${file}: no story is told of "${slug}", which has a card`),
    ...Object.entries(stories)
      .filter(([, { offer }]) => !sold.has(offer))
      .map(([slug, { offer }]) => `${file}, "${slug}": offer: nothing is sold as "${offer}"`),
  ];
}

const problem = ({ kind, title }: Offer, reason: string) =>
  `content/offers, ${kind} "${title}": ${reason}`;
