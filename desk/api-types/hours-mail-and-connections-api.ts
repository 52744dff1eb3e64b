import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import type { RefusalSentence } from './assignment-rules-api.ts';

export type HoursDetails = {
  /**
   * The hours in which calls are answered, as published on the site. They can't be changed at the desk. `morning` is
   * the time of day for which a follow-up "Next morning" is set.
   */
  calling: { opens: string; closes: string; morning: string };
  /** `isOwn`: the owner has set these office hours. Otherwise the hours of calls are also the office hours. */
  office: { opens: string; closes: string; restDays: readonly number[]; isOwn: boolean };
  /** `isOwn`: the owner has set these holidays. Otherwise they are the holidays with which the site was built. */
  holidays: { days: readonly { date: CalendarDate; name: string }[]; isOwn: boolean };
};

type StaffMailDetails = {
  /** Whether the service can send mail at all. */
  isSetUp: boolean;
  to: readonly string[];
  /** Whether the owner has set these addresses; otherwise they come from the settings of the service. */
  isOwn: boolean;
  /** The addresses from the settings of the service. */
  ofService: readonly string[];
};

/** The result of a check. `unknown`: the check could not be made or took too long; so perhaps nothing is wrong. */
export type CheckResult = {
  what: string;
  at: 'ok' | 'wrong' | 'unknown';
  sentence: string;
  todo: string | null;
};

/** A connection of the service, such as mail or payments. Keys and passwords are never shown. */
export type ConnectionSetup = {
  name: string;
  isSet: boolean;
  isOptional: boolean;
  detail: string;
};

export type HoursMailAndConnectionsApi = {
  hours(): Promise<HoursDetails>;
  /** Sets the office hours. With null, the hours of calls apply again. */
  saveOffice(
    office: { opens: string; closes: string; restDays: readonly number[] } | null,
  ): Promise<RefusalSentence>;
  /**
   * Saves the holidays. Each line has a day and a name, for example "2026-01-26 Republic Day". Null restores the
   * holidays with which the site was built.
   */
  saveHolidays(lines: string | null): Promise<RefusalSentence>;
  staffMail(): Promise<StaffMailDetails>;
  /**
   * Saves the addresses, which are separated by line ends, spaces, commas or semicolons. Null restores the addresses
   * from the settings of the service.
   */
  saveStaffMail(lines: string | null): Promise<RefusalSentence>;
  /**
   * Sends a test mail to each address, and returns one result for each. If mail is not set up, the only result says so.
   */
  tryStaffMail(): Promise<readonly CheckResult[]>;
  connections(): readonly ConnectionSetup[];
  /**
   * Runs the checks of `npm run doctor`, which take some seconds. After 11 seconds, returns one result that says that
   * they take longer.
   */
  check(): Promise<readonly CheckResult[]>;
};
