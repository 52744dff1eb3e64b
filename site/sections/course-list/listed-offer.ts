/**
 * An offer as a row of the list: the values by which the list is filtered and sorted, and the texts that the row shows.
 * It is made when a build or a publication renders the pages.
 */

import {
  findLastDayToEnrol,
  type LastDayToEnrol,
} from '#content/offers/facts/find-last-day-to-enrol.ts';
import { formatClassTimes } from '#content/offers/facts/format-batch-texts.ts';
import { listOfferKeyFigures } from '#content/offers/facts/list-offer-key-figures.ts';
import { computeRupeesPerLiveHour } from '#content/offers/hours/compute-live-hours.ts';
import { formatLength, lengthInDays } from '#content/offers/length.ts';
import type { Offer } from '#content/offers/offer-schema.ts';
import { formatDayRange } from '#contract/text/format-day.ts';
import { formatTimeRange } from '#contract/text/format-time-range.ts';
import {
  describeOfferStarts,
  type OfferStartDescription,
} from '#site/data/offers/describe-offer-starts.ts';
import { type FilterableOffer, makeFilterableOffer } from '#site/search/offer-filter.ts';
import type { SortableOffer } from '#site/search/sort-offers.ts';

export interface ListedOffer extends FilterableOffer, SortableOffer {
  title: string;
  /** A summary of what is taught, in one line. */
  text: string;
  /** The length: "18 weeks". */
  lengthText: string;
  /** The hours: "8 hours a week, 1 of them live", "10 hours, all live". */
  hoursText: string;
  /** The offer's next start; null when the start is agreed on a call or its dates are past. */
  next: ListedStart | null;
  path: string;
  enrolPath: string;
  callPath: string;
  lastDay: LastDayToEnrol | null;
}

type ListedStart = Pick<
  OfferStartDescription,
  'id' | 'on' | 'hours' | 'places' | 'price' | 'isSample'
> & {
  /** The dates of a workshop, shown instead of its first day. */
  dates?: string;
  /**
   * The number of starts after the next one; missing if there are none. The filters by month and by hours look at all
   * starts, so the list may show an offer because of one of these.
   */
  more?: number;
};

function makeListedStart(offer: Offer, today: string): ListedStart | null {
  const [start] = offer.nextStarts;
  const [next] = describeOfferStarts(offer).list;
  if (start === undefined || next === undefined) return makeListedStartFromContent(offer, today);
  const { id, on, dates, places, price, isSample } = next;
  return {
    // The class times have to fit on one line. Only the offer's own page adds that they are Indian times.
    ...{ id, on, hours: formatClassTimes(start), places, price, isSample },
    ...(offer.kind === 'workshop' && { dates }),
    ...(offer.nextStarts.length > 1 && { more: offer.nextStarts.length - 1 }),
  };
}

/** The start of a workshop as its dates in `content/` say, for a workshop without a published batch. */
function makeListedStartFromContent({ start }: Offer, today: string): ListedStart | null {
  if (start.at === 'request' || start.startDate < today) return null;
  const { startDate: on, endDate, startTime, endTime } = start;
  const dates = formatDayRange(on, endDate);
  const hours = formatTimeRange(startTime, endTime);
  return { id: '', on, dates, hours, places: 'open', price: null, isSample: false };
}

/**
 * Makes the row of an offer in the list.
 *
 * @param today ISO date in India. Workshop dates in `content/` that begin before this day are not shown.
 */
export function makeListedOffer(offer: Offer, today: string): ListedOffer {
  const { title, text, path, enrolPath, callPath, length } = offer;
  const next = makeListedStart(offer, today);
  const lastDay = findLastDayToEnrol(offer, today);
  const [, , hours] = listOfferKeyFigures(offer);
  return {
    ...makeFilterableOffer(offer, today),
    days: Math.round(lengthInDays(length)),
    rupeesPerLiveHour: computeRupeesPerLiveHour(offer),
    startsOn: next?.on ?? null,
    title,
    text,
    lengthText: formatLength(length),
    hoursText: [hours?.value, hours?.name].join(offer.kind === 'workshop' ? ', ' : ' '),
    next,
    path,
    enrolPath,
    callPath,
    lastDay,
  };
}
