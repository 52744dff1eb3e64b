import { type CalendarDate, isCalendarDate } from '#domain/dates/calendar-date.ts';

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
