import { fees } from '../fees.ts';
import { formatRupees } from '../format-rupees.ts';
import type { Family } from '../schema.ts';

/** Explains '3+ COURSES INSIDE', which is on every card of the landing page. */
export function describeCourseCountAndFee({ courses }: Pick<Family, 'courses'>): string {
  const count = courses.length;
  const here = count === 1 ? 'One course so far,' : `${count} courses,`;
  const each = count === 1 ? '' : ' each';
  return `${here} ${formatRupees(fees.internshipRupees)}${each}.`;
}
