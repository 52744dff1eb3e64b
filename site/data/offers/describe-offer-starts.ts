/**
 * Describes the next starts of an offer as its pages show them. Only loaders may call this function, so that the
 * browser gets finished texts and not the code that makes them.
 */
import {
  formatClassTimes,
  formatEarlyPrice,
  formatNextFeeSentence,
} from '#content/offers/facts/format-batch-texts.ts';
import type { NextStart } from '#content/offers/next-start-schema.ts';
import type { Offer } from '#content/offers/offer-schema.ts';
import { addIstSuffix } from '#content/words/texts-around-values.ts';
import { formatDayRange } from '#contract/text/format-day.ts';
import { languageNames } from '#contract/text/language-names.ts';

export interface OfferStartDescription {
  id: string;
  /** The first day of the start as an ISO date. It is also the last day to enrol for this start. */
  on: string;
  /** The dates of the start: "3 December 2026 to 1 February 2027". */
  dates: string;
  /** The days and hours of the classes: "Sat, 11:00 AM to 12:00 PM IST". */
  hours: string;
  language: string;
  mentor: string;
  places: NextStart['places'];
  /** The early price with its last day; null when the full fee applies. */
  price: string | null;
  /** The reason for which the early price is lower; null when the full fee applies. */
  reason: string | null;
  isSample: boolean;
}

export interface OfferStartsAndNextFee {
  list: OfferStartDescription[];
  /** A sentence with the fee that will apply from a later day; null if no other fee is planned. */
  nextFee: string | null;
}

export function describeOfferStarts(offer: Offer): OfferStartsAndNextFee {
  return {
    nextFee: formatNextFeeSentence(offer),
    list: offer.nextStarts.map((start) => ({
      id: start.id,
      on: start.startDate,
      dates: formatDayRange(start.startDate, start.endDate),
      hours: addIstSuffix(formatClassTimes(start)),
      language: languageNames[start.language],
      mentor: start.mentor,
      places: start.places,
      price: formatEarlyPrice(start, offer),
      reason: start.early?.reason ?? null,
      isSample: start.isSample,
    })),
  };
}
