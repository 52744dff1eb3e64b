/**
 * The stories of learners' projects on `/learner-projects`, by slug. Those in this file are samples. They are not in
 * `landing/student-projects.ts`, because the landing page shows only the cards and should not load the stories.
 */
import type { EntryFields } from '#contract/published/published-entries.ts';
import { publishedFacts } from '../published-facts-at-render.ts';
import type { LearnerProjectStoryContent } from '../schema.ts';

export const defaultStoriesBySlug = {
  'mess-menu': {
    offer: 'mern-stack',
    problem:
      'A hostel mess cooked for everyone who lived there, and a third of the plates came back on Sundays. Nobody knew beforehand who would be away.',
    built: [
      'A page on which a student marks the meals to skip, open until 08:00 PM the evening before',
      'A screen in the kitchen with tomorrow’s count for each meal, and nothing else',
      'A monthly list for the warden, from which rebates are worked out',
    ],
    hard: 'The cut-off. Phones have wrong clocks, so the server alone decides what is late, and says so before the student types.',
    next: 'Reminders by message, once the mess has asked the students whether they want them.',
  },
  'bus-pass': {
    offer: 'flutter',
    problem:
      'Passes were paper, got wet in July, and were checked by a driver who could not leave his seat.',
    built: [
      'An application form with a photograph, answered at the college counter',
      'A QR code that is shown to the driver and works without a network',
      'A checking app for the driver that says yes or no in large letters',
    ],
    hard: 'A code that can’t be copied to a friend’s phone. It changes every half minute, and the checker needs no network to know it.',
    next: 'Paying online, when the college has an account to pay into.',
  },
  'kirana-dashboard': {
    offer: 'power-bi',
    problem:
      'The owner of a neighbourhood shop reordered by memory, and had eleven kinds of biscuits and no match-boxes.',
    built: [
      'Two years of bills cleaned in Power Query: forty spellings of one brand made one',
      'A model with a proper calendar, festivals marked',
      'One page that says what to reorder this week, and how sure that is',
    ],
    hard: 'Telling what did not sell from what was not there to be sold: a gap in the sales can mean either.',
    next: 'The same page for the phone, which is where the owner looks.',
  },
  'leaf-disease': {
    offer: 'machine-learning',
    problem:
      'Farmers send photographs of leaves to a call centre and wait three days for an answer that they need the same evening.',
    built: [
      'A classifier for four diseases and healthy leaves, fine-tuned from a pretrained network',
      'A picture beside each answer that shows which part of the leaf decided it',
      'A table of its mistakes, by disease and by phone model',
    ],
    hard: 'The first model was right for the wrong reason: diseased leaves had been photographed on a white sheet, healthy ones in the field.',
    next: 'An answer of “I can’t tell” whenever the picture is not a paddy leaf.',
  },
  'tank-controller': {
    offer: 'c-embedded',
    problem: 'An overhead tank ran over every morning, and twice the pump ran dry and burnt out.',
    built: [
      'A controller that reads two float switches and starts and stops the pump',
      'Protection: no flow within a minute stops the pump and sounds a buzzer',
      'A log of every start, read out over a cable',
    ],
    hard: 'Float switches chatter when water moves. A state machine with times in it starts the pump once, not forty times.',
    next: 'Measuring the current of the pump in place of the flow switch.',
  },
  'pipe-vice': {
    offer: 'solidworks-creo-inventor',
    problem:
      'A college workshop had one good pipe vice, no drawing of it, and wanted five more from the foundry next door.',
    built: [
      'Every part measured, sketched by hand and modelled',
      'Fits for the screw and its nut, tolerances on the jaws, an interference check',
      'Seven sheets with a parts list, released after two rounds of red marks',
    ],
    hard: 'The casting had no two equal walls. Deciding which dimensions matter, and leaving the rest to the pattern maker, took a week.',
    next: 'The foundry has asked for a core drawing.',
  },
  'two-bedroom-plan': {
    offer: 'autocad-civil',
    problem:
      'A family had a plot of 30 by 40 feet, a budget, and three plans from three people that did not agree on where north was.',
    built: [
      'A site plan from their deed and a tape measure, checked by diagonals',
      'Floor plan, section and elevation on layered sheets, ready to plot',
      'An area statement by the town’s bye-laws, with the setbacks drawn in',
    ],
    hard: 'The stair. It took four tries until a person could stand upright on every step of it.',
    next: 'The sanction drawing, which a registered professional has to sign.',
  },
} satisfies Record<string, LearnerProjectStoryContent> as Record<
  string,
  LearnerProjectStoryContent
>;

/** The story in a published project; undefined if a part is missing, because a page shows a story only as a whole. */
function storyOf({ offer, problem, built, hard, next }: EntryFields<'projects'>) {
  const isWhole = offer && problem && built && hard && next;
  return isWhole ? { offer, problem, built, hard, next } : undefined;
}

/**
 * The stories by slug, as pages show them: stories that staff have published replace those in this file, or add to
 * them. If staff hid a project, its story is left out.
 */
export const learnerProjectStoriesBySlug: Readonly<Record<string, LearnerProjectStoryContent>> =
  mergePublishedStories(publishedFacts.entries?.projects ?? {});

function mergePublishedStories(changes: Readonly<Record<string, EntryFields<'projects'> | null>>) {
  const stories = { ...defaultStoriesBySlug };
  for (const [slug, fields] of Object.entries(changes)) {
    const story = fields && storyOf(fields);
    if (story) stories[slug] = story;
    if (fields === null) delete stories[slug];
  }
  return stories;
}
