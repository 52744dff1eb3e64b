/**
 * When classes and calls are, and for how many learners: facts for the answers in `questions.ts`. Sample: the owner
 * sets them. Times are Indian time on the 24-hour clock.
 */
import type { ClassTimesAndSizes } from './schema.ts';

export const classTimesAndSizes = {
  isSample: true,
  weekdays: { days: 'Monday to Friday', opens: '19:00', closes: '21:00' },
  weekend: { days: 'Saturday and Sunday', opens: '10:00', closes: '13:00' },
  mostInClass: 30,
  mostInGroup: 12,
  callDays: 'every day of the week',
} satisfies ClassTimesAndSizes;
