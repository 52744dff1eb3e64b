import { lengthInDays } from '../length.ts';
import type { Offer } from '../offer-schema.ts';

/** All hours of an offer, live and working alone: exact for a workshop, otherwise rounded to whole hours. */
export function computeTotalHours({
  kind,
  hours,
  length,
}: Pick<Offer, 'kind' | 'hours' | 'length'>): number {
  if (kind === 'workshop') return hours.perWeek;
  return Math.round((hours.perWeek * lengthInDays(length)) / 7);
}

export interface SplitHours {
  modules: readonly { hours: number }[];
  projectHours: number;
}
