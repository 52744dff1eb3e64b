/**
 * What no single entry of the catalogue can know about what is sold: that every offer is complete, that no two
 * share a slug, that nothing promises more than fits. One sentence per mistake, as `../check.ts` prints them.
 */
import { studentProjects } from '../landing/student-projects.ts';
import { howWeTeachSchema, type LearnerProject, type StudentProject } from '../schema.ts';
import { learnerProjects } from '../showcase/learner-projects.ts';
import { catalogue } from './catalogue.ts';
import { fieldSlugs, fields } from './fields.ts';
import { howWeTeach } from './how-we-teach.ts';
import { kinds } from './kinds.ts';
import { type Catalogue, makeOffers } from './make-offers.ts';
import { type Offer, offerSchema } from './offer-schema.ts';
import { studyHours } from './study-hours.ts';
import { type Mentor, mentorsByOffer } from './teaching.ts';

/** What learners made: the cards of the landing page, and the story of each by its slug. */
interface LearnersWork {
  cards: readonly StudentProject[];
  stories: Readonly<Record<string, LearnerProject>>;
}

export function findOfferProblems(
  all: Catalogue = catalogue,
  learners: LearnersWork = { cards: studentProjects, stories: learnerProjects },
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
  // The page that compares them is made of offers that are right.
  return found.length > 0 ? found : comparisonProblems(offers);
}

function comparisonProblems(offers: readonly Offer[]): string[] {
  const { error } = howWeTeachSchema.safeParse(howWeTeach(offers));
  return (error?.issues ?? []).map(
    ({ path, message }) => `content/offers/how-we-teach.ts: ${path.join('.')}: ${message}`,
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
  for (const [name, pattern] of Object.entries(sentAfterPayment)) {
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

/** What not every fee pays for: it may be promised only where the list of what the fee covers names it. */
const sentAfterPayment = {
  'the LMS': /\bLMS\b/,
  'a mentor': /\bmentor/i,
  'a Telegram group': /\bTelegram\b/,
  'recorded lessons': /\brecorded\b/i,
  'help with placement': /\bplacement\b/i,
  'a project': /\bprojects?\b/i,
} as const;

/** An offer is known by its slug everywhere: in addresses, orders, brochures and covers. */
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
  return fieldSlugs
    .filter((slug) => !offers.some((offer) => offer.fields.includes(slug)))
    .map((slug) => `content/offers/fields.ts: nothing is sold in "${fields[slug].title}"`);
}

/** The hours of a syllabus and of its projects are those that are sold, no fewer and no more. */
function studyHoursProblems(all: Catalogue, offers: readonly Offer[]): string[] {
  const split = [
    ...all.courses,
    ...all.programs.flatMap(({ terms, programs }) =>
      programs.map(({ slug, modules }) => ({ slug, modules, projectHours: terms.projectHours })),
    ),
  ];
  return split.flatMap(({ slug, modules, projectHours }) => {
    const offer = offers.find((one) => one.slug === slug);
    const needed = modules.reduce((sum, { hours }) => sum + hours, projectHours);
    const sold = offer ? studyHours(offer) : needed;
    return offer && needed !== sold
      ? [problem(offer, `modules and projects take ${needed} hours, and ${sold} are sold`)]
      : [];
  });
}

function sessionProblems({ workshops }: Catalogue): string[] {
  return workshops
    .filter(({ days, sessions }) => sessions.length !== days)
    .map(
      ({ title, days, sessions }) =>
        `content/catalogue/workshops.ts, "${title}": sessions says what ${sessions.length} of ${days} days are about`,
    );
}

/** A mentor of what is not sold would never be named, and a mistyped slug leaves the real offer without one. */
function mentorProblems(
  mentors: Readonly<Record<string, Mentor>>,
  offers: readonly Offer[],
): string[] {
  const sold = new Set(offers.map(({ slug }) => slug));
  return Object.keys(mentors)
    .filter((slug) => !sold.has(slug))
    .map(
      (slug) =>
        `content/offers/teaching.ts: mentorsByOffer: nothing is sold as "${slug}", so nobody would learn of its mentor`,
    );
}

/** Every card has a story, and every story names what it was made in. */
function storyProblems({ cards, stories }: LearnersWork, offers: readonly Offer[]): string[] {
  const file = 'content/showcase/learner-projects.ts';
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
