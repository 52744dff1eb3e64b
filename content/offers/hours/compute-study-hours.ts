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

interface SplitHours {
  modules: readonly { hours: number }[];
  projectHours: number;
}

/**
 * Says how many hours a syllabus takes in all, in the modules, and for the project work. `find-offer-problems.ts` makes
 * sure that their sum is the hours that are sold.
 */
export function formatSyllabusHoursSentence({ modules, projectHours }: SplitHours): string {
  const inModules = modules.reduce((sum, { hours }) => sum + hours, 0);
  return `${inModules + projectHours} hours in all: ${inModules} in the modules and ${projectHours} for the project work. They count lessons, live hours and practice together.`;
}
