/** The texts and the program that the call form shows for each offer. For the page's loader. */
import { findLastDayToEnrol } from '../facts/find-last-day-to-enrol.ts';
import { offers } from '../offers.ts';
import {
  type CallFormProgramOption,
  callFormProgramOfOffer,
  formatCallMessageBeginning,
  formatCallSubjectLine,
} from './make-offer-form-words.ts';

export interface CallFormOffer {
  name: string;
  program: CallFormProgramOption;
  /**
   * What the form needs for an offer with dates: the last day to enrol, and how the message of a request begins after
   * that day.
   */
  dated?: { lastDay: string; nextDate: string };
}

export function makeCallFormData(): Readonly<Record<string, CallFormOffer>> {
  return Object.fromEntries(
    offers.map((offer) => {
      const called = { name: formatCallSubjectLine(offer), program: callFormProgramOfOffer(offer) };
      const lastDay = findLastDayToEnrol(offer, '');
      if (lastDay === null) return [offer.slug, called];
      const nextDate = formatCallMessageBeginning(offer, true);
      return [offer.slug, { ...called, dated: { lastDay: lastDay.on, nextDate } }];
    }),
  );
}
