import { fees } from '../fees.ts';
import type { Plan } from '../schema.ts';

/**
 * The three plans of the benefits section. A plan without a feature lists the feature with `available: false`. The page
 * compares plans row by row, so every plan has the same order: LMS access, projects, group (Telegram or mentorship),
 * then all others.
 */
export const plans = [
  {
    title: 'Skill X',
    feeRupees: fees.skillRupees,
    months: { from: 1, to: 2 },
    colour: 'leaf',
    link: '/Miranaya-skill-program',
    linkLabel: 'See skill programs',
    summary: 'One skill, learned well enough to use, with one project from industry.',
    features: [
      { name: '6 months LMS access', available: true },
      { name: '1 industrial project', available: true },
      { name: '6 months Telegram group', available: true },
      { name: '20+ recorded videos', available: true },
    ],
  },
  {
    title: 'Super X',
    feeRupees: fees.superRupees,
    months: { from: 4, to: 6 },
    colour: 'marigold',
    link: '/super-program',
    linkLabel: 'See super programs',
    summary: 'A whole field from the basics to job interviews, with mentors and four projects.',
    features: [
      { name: 'Lifetime LMS access', available: true },
      { name: '4 projects (2 minor, 2 major)', available: true },
      { name: 'Group mentorship', available: true },
      { name: 'Placement assistance', available: true },
      { name: 'Personality development', available: true },
      { name: 'Custom certificates', available: true },
    ],
  },
  {
    title: 'Intermediate Level',
    feeRupees: fees.intermediateRupees,
    months: { from: 3, to: 4 },
    colour: 'sky',
    // The specification links this plan to this address, and `redirects.ts` sends visitors on to
    // `/intermediate-programs`.
    link: '/Miranaya-super-program',
    linkLabel: 'See intermediate programs',
    summary:
      'For those who know the basics and want depth, a larger project and help with placement.',
    features: [
      { name: '1 year LMS access', available: true },
      { name: '2 projects (1 minor, 1 major)', available: true },
      { name: '1 year Telegram group', available: true },
      { name: 'Placement assistance', available: true },
      { name: 'Recommendation letter', available: false },
    ],
  },
] satisfies Plan[];
