/**
 * The figures and promises that stay as published, each with one honest line in small type that says what it
 * counts or means. What the lines of the three figures say is the owner's to confirm (see `../README.md`).
 */
import type { Family } from '../schema.ts';

export const placementClaim = {
  words: '100% placement assistance',
  meaning:
    'Every learner who completes the program gets help with CV, portfolio, interviews and openings. It is not a promise of a job.',
} as const;

/** Beside '3+ COURSES INSIDE', which stands on every card of the landing page. */
export function coursesInsideMeaning({ courses }: Pick<Family, 'courses'>): string {
  const count = courses.length;
  const here = count === 1 ? 'one course so far' : `${count} courses`;
  return `Here: ${here}. Three or more in most fields.`;
}
