/**
 * Enquiries by day as stacked bars. Somebody who hears the page gets one sentence, and the table that stands beside
 * it for everybody. A year is drawn by weeks: 365 bars are no picture on a phone.
 */
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts';
import type { Numbers } from '../api/numbers-api.ts';
import { kindWords } from '../words.ts';

/** From the ground upwards. */
const kinds: readonly { kind: EnquiryKind; look: string }[] = [
  { kind: 'enrollments', look: 'bar-1' },
  { kind: 'request_a_call', look: 'bar-2' },
  { kind: 'email_subscriptions', look: 'bar-3' },
];

type Bar = { from: string; to: string; counts: number[]; total: number };

const mostBars = 92;

/** `dates` is every day of the period, in order. */
function barsOf(byDay: Numbers['byDay'], dates: readonly string[]): Bar[] {
  const count = new Map(byDay.map((one) => [`${one.day} ${one.kind}`, one.count]));
  const perBar = dates.length > mostBars ? 7 : 1;
  const bars: Bar[] = [];
  for (let start = 0; start < dates.length; start += perBar) {
    const days = dates.slice(start, start + perBar);
    const counts = kinds.map(({ kind }) =>
      days.reduce((sum, day) => sum + (count.get(`${day} ${kind}`) ?? 0), 0),
    );
    bars.push({
      from: days[0] ?? '',
      to: days.at(-1) ?? '',
      counts,
      total: counts.reduce((sum, one) => sum + one, 0),
    });
  }
  return bars;
}

function stacked({ counts }: Bar) {
  let below = 0;
  return kinds.map(({ look }, n) => {
    const part = { look, count: counts[n] ?? 0, below };
    below += part.count;
    return part;
  });
}

export function DayChart({ byDay, dates }: { byDay: Numbers['byDay']; dates: readonly string[] }) {
  const bars = barsOf(byDay, dates);
  const most = Math.max(1, ...bars.map(({ total }) => total));
  const all = bars.reduce((sum, { total }) => sum + total, 0);
  const perBar = bars.length < dates.length ? 'week' : 'day';
  return (
    <figure className="chart">
      <p className="muted small">
        at most {most} in a {perBar}
      </p>
      {/* Drawn as wide as the page is; the words stand outside, so that they are never stretched. */}
      <svg
        className="bars"
        viewBox={`0 0 ${bars.length} ${most}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${all} enquiries in ${dates.length} days, at most ${most} in one ${perBar}. The table below has the numbers.`}
      >
        {bars.map((bar, n) => (
          <g key={bar.from}>
            <title>{`${bar.from === bar.to ? bar.from : `${bar.from} to ${bar.to}`}: ${bar.total}`}</title>
            {stacked(bar).map(({ look, count, below }) => (
              <rect
                key={look}
                className={look}
                x={n + 0.12}
                y={most - below - count}
                width={0.76}
                height={count}
              />
            ))}
          </g>
        ))}
      </svg>
      <p className="chart-days small muted" aria-hidden="true">
        <span>{shortDate(dates[0] ?? '')}</span>
        <span>{shortDate(dates[Math.floor(dates.length / 2)] ?? '')}</span>
        <span>{shortDate(dates.at(-1) ?? '')}</span>
      </p>
      <figcaption className="legend small">
        {kinds.map(({ kind, look }) => (
          <span key={kind}>
            <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
              <rect className={look} width="10" height="10" />
            </svg>
            {kindWords[kind]}
          </span>
        ))}
        <span className="muted">one bar is a {perBar}</span>
      </figcaption>
      <details>
        <summary>The numbers as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{perBar === 'week' ? 'Week from' : 'Day'}</th>
              {kinds.map(({ kind }) => (
                <th key={kind} scope="col" className="number">
                  {kindWords[kind]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars
              .filter(({ total }) => total > 0)
              .map((bar) => (
                <tr key={bar.from}>
                  <th scope="row">{shortDate(bar.from)}</th>
                  {bar.counts.map((count, k) => (
                    <td key={kinds[k]?.kind} className="number">
                      {count}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** "2026-11-21" → "21 Nov". */
function shortDate(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? 1) - 1]}`;
}
