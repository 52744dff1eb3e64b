/**
 * The three figures of an offer that are set large, to compare offers at a glance: fee, length, and hours with how
 * many of them are live. The same data as `list-offer-facts.ts`, split into number and label.
 */
import { formatRupees } from '../../format-rupees.ts';
import { formatLength } from '../length.ts';
import type { Offer } from '../offer-schema.ts';
import { findFeeTodayRupees } from './find-fee-today-rupees.ts';

export interface OfferKeyFigure {
  value: string;
  name: string;
}

export function listOfferKeyFigures(offer: Offer): OfferKeyFigure[] {
  const { kind, length, hours } = offer;
  const isWorkshop = kind === 'workshop';
  return [
    { value: formatRupees(findFeeTodayRupees(offer)), name: 'the whole fee' },
    { value: formatLength(length), name: 'from start to end' },
    {
      value: `${hours.perWeek} hours`,
      name: isWorkshop ? 'all live' : `a week, ${hours.livePerWeek} of them live`,
    },
  ];
}
