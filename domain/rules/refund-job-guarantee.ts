import type { CalendarDate } from '../calendar-date.ts';
import type { Paise } from '../money.ts';
import type { Answer } from './answer.ts';

const leastAttendancePercent = 85;

export type GuaranteeClaim = {
  askedOn: CalendarDate;
  endsOn: CalendarDate;
  /** Only the super programs are job-guarantee programs. */
  hasGuarantee: boolean;
  classes: { held: number; attended: number };
  allProjectsCompleted: boolean;
  hasJobOffer: boolean;
  feePaise: Paise;
  registrationChargePaise: Paise;
};

/** "… at its end if you have no job offer, but only if you have attended at least 85% … and completed the projects." */
export function refundJobGuarantee(claim: GuaranteeClaim): Answer {
  const { askedOn, endsOn, classes, feePaise, registrationChargePaise } = claim;
  const no = (because: string): Answer => ({
    rule: 'refunds-job-guarantee',
    isAllowed: false,
    because,
    turnsOn: endsOn,
    paise: 0,
  });
  if (!claim.hasGuarantee) return no('Only super programs carry the job guarantee.');
  if (askedOn < endsOn) return no(`It can be asked for at the end of the program, on ${endsOn}.`);
  if (claim.hasJobOffer) return no('The learner has a job offer.');
  // Counted in whole numbers: 85 % of 20 classes are 17, and no fraction may decide.
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
    turnsOn: endsOn,
    paise: feePaise - registrationChargePaise,
  };
}
