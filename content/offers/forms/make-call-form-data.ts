/**
 * The texts of the call form for each offer, by slug, and which option of "Program" the form chooses. Only the page's
 * loader may call this, because it imports all offers.
 */
import { findLastDayToEnrol } from '../facts/find-last-day-to-enrol.ts';
import { offers } from '../offers.ts';
import {
  type CallFormProgramOption,
  callFormProgramOfOffer,
  formatCallMessageBeginning,
  formatCallSubjectLine,
} from './make-enrol-and-call-words.ts';

export interface CallFormOffer {
  name: string;
  program: CallFormProgramOption;
  /**
   * The offer's last day to enrol, and how the message of a call request begins after that day. Missing for an offer
   * without dates.
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
