/** What the desk calls the days, the languages and the states of batches. */
import type { BatchLanguage, Weekday } from '#domain/batches/batch.ts';
import type { BatchStatus } from '#domain/batches/batch-status.ts';
import { calendarDay } from '#domain/calendar-date.ts';
import { countInWords } from '../words.ts';

export const weekdayWords: Readonly<Record<Weekday, string>> = {
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',
};

export const languageWords: Readonly<Record<BatchLanguage, string>> = {
  en: 'English',
  hi: 'Hindi',
};

export function statusWords(status: BatchStatus): string {
  switch (status.at) {
    case 'draft':
      return 'Draft';
    case 'open':
      if (status.places === 'full') return 'Full';
      if (status.places === 'few') return `${status.left} left`;
      return 'Open';
    case 'running':
      return 'Running';
    case 'over':
      return 'Over';
    case 'cancelled':
      return 'Cancelled';
    default:
      return status satisfies never;
  }
}

/** Marigold is what is not sold yet or nearly gone, leaf what is on sale; the words say the rest. */
export function statusLook(status: BatchStatus): string {
  if (status.at === 'draft') return 'tag fresh';
  if (status.at === 'open') return status.places === 'open' ? 'tag done' : 'tag fresh';
  return status.at === 'running' ? 'tag act' : 'tag';
}

/** "1 December 2026 to 4 December 2026". */
export const datesWords = (batch: { startsOn: string; endsOn: string }): string =>
  batch.startsOn === batch.endsOn
    ? calendarDay(batch.startsOn)
    : `${calendarDay(batch.startsOn)} to ${calendarDay(batch.endsOn)}`;

/** "Tue, Thu, 16:00 to 18:30". */
export const hoursWords = (batch: { days: readonly Weekday[]; from: string; to: string }): string =>
  `${batch.days.map((day) => weekdayWords[day]).join(', ')}, ${batch.from} to ${batch.to}`;

/** "12 of 20: 10 paid, 2 held; 3 wait". */
export function placesWords(batch: {
  seats: number | null;
  held: number;
  taken: number;
  over: number;
  waiting: number;
}): string {
  const { seats, held, taken, over, waiting } = batch;
  const given = held + taken;
  return [
    `${seats === null ? countInWords(given, 'place') : `${given} of ${seats}`}: ${taken} paid, ${held} held`,
    ...(over > 0 ? [`${over} paid without a place`] : []),
    ...(waiting > 0 ? [`${waiting} ${waiting === 1 ? 'waits' : 'wait'}`] : []),
  ].join('; ');
}
