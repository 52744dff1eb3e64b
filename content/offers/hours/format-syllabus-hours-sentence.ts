import type { SplitHours } from './compute-total-hours.ts';

/**
 * Says how many hours a syllabus takes in all, in the modules, and for the project work. `find-offer-problems.ts` makes
 * sure that their sum is the hours that are sold.
 */
export function formatSyllabusHoursSentence({ modules, projectHours }: SplitHours): string {
  const inModules = modules.reduce((sum, { hours }) => sum + hours, 0);
  return `${inModules + projectHours} hours in all: ${inModules} in the modules and ${projectHours} for the project work. They count lessons, live hours and practice together.`;
}
