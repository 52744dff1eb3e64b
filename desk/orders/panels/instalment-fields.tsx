/**
 * The form fields of an instalment plan: each amount with its due date. The first amount is due now. If the price
 * depends on the start, `shares` has the amounts for each price.
 */
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import { formatPaise, type Paise } from '#domain/money/money.ts';

type InstalmentFieldsProps = {
  shares: readonly (readonly Paise[])[];
  dates: readonly CalendarDate[];
};

export function InstalmentFields({ shares, dates }: InstalmentFieldsProps) {
  const instalments = dates.map((date, n) => ({
    position: n + 1,
    sums: formatInstalmentAmounts(shares, n),
    date,
  }));
  return (
    <fieldset className="instalment-fields">
      <legend className="visually-hidden">Instalments</legend>
      <ol className="instalments">
        {instalments.map(({ position, sums, date }) => (
          // The date alone is no unique key: in a refused form, two instalments may have the same date.
          <li key={`${position}: ${date}`}>
            <strong className="figure">{sums}</strong>
            {position === 1 ? (
              <span>now: it holds the place</span>
            ) : (
              <label>
                <span>on</span>
                <span className="visually-hidden"> (instalment {position})</span>
                <input type="date" name={`due-${position}`} required defaultValue={date} />
              </label>
            )}
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

/** Formats the amount of instalment `n`, where 0 is the first. Several prices are joined: "₹1,500 or ₹2,000". */
export const formatInstalmentAmounts = (shares: readonly (readonly Paise[])[], n: number): string =>
  shares.map((ofPrice) => formatPaise(ofPrice[n] ?? 0)).join(' or ');
