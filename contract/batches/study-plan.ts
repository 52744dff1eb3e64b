/**
 * Computes the day on which each part of a syllabus is finished, for "I have 6 hours a week, from 1 December". The
 * page's script uses this code; for browsers without JavaScript, the service does.
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
 * Returns the message in the form of the study plan: the day on which the whole syllabus is done, or what is wrong with
 * the input. Screen readers announce the message, because the dates beside the parts of the syllabus are far from the
 * form. `hours` are the hours from the beginning of the syllabus to the end of each part.
 */
export function formatStudyPlanStatus(plan: StudyPlan | null, hours: readonly number[]): string {
  if (plan === null) return invalidStudyPlanSentence;
  return `Finished on ${computeCompletionDayText(plan, Math.max(...hours))}.`;
}
