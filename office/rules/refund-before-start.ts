import { addDays, type CalendarDate } from '../calendar-date.ts';
import type { Paise } from '../money.ts';
import type { Answer } from './answer.ts';

const noticeDays = 7;

export type RefundRequest = {
  askedOn: CalendarDate;
  /** The first class, or the opening of the recorded lessons; null while no date was agreed. */
  startsOn: CalendarDate | null;
  hadLmsAccess: boolean;
  feePaise: Paise;
  registrationChargePaise: Paise;
};

/**
 * "A refund is made only if you ask for it at least 1 week before the start and have not had access to the
 * LMS. Both conditions must be met." The registration charge stays with us.
 */
export function refundBeforeStart(request: RefundRequest): Answer {
  const { askedOn, startsOn, hadLmsAccess, feePaise, registrationChargePaise } = request;
  const turnsOn = startsOn === null ? null : addDays(startsOn, -noticeDays);
  const rule = 'refunds-self-paced-offline';
  const no = (because: string): Answer => ({ rule, isAllowed: false, because, turnsOn, paise: 0 });
  if (hadLmsAccess) return no('The LMS was already open to the learner.');
  if (turnsOn !== null && askedOn > turnsOn) {
    return no(`It was asked for less than 1 week before the start; the last day was ${turnsOn}.`);
  }
  const paise = feePaise - registrationChargePaise;
  if (paise === 0) return no('The registration charge is the whole fee.');
  return {
    rule,
    isAllowed: true,
    because:
      turnsOn === null
        ? 'No start was agreed yet, and the LMS was not open: the fee without the registration charge.'
        : 'Asked for in time, and the LMS was not open: the fee without the registration charge.',
    turnsOn,
    paise,
  };
}
