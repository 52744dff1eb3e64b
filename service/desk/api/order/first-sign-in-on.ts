import type { LearnerProgress } from '#database/checklists/checklist-port.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';

/** The day of the learner's first sign-in to the LMS, from which refunds count; null before it. */
export const firstSignInOn = (progress: LearnerProgress | null): CalendarDate | null =>
  progress?.steps.find(({ step }) => step === 'first sign-in')?.done?.on ?? null;
