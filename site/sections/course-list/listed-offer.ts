/** An offer as a row of the list: what one filters by, and what one compares in words. Made at build. */

import { type LastDay, lastDayToEnrol } from '#content/offers/last-day.ts';
import { lengthInDays } from '#content/offers/length.ts';
import { factNames, offerFacts } from '#content/offers/offer-facts.ts';
import type { Offer } from '#content/offers/offer-schema.ts';
import { type OfferRow, offerRow } from '#site/search/offer-filter.ts';
import type { OrderedRow } from '#site/search/offer-order.ts';

const shownFacts = ['fee', 'length', 'hours', 'level', 'taught', 'start'] as const;
type ShownFact = (typeof shownFacts)[number];

export interface ListedOffer extends OfferRow, OrderedRow {
  title: string;
  path: string;
  enrolPath: string;
  callPath: string;
  lastDay: LastDay | null;
  facts: Readonly<Record<ShownFact, string>>;
}

export type FactNames = Readonly<Record<ShownFact, string>>;
export const listedFactNames: FactNames = factNames;

/** @param today ISO date in India, of which a date that was published is past or not. */
export function listedOffer(offer: Offer, today: string): ListedOffer {
  const facts = offerFacts(offer, today, shownFacts).map(({ id, value }) => [id, value]);
  const { title, path, enrolPath, callPath, length } = offer;
  const lastDay = lastDayToEnrol(offer, today);
  return {
    ...offerRow(offer),
    days: Math.round(lengthInDays(length)),
    startsOn: lastDay === null || lastDay.isPast ? null : lastDay.on,
    title,
    path,
    enrolPath,
    callPath,
    lastDay,
    facts: Object.fromEntries(facts),
  };
}
