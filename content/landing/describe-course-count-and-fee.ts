import { fees } from '../fees.ts';
import { formatRupees } from '../format-rupees.ts';
import type { Family } from '../schema.ts';

/**
 * Says how many courses a family has and what each costs: "2 courses, ₹3,999 each." The specification puts '3+ COURSES
 * INSIDE' on every card, which is not always true, so this sentence stands beside it.
 */
export function describeCourseCountAndFee({ courses }: Pick<Family, 'courses'>): string {
  const count = courses.length;
  const here = count === 1 ? 'One course so far,' : `${count} courses,`;
  const each = count === 1 ? '' : ' each';
  return `${here} ${formatRupees(fees.internshipRupees)}${each}.`;
}
