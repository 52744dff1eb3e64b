/** The published fee of a kind of offer, or of one workshop, on the day that is rendered. */
import { indianDay } from './indian-day.ts';
import { published, renderedAt } from './published.ts';

/** Of the fees that have begun, the one that began last; `written` where none has. */
export function feeRupees(of: string, written: number): number {
  const today = indianDay(renderedAt);
  const begun = published.fees.filter((fee) => fee.of === of && fee.fromDay <= today);
  const last = begun.reduce<(typeof begun)[number] | null>(
    (latest, fee) => (latest === null || fee.fromDay >= latest.fromDay ? fee : latest),
    null,
  );
  return last === null ? written : last.paise / 100;
}
