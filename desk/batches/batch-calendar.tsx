import { formatDay } from '#contract/text/format-day.ts';
import { weekdayLabels, weekdays } from '#contract/text/weekdays.ts';
import { listSessionDays, weekdayOf } from '#domain/batches/session-days.ts';
import { formatMonth, monthOf } from '#domain/bookkeeping/month.ts';
import { addDays, addMonths, type CalendarDate } from '#domain/dates/calendar-date.ts';
import type { ListedBatch } from '../api-types/batches-and-fees-api.ts';

type BatchCalendarProps = {
  batches: readonly ListedBatch[];
  /** The first day of the month that is shown. */
  month: CalendarDate;
  today: CalendarDate;
  holidays: ReadonlySet<CalendarDate>;
  /** The offer whose batches are shown; null for all. The links to the next and the previous month keep this choice. */
  offer: string | null;
};

/**
 * A calendar of the classes in one month, without cancelled batches. On a phone it becomes a list of the days that have
 * a class or are a public holiday.
 */
export function BatchCalendar({ batches, month, today, holidays, offer }: BatchCalendarProps) {
  const shown = batches.filter(({ state }) => state !== 'cancelled');
  const batchesByDay = new Map<CalendarDate, ListedBatch[]>();
  for (const batch of shown)
    for (const day of listSessionDays(batch))
      batchesByDay.set(day, [...(batchesByDay.get(day) ?? []), batch]);
  const first = addDays(month, -weekdays.indexOf(weekdayOf(month)));
  const days = Array.from({ length: 42 }, (_, n) => addDays(first, n));
  const weeks = [0, 1, 2, 3, 4, 5]
    .map((week) => days.slice(week * 7, week * 7 + 7))
    .filter((week) => week.some((day) => monthOf(day) === monthOf(month)));
  const calendarLink = (to: CalendarDate) =>
    `/desk/batches?show=calendar&month=${monthOf(to)}${offer ? `&offer=${offer}` : ''}`;
  return (
    <section aria-labelledby="month">
      <div className="page-head">
        <h2 id="month">{formatMonth(monthOf(month))}</h2>
        <nav aria-label="Months" className="buttons">
          <a className="button" href={calendarLink(addMonths(month, -1))}>
            {formatMonth(monthOf(addMonths(month, -1)))}
          </a>
          <a className="button" href={calendarLink(addMonths(month, 1))}>
            {formatMonth(monthOf(addMonths(month, 1)))}
          </a>
        </nav>
      </div>
      <table className="calendar">
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col">
                {weekdayLabels[day]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const batchesOfDay = batchesByDay.get(day) ?? [];
                const isHoliday = holidays.has(day);
                const isOther = monthOf(day) !== monthOf(month);
                const isEmpty = batchesOfDay.length === 0 && !isHoliday;
                return (
                  <td
                    key={day}
                    className={[isOther && 'other', isEmpty && 'bare', isHoliday && 'holiday']
                      .filter(Boolean)
                      .join(' ')}
                    aria-current={day === today ? 'date' : undefined}
                  >
                    <time dateTime={day}>
                      <span className="day-long">{`${weekdayLabels[weekdayOf(day)]} ${formatDay(day)}`}</span>
                      <span className="day-short" aria-hidden="true">
                        {Number(day.slice(8))}
                      </span>
                    </time>
                    {isHoliday && <span className="small muted">Public holiday</span>}
                    <ul>
                      {batchesOfDay.map((batch) => (
                        <li key={batch.id}>
                          <a href={`/desk/batches/${batch.id}`}>
                            {batch.from} {batch.offerName}
                          </a>
                        </li>
                      ))}
                    </ul>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
