import { addDays, type CalendarDate, calendarDay } from '../calendar-date.ts';
import type { Paise } from '../money.ts';
import type { Answer } from './answer.ts';

/** "At least 1 week before the start". */
export const noticeDays = 7;
/** Without an agreed start, the registration charge goes back too from so many days after the payment. */
export const noDateDays = 30;

export type RefundRequest = {
  /** Days in India, as all days of the terms. */
  askedOn: CalendarDate;
  paidOn: CalendarDate;
  /** The first class, or the opening of the recorded lessons, as published or agreed in writing; null before that. */
  startsOn: CalendarDate | null;
  /** The learner has signed in to the LMS. That somebody opened an account for them does not count. */
  hadLmsAccess: boolean;
  feePaise: Paise;
  registrationChargePaise: Paise;
};

/**
 * "A refund is made only if you ask for it at least 1 week before the start and have not had access to the
 * LMS. Both conditions must be met." The registration charge stays with us. Until a start is agreed, the request is in
 * time; when none is agreed after 30 days, the charge goes back too.
 */
export function refundBeforeStart(request: RefundRequest): Answer {
  const { askedOn, paidOn, startsOn, hadLmsAccess, feePaise, registrationChargePaise } = request;
  const rule = 'refunds-self-paced-offline';
  const wholeFeeFrom = addDays(paidOn, noDateDays);
  const turnsOn = startsOn === null ? wholeFeeFrom : addDays(startsOn, -noticeDays);
  const no = (because: string): Answer => ({ rule, isAllowed: false, because, turnsOn, paise: 0 });
  const yes = (paise: Paise, because: string): Answer =>
    paise === 0
      ? no('The registration charge is the whole fee.')
      : { rule, isAllowed: true, because, turnsOn, paise };

  if (hadLmsAccess) return no('The learner has signed in to the LMS.');
  const withoutCharge = feePaise - registrationChargePaise;
  if (startsOn !== null) {
    return askedOn > turnsOn
      ? no(
          `It was asked for less than 1 week before the start; the last day was ${calendarDay(turnsOn)}.`,
        )
      : yes(withoutCharge, 'Asked for in time: the fee without the registration charge.');
  }
  return askedOn < wholeFeeFrom
    ? yes(
        withoutCharge,
        `No start is agreed in writing: the fee without the registration charge; from ${calendarDay(wholeFeeFrom)} all that was paid.`,
      )
    : yes(
        feePaise,
        `No start is agreed in writing ${noDateDays} days after the payment: all that was paid, the registration charge too.`,
      );
}
