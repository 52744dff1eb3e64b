import { formatDay } from '#contract/text/format-day.ts';
import { addBusinessDays, type Holidays } from '../dates/business-days.ts';
import { addDays, addMonths, type CalendarDate } from '../dates/calendar-date.ts';
import { type Paise, paiseOfRupees } from '../money/money.ts';
import type { TermsAnswer } from './terms-answer.ts';

const costPaise = paiseOfRupees(500);
const noticeDays = 7;
const payDays = 3;
const formBusinessDays = 3;
const confirmBusinessDays = { from: 5, to: 7 };

/**
 * The price of a change of course: ₹500 plus the price difference. A change to a cheaper course refunds nothing,
 * because the terms name no such refund.
 */
export const computeCourseChangePricePaise = (paidPaise: Paise, otherFeePaise: Paise): Paise =>
  Math.max(0, otherFeePaise - paidPaise) + costPaise;

type CourseChange = {
  askedOn: CalendarDate;
  changesBefore: number;
  /** The day on which the course starts; null until a date is agreed. */
  startsOn: CalendarDate | null;
  endsOn: CalendarDate;
  alternativeEndsOn: CalendarDate;
  holidays: Holidays;
};

type CourseChangeAnswer = TermsAnswer & {
  costPaise: Paise;
  payBy: CalendarDate;
  formBy: CalendarDate;
  confirmedBetween: { from: CalendarDate; to: CalendarDate };
};

/**
 * Whether the course can be changed. The terms allow this once. The change must be asked for at least 1 week before the
 * start, and the other course may end at most 1 month later. It costs ₹500.
 */
export function decideCourseChange(change: CourseChange): CourseChangeAnswer {
  const { askedOn, startsOn, holidays } = change;
  const decisiveDate = startsOn === null ? null : addDays(startsOn, -noticeDays);
  const because = whyNot(change, decisiveDate);
  return {
    rule: 'changing-your-course',
    isAllowed: because === null,
    because: because ?? 'The first change, asked for in time, to a course that ends in time.',
    decisiveDate: decisiveDate,
    paise: because === null ? costPaise : 0,
    costPaise,
    payBy: addDays(askedOn, payDays),
    formBy: addBusinessDays(askedOn, formBusinessDays, holidays),
    confirmedBetween: {
      from: addBusinessDays(askedOn, confirmBusinessDays.from, holidays),
      to: addBusinessDays(askedOn, confirmBusinessDays.to, holidays),
    },
  };
}

function whyNot(change: CourseChange, lastDay: CalendarDate | null): string | null {
  const { askedOn, changesBefore, endsOn, alternativeEndsOn } = change;
  if (changesBefore > 0) return 'The course was changed once already.';
  if (lastDay !== null && askedOn > lastDay) {
    return `It was asked for less than 1 week before the start; the last day was ${formatDay(lastDay)}.`;
  }
  const latestEnd = addMonths(endsOn, 1);
  if (alternativeEndsOn > latestEnd) {
    return `The other course ends on ${formatDay(alternativeEndsOn)}; it has to end by ${formatDay(latestEnd)}.`;
  }
  return null;
}
