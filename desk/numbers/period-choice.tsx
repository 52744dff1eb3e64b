import { periodDays, type RequestedPeriod } from './read-period.ts';

type PeriodChoiceProps = { days: RequestedPeriod['days']; from: string; to: string };

/** Lets staff choose a usual period by a link, or any other period by its dates. */
export function PeriodChoice({ days, from, to }: PeriodChoiceProps) {
  return (
    <>
      <nav aria-label="Period" className="ways">
        {periodDays.map((one) => (
          <a key={one} href={`?days=${one}`} aria-current={one === days ? 'true' : undefined}>
            {one === 365 ? 'A year' : `${one} days`}
          </a>
        ))}
      </nav>
      <details className="other-days" open={days === null}>
        <summary>Other days</summary>
        <form method="get" className="row filter-row">
          <div className="field">
            <label htmlFor="from">From</label>
            <input id="from" name="from" type="date" required defaultValue={from} />
          </div>
          <div className="field">
            <label htmlFor="to">To</label>
            <input id="to" name="to" type="date" required defaultValue={to} />
          </div>
          <button type="submit">Show</button>
        </form>
      </details>
    </>
  );
}
