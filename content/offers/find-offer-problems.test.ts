import { describe, expect, it } from 'vitest';
import { studentProjects } from '../landing/student-projects.ts';
import { learnerProjectStoriesBySlug } from '../showcase/learner-project-stories.ts';
import { catalogueContent } from './catalogue-content.ts';
import { findOfferProblems } from './find-offer-problems.ts';
import type { CatalogueContent } from './make-offers.ts';

/** The problems that the check finds in the catalogue after one change. */
const problemsWith = (change: Partial<CatalogueContent>) =>
  findOfferProblems({ ...catalogueContent, ...change });
const [mern, ...otherCourses] = catalogueContent.courses;
if (!mern) throw new Error('There are no courses.');
const [skill, intermediate, superGroup] = catalogueContent.programs;
if (!skill || !intermediate || !superGroup) throw new Error('A kind of program is missing.');

it('the present offers have no mistake', () => expect(findOfferProblems()).toEqual([]));

describe('a mistake is reported with the offer and the reason', () => {
  it('a slug that a workshop shares with a course', () => {
    const [first, ...others] = catalogueContent.workshops;
    const workshops = first ? [{ ...first, slug: 'mern-stack' }, ...others] : [];
    expect(problemsWith({ workshops })).toEqual([
      `content/offers, workshop "${first?.title}": the slug "mern-stack" belongs to "MERN Stack" already`,
    ]);
  });

  it('a course of a family that does not exist', () => {
    const courses = [{ ...mern, family: 'fulstack' }, ...otherCourses];
    expect(problemsWith({ courses })).toEqual([
      'content/offers, course "MERN Stack": path: must be an address of this site such as "/short-term", not ""',
    ]);
  });

  it('a heading of the needs that is left empty', () => {
    const courses = [{ ...mern, needs: { ...mern.needs, costs: ' ' } }, ...otherCourses];
    expect(problemsWith({ courses })).toEqual([
      'content/offers, course "MERN Stack": needs.costs: must not be empty',
    ]);
  });

  it('an unknown level', () => {
    const courses = [{ ...mern, level: 'begginer' as 'zero' }, ...otherCourses];
    expect(problemsWith({ courses })[0]).toContain('course "MERN Stack": level: ');
  });

  it('more live hours than hours', () => {
    const terms = { ...skill.terms, liveHoursPerWeek: 7 };
    const programs = [{ ...skill, terms }, intermediate, superGroup];
    const problems = problemsWith({ programs });
    expect(problems).toHaveLength(skill.programs.length);
    expect(problems[0]).toBe(
      `content/offers, skill "${skill.programs[0]?.title}": 7 live hours do not fit into 6 hours a week`,
    );
  });

  it('a promise for the time after the payment, or beside the live hours, that the fee does not cover', () => {
    const terms = { ...skill.terms, features: ['1 project', 'Recorded videos', 'A certificate'] };
    const programs = [{ ...skill, terms }, intermediate, superGroup];
    const problems = problemsWith({ programs });
    expect(problems.slice(0, 3)).toEqual([
      `content/offers, skill "${skill.programs[0]?.title}": what follows the payment (kinds.ts) promises the LMS, which the fee does not cover`,
      `content/offers, skill "${skill.programs[0]?.title}": the fee does not cover the LMS, which it is said to pay for (kinds.ts)`,
      `content/offers, skill "${skill.programs[0]?.title}": what follows the payment (kinds.ts) promises a Telegram group, which the fee does not cover`,
    ]);
  });

  it('modules and projects whose hours do not add up to the hours that are sold', () => {
    const [track] = superGroup.programs;
    const terms = { ...superGroup.terms, hoursPerWeek: 12 };
    const programs = [skill, intermediate, { ...superGroup, terms }];
    expect(problemsWith({ programs })).toContain(
      `content/offers, super "${track?.title}": modules and projects take 365 hours, and 313 are sold`,
    );
    const courses = [{ ...mern, durationWeeks: mern.durationWeeks + 1 }, ...otherCourses];
    expect(problemsWith({ courses })[0]).toMatch(
      /^content\/offers, course "MERN Stack": modules and projects take \d+ hours, and \d+ are sold$/,
    );
  });

  it('a workshop that does not describe each of its days', () => {
    const [first, ...others] = catalogueContent.workshops;
    const workshops = first ? [{ ...first, sessions: first.sessions.slice(1) }, ...others] : [];
    expect(problemsWith({ workshops })).toContain(
      `content/catalogue/workshops.ts, "${first?.title}": sessions says what ${(first?.days ?? 0) - 1} of ${first?.days} days are about`,
    );
  });

  it('a field without any offer', () => {
    const courses = catalogueContent.courses.filter(({ fields }) => !fields.includes('mobile'));
    expect(findOfferProblems({ ...catalogueContent, courses }, { cards: [], stories: {} })).toEqual(
      ['content/offers/study-fields.ts: nothing is sold in "Android and iOS apps"'],
    );
  });

  it('a learner’s project without a story, and one that was made in no offer of ours', () => {
    const [story] = Object.values(learnerProjectStoriesBySlug);
    if (!story) throw new Error('There are no stories.');
    const stories = { 'mess-menu': { ...story, offer: 'mern-stak' } };
    const cards = studentProjects.filter(({ slug }) => ['mess-menu', 'bus-pass'].includes(slug));
    expect(findOfferProblems(catalogueContent, { cards, stories })).toEqual([
      'content/showcase/learner-project-stories.ts: no story is told of "bus-pass", which has a card',
      'content/showcase/learner-project-stories.ts, "mess-menu": offer: nothing is sold as "mern-stak"',
    ]);
  });

  it('a mentor for an offer that does not exist', () => {
    const mentor = {
      kind: 'person',
      name: 'Asha Rao',
      role: 'Engineer',
      about: 'Builds.',
    } as const;
    const learners = { cards: studentProjects, stories: learnerProjectStoriesBySlug };
    const mentors = { 'mern-stak': mentor, 'mern-stack': mentor };
    expect(findOfferProblems(catalogueContent, learners, mentors)).toEqual([
      'content/offers/language-and-mentors.ts: mentorsByOffer: nothing is sold as "mern-stak", so nobody would learn of its mentor',
    ]);
  });

  it('a fee that is not a fee, and a certificate that does not exist', () => {
    expect(
      problemsWith({ courseTerms: { ...catalogueContent.courseTerms, feeRupees: 0 } }),
    ).toEqual(['content/offers: A fee is a whole number of rupees above 0, not 0.']);
    expect(problemsWith({ certificates: [] })).toEqual([
      'content/offers: No certificate is called internship.',
    ]);
  });
});
