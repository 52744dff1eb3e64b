/** Describes the desk's checklist of a learner in words for the learner, for the page about the learner's order. */

import { promisedStepWords } from '#contract/orders/order-words.ts';
import { formatDay } from '#contract/text/format-day.ts';
import type { OrderChecklist } from '#database/checklists/checklist-port.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';

/** The two lists of steps on the page about an order. */
export type LearnerStepLists = { stepsDone: string[]; stepsNext: string[] };

/**
 * Lists the steps that are done and the steps to come. A due day in the past is not shown, because it does not help the
 * learner.
 */
export function describeChecklistForLearner(
  { steps, startsOn }: OrderChecklist,
  today: CalendarDate,
): LearnerStepLists {
  return {
    stepsDone: steps.flatMap(({ step, done }) => {
      if (done === null) return [];
      // A confirmed batch is shown with its first day, not with the day on which it was confirmed.
      const day = step === 'batch confirmed' ? startsOn : done.on;
      const { done: words } = promisedStepWords[step];
      return [day === null ? words : `${words}: ${formatDay(day)}`];
    }),
    stepsNext: steps.flatMap(({ step, dueOn, done }) => {
      if (done !== null) return [];
      const { next } = promisedStepWords[step];
      // The first class is shown with the day on which it takes place. Its due day would be wrong, because it is the
      // later day by which staff have to record the class.
      if (step === 'first class')
        return [
          startsOn === null || startsOn < today ? next : `${next}, on ${formatDay(startsOn)}`,
        ];
      return [dueOn === null || dueOn < today ? next : `${next}, by ${formatDay(dueOn)}`];
    }),
  };
}
