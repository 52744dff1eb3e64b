/**
 * Reads the hours in which staff call people, the office hours and the public holidays. The calling hours come from the
 * built site. The owner sets office hours and holidays at the desk; until then, the calling hours are also the office
 * hours, and the holidays are those of the build.
 */
import type { Store } from '#database/store.ts';
import { isCalendarDate } from '#domain/dates/calendar-date.ts';
import {
  type OpeningTimes,
  parseMinuteOfDay,
  usualOpeningTimes,
} from '#domain/enquiries/opening-times.ts';
import type { Offers } from '../offers/read-offers.ts';

export type Holiday = { date: string; name: string };

/** `restDays` are the weekdays on which the office is closed; 0 is Sunday. */
type OfficeHours = { opens: string; closes: string; restDays: readonly number[] };

type OpeningHours = { calling: OpeningTimes; office: OpeningTimes };

export async function loadHoursAndHolidays(
  { desk }: Pick<Store, 'desk'>,
  offers: Pick<Offers, 'callingHours' | 'holidays'>,
): Promise<OpeningHours> {
  const { holidays, officeHours } = await desk.settings();
  const own = parseHolidaysSetting(holidays);
  const dates = own === null ? offers.holidays : new Set(own.map(({ date }) => date));
  const calling = timesOf(offers.callingHours ?? null, { ...usualOpeningTimes, holidays: dates });
  const set = parseOfficeHoursSetting(officeHours);
  const office = timesOf(set, { ...calling, restDays: set?.restDays ?? calling.restDays });
  return { calling, office };
}

function timesOf(hours: { opens: string; closes: string } | null, usual: OpeningTimes) {
  const [opensMin, closesMin] = [
    parseMinuteOfDay(hours?.opens ?? ''),
    parseMinuteOfDay(hours?.closes ?? ''),
  ];
  if (opensMin === null || closesMin === null || closesMin <= opensMin) return usual;
  return { ...usual, opensMin, closesMin };
}

/** Returns the owner's list of holidays; null if the owner has saved no list, and that of the build applies. */
export function parseHolidaysSetting(value: unknown): Holiday[] | null {
  if (!Array.isArray(value)) return null;
  return value.filter(({ date }) => isCalendarDate(String(date)));
}

/**
 * Returns the office hours that the owner has set; null if none are set: the office hours are then the calling hours.
 */
export function parseOfficeHoursSetting(value: unknown): OfficeHours | null {
  const { opens, closes, restDays } = (value ?? {}) as Partial<OfficeHours>;
  if (parseMinuteOfDay(opens ?? '') === null || parseMinuteOfDay(closes ?? '') === null)
    return null;
  return { opens: opens ?? '', closes: closes ?? '', restDays: restDays ?? [] };
}
