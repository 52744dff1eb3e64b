/** An offer as a row of the list: what one filters by, and what one compares in words. Made at build. */
import { formatDateRange } from '#content/format-date-range.ts';
import { type LastDay, lastDayToEnrol } from '#content/offers/last-day.ts';
import { formatLength, lengthInDays } from '#content/offers/length.ts';
import { rupeesPerLiveHour } from '#content/offers/live-hours.ts';
import { offerFigures } from '#content/offers/offer-figures.ts';
import type { Offer } from '#content/offers/offer-schema.ts';
import { type OfferRow, offerRow } from '#site/search/offer-filter.ts';
import type { OrderedRow } from '#site/search/offer-order.ts';

export interface ListedOffer extends OfferRow, OrderedRow {
  title: string;
  /** What is taught, in the offer's own line. */
  text: string;
  /** "18 weeks". */
  lasts: string;
  /** "8 hours a week, 1 of them live", "10 hours, all live". */
  hours: string;
  /** The dates of a start that lies ahead; null when there is none. */
  starts: string | null;
  path: string;
  enrolPath: string;
  callPath: string;
  lastDay: LastDay | null;
}

/** @param today ISO date in India, of which a date that was published is past or not. */
export function listedOffer(offer: Offer, today: string): ListedOffer {
  const { title, text, path, enrolPath, callPath, length, start } = offer;
  const lastDay = lastDayToEnrol(offer, today);
  const isAhead = lastDay !== null && !lastDay.isPast;
  const [, , hours] = offerFigures(offer);
  return {
    ...offerRow(offer),
    days: Math.round(lengthInDays(length)),
    rupeesPerLiveHour: rupeesPerLiveHour(offer),
    startsOn: isAhead ? lastDay.on : null,
    title,
    text,
    lasts: formatLength(length),
    hours: [hours?.value, hours?.name].join(offer.kind === 'workshop' ? ', ' : ' '),
    starts:
      isAhead && start.at === 'dates' ? formatDateRange(start.startDate, start.endDate) : null,
    path,
    enrolPath,
    callPath,
    lastDay,
  };
}
