import type { Workshop } from '#content/schema.ts';
import { toIndianTimestamp } from './indian-timestamps.ts';

/** The end of a workshop as ISO text with the Indian offset: "2025-06-13T18:30:00+05:30". */
export const workshopEndOf = ({ endDate, endTime }: Workshop) =>
  toIndianTimestamp(endDate, endTime);
