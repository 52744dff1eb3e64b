/** The desk's words for the steps of a checklist and their due days. */

import type { ChecklistStep } from '#domain/checklists/learner.ts';
import type { LearnerListName } from '#domain/checklists/learner-list-names.ts';
import type { LearnerStep } from '#domain/checklists/learner-steps.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { momentOfIndianHour } from '#domain/dates/moment-of-indian-time.ts';
import type { DeskEventType } from '#domain/desk-event-types.ts';
import { formatRelativeDay } from '../words/format-moment.ts';

export const learnerStepWords: Readonly<Record<LearnerStep, string>> = {
  'batch confirmed': 'Batch confirmed',
  'welcome sent': 'Welcome sent',
  'platform opened': 'Learning platform opened by us',
  'first sign-in': 'First sign-in of the learner',
  'group joined': 'Group joined',
  'first class': 'First class attended',
  internship: 'Internship done: project accepted',
  certificate: 'Certificate sent',
};

/** What staff have to do for an open step. */
export const learnerTaskWords: Readonly<Record<LearnerStep, string>> = {
  'batch confirmed': 'Confirm the batch',
  'welcome sent': 'Send the welcome message',
  'platform opened': 'Open the learning platform',
  'first sign-in': 'Check the first sign-in',
  'group joined': 'Check that the group was joined',
  'first class': 'Check that the first class was attended',
  internship: 'Accept the internship project',
  certificate: 'Send the certificate',
};

export const learnerListWords: Readonly<Record<LearnerListName, string>> = {
  due: 'To do now',
  open: 'All open',
  'not signed in': 'Begun, not signed in',
  complete: 'Complete',
};

export const learnerEventWords: Readonly<
  Record<Extract<DeskEventType, `learner.${string}`>, string>
> = {
  'learner.step-done': 'Noted a step of a learner',
  'learner.step-undone': 'Took a step of a learner back',
  'learner.dates-agreed': 'Agreed on the dates of a learner',
  'learner.assigned': 'Gave a learner to somebody',
};

export const formatRelativeCalendarDate = (day: CalendarDate, now: Date) =>
  formatRelativeDay(momentOfIndianHour(day, 12), now);

type StepDue = { look: 'late' | 'fresh' | ''; words: string };

export function describeStepDueWithLook({ step, dueOn }: ChecklistStep, now: Date): StepDue {
  if (dueOn === null)
    return {
      look: '',
      words: step === 'batch confirmed' ? 'no day yet' : 'once the dates are known',
    };
  const today = indianDay(now);
  const words = formatRelativeCalendarDate(dueOn, now);
  if (dueOn < today) return { look: 'late', words: `late, was due ${words}` };
  return { look: dueOn === today ? 'fresh' : '', words: `due ${words}` };
}
