import { formatDay } from '#contract/text/format-day.ts';
import { addBusinessDays, type Holidays } from '../dates/business-days.ts';
import { addDays, type CalendarDate } from '../dates/calendar-date.ts';
import { paiseOfRupees } from '../money/money.ts';
import type { TermsAnswer } from './terms-answer.ts';

const costPaise = paiseOfRupees(500);
const noticeBusinessDays = 7;
const longestDays = 90;
const payBusinessDays = 5;

type Reschedule = {
  askedOn: CalendarDate;
  startsOn: CalendarDate;
  newStart: CalendarDate;
  holidays: Holidays;
};

type RescheduleAnswer = TermsAnswer & { payBy: CalendarDate };

/**
 * Whether a learner may move to a later batch. The learner has to ask at least 7 business days before the start, and
 * the new date has to be within 90 days of the original one. ₹500 are due within 5 business days of the request.
 */
export function decideRescheduling(move: Reschedule): RescheduleAnswer {
  const { askedOn, startsOn, holidays } = move;
  const decisiveDate = addBusinessDays(startsOn, -noticeBusinessDays, holidays);
  const because = whyNot(move, decisiveDate);
  return {
    rule: 'rescheduling',
    isAllowed: because === null,
    because: because ?? 'Asked for in time, to a date within 90 days.',
    decisiveDate: decisiveDate,
    paise: because === null ? costPaise : 0,
    payBy: addBusinessDays(askedOn, payBusinessDays, holidays),
  };
}

function whyNot({ askedOn, startsOn, newStart }: Reschedule, lastDay: CalendarDate): string | null {
  if (askedOn > lastDay) {
    return `It was asked for less than 7 business days before the start; the last day was ${formatDay(lastDay)}.`;
  }
  const latest = addDays(startsOn, longestDays);
  if (newStart <= startsOn) return 'Rescheduling leads to a later batch.';
  if (newStart > latest) return `The new date has to be within 90 days, by ${formatDay(latest)}.`;
  return null;
}
