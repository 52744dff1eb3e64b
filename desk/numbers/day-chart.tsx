/**
 * Shows enquiries by day as stacked bars. Screen readers get one sentence; the table below the chart is for everybody.
 * A period of more than 92 days is drawn by weeks, because 365 bars are unreadable on a phone.
 */

import { monthNames } from '#contract/text/format-day.ts';
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts';
import type { NumbersDetails } from '../api-types/numbers-api.ts';
import { inboxLink } from '../inbox/inbox-address.ts';
import { formatCountWithNoun } from '../words/format-counts.ts';
import { enquiryKindWords } from '../words/stored-value-words.ts';

/** The parts of a bar, from the bottom to the top. */
const looks: Readonly<Record<EnquiryKind, string>> = {
  enrollments: 'bar-1',
  request_a_call: 'bar-2',
  added_enquiries: 'bar-4',
  waiting_list: 'bar-5',
  email_subscriptions: 'bar-3',
};
const kinds = (Object.keys(looks) as EnquiryKind[]).map((kind) => ({ kind, look: looks[kind] }));

/** The address of the list of enquiries that a part of a bar counts. */
const listOf = ({ from, to }: Pick<Bar, 'from' | 'to'>, kind: EnquiryKind) =>
  inboxLink({ kinds: [kind], from, to, quarantine: 'without' });

type Bar = { from: string; to: string; counts: number[]; total: number };

const mostBars = 92;

/** `dates` is every day of the period, in order. */
function barsOf(byDay: NumbersDetails['byDay'], dates: readonly string[]): Bar[] {
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

export function DayChart({
  byDay,
  dates,
}: {
  byDay: NumbersDetails['byDay'];
  dates: readonly string[];
}) {
  const bars = barsOf(byDay, dates);
  const most = Math.max(1, ...bars.map(({ total }) => total));
  const all = bars.reduce((sum, { total }) => sum + total, 0);
  const perBar = bars.length < dates.length ? 'week' : 'day';
  return (
    <figure className="chart">
      <p className="muted small">
        at most {most} in a {perBar}
      </p>
      {/* The chart is as wide as the page. The labels are outside the SVG, so that they are never stretched. */}
      <svg
        className="bars"
        viewBox={`0 0 ${bars.length} ${most}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${formatCountWithNoun(all, 'enquiry', 'enquiries')} in ${formatCountWithNoun(dates.length, 'day')}, at most ${most} in one ${perBar}. The table below has the numbers.`}
      >
        {bars.map((bar, n) => (
          <g key={bar.from}>
            <title>{`${daysOf(bar)}: ${bar.total}`}</title>
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
            <Mark look={look} />
            {enquiryKindWords[kind]}
          </span>
        ))}
        <span className="muted">one bar is a {perBar}</span>
      </figcaption>
      <details>
        <summary>The numbers as a table</summary>
        <table className="day-table">
          <thead>
            <tr>
              <th scope="col">{perBar === 'week' ? 'Week from' : 'Day'}</th>
              {kinds.map(({ kind, look }) => (
                <th key={kind} scope="col" className="number">
                  <Mark look={look} />
                  <span>{enquiryKindWords[kind]}</span>
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
                      {count === 0 || kinds[k] === undefined ? (
                        count
                      ) : (
                        <a href={listOf(bar, kinds[k].kind)}>{count}</a>
                      )}
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

/** Formats a day as "21 Nov". */
function shortDate(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${date} ${monthNames[(month ?? 1) - 1]?.slice(0, 3)}`;
}

/** Formats the days of a bar: "21 Nov", or "16 Nov to 22 Nov". */
const daysOf = ({ from, to }: Bar): string =>
  from === to ? shortDate(from) : `${shortDate(from)} to ${shortDate(to)}`;

/** A small square in the colour that the bars have for one kind of enquiry. */
function Mark({ look }: { look: string }) {
  return (
    <svg className="mark" viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
      <rect className={look} width="10" height="10" />
    </svg>
  );
}
