import { formatRupees } from '../../format-rupees.ts';
import { formatLengthRange } from '../facts/format-length-range.ts';
import type { Offer } from '../offer-schema.ts';

/**
 * The lines below the title of a share picture: fee and length, then the live hours if they are the same for all these
 * offers. The lines describe the offers that the link leads to; without offers there are none. Offers of several kinds
 * have no lines either, because weeks, months and days can't be one range. A fee in the title is not repeated.
 */
export function makeSharePictureLines(offers: readonly Offer[], title = ''): string[] {
  const [first] = offers;
  if (!first || offers.some(({ kind }) => kind !== first.kind)) return [];
  const amounts = offers.map(({ feeRupees }) => feeRupees);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const fee =
    least === most ? formatRupees(least) : `${formatRupees(least)} to ${formatRupees(most)}`;
  const lengths = formatLengthRange(offers.map(({ length }) => length));
  return [title.includes(fee) ? lengths : `${fee} · ${lengths}`, ...liveLine(offers)];
}

function liveLine(offers: readonly Offer[]): string[] {
  const lines = offers.map(({ kind, hours: { perWeek, livePerWeek } }) =>
    kind === 'workshop'
      ? 'All of it live, online'
      : `${perWeek} hours a week, ${livePerWeek} of them live`,
  );
  const [line] = lines;
  return line && lines.every((other) => other === line) ? [line] : [];
}
