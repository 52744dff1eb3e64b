import { formatDay } from '#contract/text/format-day.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/money.ts';
import type { TermsAnswer } from './terms-answer.ts';

const leastAttendancePercent = 85;

type GuaranteeClaim = {
  askedOn: CalendarDate;
  paidOn: CalendarDate;
  endsOn: CalendarDate;
  /** Only super programs have the job guarantee. */
  hasGuarantee: boolean;
  classes: { held: number; attended: number };
  allProjectsCompleted: boolean;
  hasJobOffer: boolean;
  feePaise: Paise;
  registrationChargePaise: Paise;
};

/**
 * Whether the job guarantee gives a learner the fee back, and how much. The terms: "… at its end if you have no job
 * offer, but only if you have attended at least 85% … and completed the projects."
 */
export function decideJobGuaranteeRefund(claim: GuaranteeClaim): TermsAnswer {
  const { askedOn, paidOn, endsOn, classes, feePaise, registrationChargePaise } = claim;
  const no = (because: string): TermsAnswer => ({
    rule: 'refunds-job-guarantee',
    isAllowed: false,
    because,
    decisiveDate: endsOn,
    paise: 0,
  });
  if (!claim.hasGuarantee) return no('Only super programs carry the job guarantee.');
  if (endsOn < paidOn) return no('That program ended before this order was paid.');
  if (askedOn < endsOn)
    return no(`It can be asked for at the end of the program, on ${formatDay(endsOn)}.`);
  if (claim.hasJobOffer) return no('The learner has a job offer.');
  // The rule is computed in whole numbers: 85 % of 20 classes is 17, and the rounding of a fraction must not
  // decide.
  if (classes.attended * 100 < classes.held * leastAttendancePercent || classes.held === 0) {
    return no(
      `The learner attended ${classes.attended} of ${classes.held} classes; 85% are needed.`,
    );
  }
  if (!claim.allProjectsCompleted) return no('Not all projects were completed.');
  return {
    rule: 'refunds-job-guarantee',
    isAllowed: true,
    because: 'All conditions of the guarantee are met: the fee without the registration charge.',
    decisiveDate: endsOn,
    paise: feePaise - registrationChargePaise,
  };
}
