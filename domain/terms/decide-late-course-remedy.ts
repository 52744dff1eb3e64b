import { formatDay } from '#contract/text/format-day.ts';
import { addBusinessDays, type Holidays } from '../dates/business-days.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/money.ts';
import type { TermsAnswer } from './terms-answer.ts';

const latestStartBusinessDays = 10;

type LateStart = {
  today: CalendarDate;
  publishedStart: CalendarDate;
  /** The day on which the course began; null if it has not begun. */
  beganOn: CalendarDate | null;
  /**
   * Whether the batch of the learner was cancelled. The learner then need not wait: our mail about the cancellation
   * already offers the choice.
   */
  isCancelled: boolean;
  paidPaise: Paise;
  holidays: Holidays;
};

/**
 * Whether the learner may choose a full refund or another batch, and from when. The terms: "If a course does not begin
 * within 10 business days of the published date, you may choose between a full refund and another batch." A full refund
 * includes the registration charge. If the batch is cancelled, the learner may choose at once.
 */
export function decideLateCourseRemedy({
  today,
  publishedStart,
  beganOn,
  isCancelled,
  paidPaise,
  holidays,
}: LateStart): TermsAnswer {
  const decisiveDate = addBusinessDays(publishedStart, latestStartBusinessDays, holidays);
  const isAllowed = isCancelled || (beganOn ?? today) > decisiveDate;
  const failure = isCancelled
    ? 'Its batch was cancelled'
    : 'It did not begin within 10 business days';
  return {
    rule: 'if-a-course-does-not-begin',
    isAllowed,
    because: isAllowed
      ? `${failure}: all that was paid, or another batch, as the learner chooses.`
      : `It has until ${formatDay(decisiveDate)} to begin.`,
    decisiveDate: decisiveDate,
    paise: isAllowed ? paidPaise : 0,
  };
}
