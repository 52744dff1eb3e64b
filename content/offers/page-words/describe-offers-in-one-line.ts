import { formatRupees } from '../../format-rupees.ts';
import { formatLength, lengthInDays } from '../length.ts';
import type { Offer } from '../offer-schema.ts';

/** All offers in one line: "46 offers from ₹399 to ₹11,999, from 4 days to 6 months". */
export function describeOffersInOneLine(
  offers: readonly Readonly<Pick<Offer, 'feeRupees' | 'length'>>[],
): string {
  const fees = offers.map(({ feeRupees }) => feeRupees).sort((a, b) => a - b);
  const lengths = offers
    .map(({ length }) => length)
    .sort((a, b) => lengthInDays(a) - lengthInDays(b));
  const count = `${offers.length} ${offers.length === 1 ? 'offer' : 'offers'}`;
  return [
    range(`${count} `, formatRupees(fees.at(0) ?? 0), formatRupees(fees.at(-1) ?? 0), 'at'),
    range('', words(lengths.at(0)), words(lengths.at(-1)), 'for'),
  ].join(', ');
}

const words = (length: Offer['length'] | undefined) => (length ? formatLength(length) : '');

/** Formats "from … to …", or the single value where both are equal. */
function range(before: string, from: string, to: string, alone: string): string {
  return from === to ? `${before}${alone} ${from}` : `${before}from ${from} to ${to}`;
}
