import { fees } from '../fees.ts';
import { formatRupees } from '../format-rupees.ts';
import type { Family } from '../schema.ts';

/**
 * Says how many courses a family really has and what they cost, beside the text '3+ COURSES INSIDE', which the
 * specification puts on every card.
 */
export function describeCourseCountAndFee({ courses }: Pick<Family, 'courses'>): string {
  const count = courses.length;
  const here = count === 1 ? 'One course so far,' : `${count} courses,`;
  const each = count === 1 ? '' : ' each';
  return `${here} ${formatRupees(fees.internshipRupees)}${each}.`;
}
