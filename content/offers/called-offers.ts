/** What the call form says of each offer, and chooses for it: for the loader of its page. */
import { type CallProgram, calledName, callMessage, callProgram } from './form-words.ts';
import { offers } from './offers.ts';

export interface CalledOffer {
  name: string;
  program: CallProgram;
  /** Of those that have dates: the last day on which it can be bought, and what the message says after it. */
  dated?: { lastDay: string; nextDate: string };
}

export function calledOffers(): Readonly<Record<string, CalledOffer>> {
  return Object.fromEntries(
    offers.map((offer) => {
      const called = { name: calledName(offer), program: callProgram(offer) };
      const { start } = offer;
      if (start.at === 'request') return [offer.slug, called];
      const nextDate = callMessage(offer, true);
      return [offer.slug, { ...called, dated: { lastDay: start.startDate, nextDate } }];
    }),
  );
}
