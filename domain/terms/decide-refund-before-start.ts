import { formatDay } from '#contract/text/format-day.ts';
import { addDays, type CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/money.ts';
import type { TermsAnswer } from './terms-answer.ts';

/** How long before the start a refund must be asked for. The terms say: "At least 1 week before the start". */
export const refundNoticeDays = 7;
/**
 * The number of days after the payment within which a start has to be agreed. If none is agreed by then, the refund
 * includes the registration charge.
 */
export const fullRefundDaysWithoutStart = 30;

type RefundRequest = {
  /** The day of the request in India. All dates in the terms are days in India. */
  askedOn: CalendarDate;
  paidOn: CalendarDate;
  /**
   * The day of the first class, or the day on which the recorded lessons open, as published or agreed in writing;
   * null until then.
   */
  startsOn: CalendarDate | null;
  /** Whether the learner signed in to the LMS. An account that we opened for the learner does not count. */
  hadLmsAccess: boolean;
  /** The sum that was paid: the fee, or the instalments so far. */
  paidPaise: Paise;
  registrationChargePaise: Paise;
};

/**
 * Whether a learner who asks before the start gets a refund, and how much. The terms: "A refund is made only if you ask
 * for it at least 1 week before the start and have not had access to the LMS. Both conditions must be met." The
 * registration charge is not refunded. Before a start is agreed, every request is in time. If none is agreed 30 days
 * after the payment, the charge is refunded too.
 */
export function decideRefundBeforeStart(request: RefundRequest): TermsAnswer {
  const { askedOn, paidOn, startsOn, hadLmsAccess, paidPaise, registrationChargePaise } = request;
  const rule = 'refunds-self-paced-offline';
  const wholeFeeFrom = addDays(paidOn, fullRefundDaysWithoutStart);
  const decisiveDate = startsOn === null ? wholeFeeFrom : addDays(startsOn, -refundNoticeDays);
  const no = (because: string): TermsAnswer => ({
    rule,
    isAllowed: false,
    because,
    decisiveDate: decisiveDate,
    paise: 0,
  });
  const yes = (paise: Paise, because: string): TermsAnswer =>
    paise === 0
      ? no('No more than the registration charge was paid.')
      : { rule, isAllowed: true, because, decisiveDate: decisiveDate, paise };

  if (hadLmsAccess) return no('The learner has signed in to the LMS.');
  const withoutCharge = paidPaise - registrationChargePaise;
  if (startsOn !== null) {
    return askedOn > decisiveDate
      ? no(
          `It was asked for less than 1 week before the start; the last day was ${formatDay(decisiveDate)}.`,
        )
      : yes(withoutCharge, 'Asked for in time: the fee without the registration charge.');
  }
  return askedOn < wholeFeeFrom
    ? yes(
        withoutCharge,
        `No start is agreed in writing: the fee without the registration charge; from ${formatDay(wholeFeeFrom)} all that was paid.`,
      )
    : yes(
        paidPaise,
        `No start is agreed in writing ${fullRefundDaysWithoutStart} days after the payment: all that was paid, the registration charge too.`,
      );
}
