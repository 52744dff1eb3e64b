import { formatRupees } from '../format-rupees.ts';
import { formatLengths } from './format-lengths.ts';
import type { Offer } from './offer-schema.ts';

/**
 * What stands on the picture of a shared link, below its title, for the offers that the link leads to: what
 * it costs and how long it runs, and how much of that is live. No lines for no offers, or for offers of
 * several kinds, whose lengths have different units. A fee that the title says is not said again.
 */
export function shareFacts(offers: readonly Offer[], title = ''): string[] {
  const [first] = offers;
  if (!first || offers.some(({ kind }) => kind !== first.kind)) return [];
  const amounts = offers.map(({ feeRupees }) => feeRupees);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const fee =
    least === most ? formatRupees(least) : `${formatRupees(least)} to ${formatRupees(most)}`;
  const lengths = formatLengths(offers.map(({ length }) => length));
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
