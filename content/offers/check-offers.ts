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
import { lengthInDays } from './length.ts';
import { type Catalogue, makeOffers } from './make-offers.ts';
import { type Offer, offerSchema } from './offer-schema.ts';
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
    ...all.programs.flatMap(({ terms, programs }) =>
      programs.flatMap((program) => moduleHoursProblems(program, terms)),
    ),
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
  }
  return found.map((reason) => problem(offer, reason));
}

/** What not every fee pays for: it may be promised only where the list of what the fee covers names it. */
const sentAfterPayment = {
  'the LMS': /\bLMS\b/,
  'a mentor': /\bmentor/i,
  'a Telegram group': /\bTelegram\b/,
  'recorded lessons': /\brecorded\b/i,
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

/** Where the modules say their hours, they and the projects have to fit into the program's weeks. */
function moduleHoursProblems(
  { title, modules }: Catalogue['programs'][number]['programs'][number],
  { months, hoursPerWeek, projectHours }: Catalogue['programs'][number]['terms'],
): string[] {
  if (projectHours === undefined) return [];
  const entry = `content/offers, "${title}"`;
  const silent = modules.filter(({ hours }) => hours === undefined);
  if (silent.length > 0) {
    return silent.map((module) => `${entry}: the module "${module.title}" does not say its hours`);
  }
  const needed = modules.reduce((sum, { hours = 0 }) => sum + hours, projectHours);
  const weeks = Math.floor(lengthInDays({ unit: 'months', count: months }) / 7);
  const there = weeks * hoursPerWeek;
  return needed > there
    ? [`${entry}: modules and projects take ${needed} hours, and ${weeks} weeks have ${there}`]
    : [];
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
