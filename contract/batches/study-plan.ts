/**
 * Computes the day on which each part of a syllabus is finished, for "I have 6 hours a week, from 1 December". The
 * script of the page uses this code. For browsers without JavaScript, the service uses it.
 */
import { formatDay } from '../text/format-day.ts';

export const studyPlanFields = { hours: 'hours', from: 'from' } as const;
export const studyPlanLimits = { fewestHours: 1, mostHours: 60 } as const;
export const invalidStudyPlanSentence =
  'Write how many hours a week you have, from 1 to 60, and your first day.';

interface StudyPlan {
  hoursPerWeek: number;
  /** The first day, as an ISO date. */
  from: string;
}

const dayMs = 86_400_000;

/**
 * Reads the hours a week and the first day as typed. Null if one of them is invalid, such as a day that does not exist.
 */
export function readStudyPlan(hours: string, from: string): StudyPlan | null {
  const hoursPerWeek = /^\d{1,2}$/.test(hours.trim()) ? Number(hours) : 0;
  const { fewestHours, mostHours } = studyPlanLimits;
  if (hoursPerWeek < fewestHours || hoursPerWeek > mostHours) return null;
  const at = /^20\d\d-\d\d-\d\d$/.test(from) ? Date.parse(from) : Number.NaN;
  // JavaScript parses 30 February as 2 March. So the parsed day is written again and compared with the typed one.
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== from) return null;
  return { hoursPerWeek, from };
}

/** Formats the day on which the first `hours` hours of a syllabus are done: "14 December 2026". */
export function computeCompletionDayText({ hoursPerWeek, from }: StudyPlan, hours: number): string {
  const days = Math.max(1, Math.ceil((hours * 7) / hoursPerWeek));
  const day = new Date(Date.parse(from) + (days - 1) * dayMs);
  return formatDay(day.toISOString().slice(0, 10));
}

/**
 * Says at the form what it did: the day on which everything is done, or what is wrong with the plan. A screen reader
 * reads this; the days beside the parts are away from the form. `hours` are those of each part, from the beginning.
 */
export function formatStudyPlanStatus(plan: StudyPlan | null, hours: readonly number[]): string {
  if (plan === null) return invalidStudyPlanSentence;
  return `Finished on ${computeCompletionDayText(plan, Math.max(...hours))}.`;
}
