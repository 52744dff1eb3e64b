import type { CalendarDate } from '#domain/calendar-date.ts';
import type { RefusalSentence } from './assignment-api.ts';

export type HoursSheet = {
  /** When calls are answered, as published on the site; it can't be changed here. */
  calling: { opens: string; closes: string };
  /** `isOwn`: the owner has set them; otherwise they are those of calls. */
  office: { opens: string; closes: string; restDays: readonly number[]; isOwn: boolean };
  /** `isOwn`: the owner has set them; otherwise they are those of the build. */
  holidays: { days: readonly { date: CalendarDate; name: string }[]; isOwn: boolean };
};

type StaffMailSheet = {
  /** Whether the service can send mail at all. */
  isSetUp: boolean;
  to: readonly string[];
  /** False if the values come from the settings of the service. */
  isOwn: boolean;
  /** The values from the settings of the service. */
  ofService: readonly string[];
};

/** What a check found; `unknown`: it could not be checked here, which is no fault. */
export type Check = {
  what: string;
  at: 'ok' | 'wrong' | 'unknown';
  sentence: string;
  todo: string | null;
};

/** A connection of the service. Keys and passwords are never shown. */
export type Connection = { name: string; isSet: boolean; isOptional: boolean; detail: string };

export type OwnerSettingsApi = {
  hours(): Promise<HoursSheet>;
  /** Null restores the calling hours. */
  saveOffice(
    office: { opens: string; closes: string; restDays: readonly number[] } | null,
  ): Promise<RefusalSentence>;
  /** One a line: a day and a name. Null goes back to those of the build. */
  saveHolidays(lines: string | null): Promise<RefusalSentence>;
  staffMail(): Promise<StaffMailSheet>;
  /** Null restores the values from the settings of the service. */
  saveStaffMail(lines: string | null): Promise<RefusalSentence>;
  /** Sends a test mail to each address; returns a line for each. */
  tryStaffMail(): Promise<readonly Check[]>;
  connections(): readonly Connection[];
  /** Runs the checks of `npm run doctor`, which take some seconds. */
  check(): Promise<readonly Check[]>;
};
