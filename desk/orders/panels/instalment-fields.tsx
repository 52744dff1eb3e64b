/**
 * The form fields of an instalment plan: each amount with its due date. The first amount is due now. If the price
 * depends on the start, `shares` has the amounts for each price.
 */
import { type CalendarDate, isCalendarDate } from '#domain/dates/calendar-date.ts';
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

/**
 * Reads the due dates after the first, in order. An invalid date becomes empty, so that the service can refuse it.
 */
export function readLaterInstalmentDates(form: FormData): CalendarDate[] {
  const later: CalendarDate[] = [];
  for (let n = 2; form.has(`due-${n}`) && n <= 9; n += 1) {
    const typed = String(form.get(`due-${n}`));
    later.push(isCalendarDate(typed) ? typed : '');
  }
  return later;
}
