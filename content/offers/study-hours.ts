import { lengthInDays } from './length.ts';
import type { Offer } from './offer-schema.ts';

/** All hours of an offer from the first day to the last, live or alone, to the nearest hour; of a workshop exactly. */
export function studyHours({
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

/** Beside a syllabus: where its hours go. `check-offers.ts` sees to it that the sum is what is sold. */
export function studyHoursSentence({ modules, projectHours }: SplitHours): string {
  const inModules = modules.reduce((sum, { hours }) => sum + hours, 0);
  return `${inModules + projectHours} hours in all: ${inModules} in the modules and ${projectHours} for the project work. They count lessons, live hours and practice together.`;
}
