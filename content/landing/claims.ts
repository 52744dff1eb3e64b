/**
 * The figures and promises that stay as published, each with one honest line in small type that says what it
 * counts or means. What the lines of the three figures say is the owner's to confirm (see `../README.md`).
 */
import { fees } from '../fees.ts';
import { formatRupees } from '../format-rupees.ts';
import type { Family } from '../schema.ts';

export const placementClaim = {
  words: '100% placement assistance',
  meaning:
    'Every learner who completes the program gets help with CV, portfolio, interviews and openings. It is not a promise of a job.',
} as const;

/** Beside '3+ COURSES INSIDE', which stands on every card of the landing page. */
export function coursesInsideMeaning({ courses }: Pick<Family, 'courses'>): string {
  const count = courses.length;
  const here = count === 1 ? 'One course so far,' : `${count} courses,`;
  const each = count === 1 ? '' : ' each';
  return `${here} ${formatRupees(fees.internshipRupees)}${each}.`;
}
