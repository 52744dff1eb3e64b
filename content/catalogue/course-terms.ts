import { fees } from '../fees.ts';
import type { CourseTerms } from '../schema.ts';

/**
 * Everything that the fee of a course pays for. Each course is sold as an internship, and nothing is added at payment.
 */
export const courseTerms = {
  feeRupees: fees.internshipRupees,
  liveHoursPerWeek: 1,
  covers: [
    'All recorded lessons, at your own pace over the weeks of the course',
    'One live hour a week with a mentor',
    'The project, which is your internship, and its review',
    'The certificate of internship, with your project on it',
    'Help with placement: CV, portfolio, interviews and openings; not a promise of a job',
  ],
} satisfies CourseTerms as CourseTerms;
