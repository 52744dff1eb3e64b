/** What the call form says of each offer, and chooses for it: for the loader of its page. */
import { type CallProgram, calledName, callProgram } from './form-words.ts';
import { offers } from './offers.ts';

export interface CalledOffer {
  name: string;
  program: CallProgram;
  /** The first day, of those that have a date. */
  startDate?: string;
}

export function calledOffers(): Readonly<Record<string, CalledOffer>> {
  return Object.fromEntries(
    offers.map((offer) => {
      const called = { name: calledName(offer), program: callProgram(offer) };
      const { start } = offer;
      return [
        offer.slug,
        start.at === 'dates' ? { ...called, startDate: start.startDate } : called,
      ];
    }),
  );
}
