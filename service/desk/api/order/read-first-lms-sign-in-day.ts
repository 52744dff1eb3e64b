import type { OrderChecklist } from '#database/checklists/checklist-port.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';

/**
 * The day on which the learner first signed in to the LMS, which the rule for refunds uses; null if the checklist has
 * no such day.
 */
export const readFirstLmsSignInDay = (progress: OrderChecklist | null): CalendarDate | null =>
  progress?.steps.find(({ step }) => step === 'first sign-in')?.done?.on ?? null;
