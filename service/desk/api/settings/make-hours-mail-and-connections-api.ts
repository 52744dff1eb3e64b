/**
 * Reads and changes the owner's settings of office hours, holidays and mail to staff, shows which connections are set
 * up, and checks the whole service. The audit records every change.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { formatDay } from '#contract/text/format-day.ts';
import type {
  CheckResult,
  ConnectionSetup,
  HoursMailAndConnectionsApi,
} from '#desk/api-types/hours-mail-and-connections-api.ts';
import { addDays, isCalendarDate } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { morningCallMinuteOf } from '#domain/enquiries/follow-up-times.ts';
import { formatMinuteOfDay, parseMinuteOfDay } from '#domain/enquiries/opening-times.ts';
import { checkMail } from '../../../doctor/check-mail.ts';
import { runDoctorChecks } from '../../../doctor/run-doctor-checks.ts';
import {
  readSavedStaffRecipients,
  readStaffRecipients,
  staffMailSettingName,
} from '../../../notify/staff-mail/staff-recipients.ts';
import { widelyAcceptedMailAddressPattern } from '../../../notify/widely-accepted-mail-address-pattern.ts';
import type { Config } from '../../../settings/config.ts';
import { settingWarnings } from '../../../settings/setting-warnings.ts';
import {
  type Holiday,
  loadHoursAndHolidays,
  parseHolidaysSetting,
  parseOfficeHoursSetting,
} from '../../load-hours-and-holidays.ts';
import type { ApiOptions } from '../api-options.ts';
import { requirePermission } from '../require-permission.ts';

const maxAddresses = 20;
const maxHolidays = 200;
const maxNameLength = 60;

type Options = Pick<ApiOptions, 'store' | 'staff' | 'config' | 'offers' | 'publishing' | 'now'>;

/**
 * The checks of the whole service that are running now; null if none are. A second request waits for them and starts no
 * others, because each run signs in at the mail server and calls the payment provider.
 */
let runningChecks: Promise<CheckResult[]> | null = null;

export function makeHoursMailAndConnectionsApi(options: Options): HoursMailAndConnectionsApi {
  const { store, staff, config, offers, publishing, now } = options;
  const requireSettingsPermission = () => requirePermission(staff.role, 'settings');
  const save = (name: string, value: unknown, setting: string, becomes: string) =>
    store.desk.setSetting(name, value, staff.id, { setting, becomes });

  return {
    async hours() {
      requireSettingsPermission();
      const { calling, office } = await loadHoursAndHolidays(store, offers);
      const settings = await store.desk.settings();
      const own = parseHolidaysSetting(settings.holidays);
      const built =
        publishing?.defaultFacts?.holidays ??
        [...offers.holidays].map((date) => ({ date, name: '' }));
      const clocks = ({ opensMin, closesMin }: typeof calling) => ({
        opens: formatMinuteOfDay(opensMin),
        closes: formatMinuteOfDay(closesMin),
      });
      return {
        calling: { ...clocks(calling), morning: formatMinuteOfDay(morningCallMinuteOf(calling)) },
        office: {
          ...clocks(office),
          restDays: office.restDays,
          isOwn: parseOfficeHoursSetting(settings.officeHours) !== null,
        },
        holidays: { days: own ?? built, isOwn: own !== null },
      };
    },

    async saveOffice(office) {
      requireSettingsPermission();
      const name = 'Hours of the office';
      if (office === null) {
        await save('officeHours', null, name, 'as calls are answered');
        return null;
      }
      const { opens, closes, restDays } = office;
      const [from, until] = [parseMinuteOfDay(opens), parseMinuteOfDay(closes)];
      if (from === null || until === null || until <= from)
        return 'Give an hour at which the office opens, and a later one at which it closes.';
      if (new Set(restDays).size >= 7) return 'The office has to be open on one day at least.';
      await save('officeHours', office, name, `${opens} to ${closes}`);
      return null;
    },

    async saveHolidays(lines) {
      requireSettingsPermission();
      const name = 'Public holidays';
      if (lines === null) {
        await save('holidays', null, name, 'those of the site');
        return null;
      }
      const read = parseHolidayLines(lines);
      if (typeof read === 'string') return read;
      await save('holidays', read, name, read.map(({ date }) => date).join(', ') || 'none');
      return null;
    },

    async staffMail() {
      requireSettingsPermission();
      const own = await readSavedStaffRecipients(store);
      const ofService = config.mail?.to ?? [];
      return {
        isSetUp: config.mail !== null,
        to: own ?? ofService,
        isOwn: own !== null,
        ofService,
      };
    },

    async saveStaffMail(lines) {
      requireSettingsPermission();
      const name = 'Mail to staff';
      if (lines === null) {
        await save(staffMailSettingName, null, name, 'the addresses of the service’s settings');
        return null;
      }
      const addresses = [...new Set(lines.split(/[\s,;]+/).filter(Boolean))];
      if (addresses.length === 0) return 'Give one address at least.';
      if (addresses.length > maxAddresses)
        return `At most ${maxAddresses} addresses. A list of your mail server reaches more.`;
      const wrong = addresses.find((one) => !widelyAcceptedMailAddressPattern.test(one));
      if (wrong !== undefined) return `“${wrong}” is no mail address.`;
      await save(staffMailSettingName, addresses, name, addresses.join(', '));
      return null;
    },

    async tryStaffMail() {
      requireSettingsPermission();
      const { mail } = config;
      if (mail === null) return [await checkMail(null, null)];
      const to = await readStaffRecipients(store, mail);
      return Promise.all(to.map((address) => checkMail(mail, address)));
    },

    connections() {
      requireSettingsPermission();
      return describeConnections(config);
    },

    check() {
      requireSettingsPermission();
      runningChecks ??= runDoctorChecks({
        config,
        warnings: settingWarnings(config),
        mailTo: null,
        now,
        opened: { troubles: store.trouble, engine: store.engine },
      }).finally(() => {
        runningChecks = null;
      });
      return Promise.race([runningChecks, waitForSlowChecks()]);
    },
  };

  /** Parses holidays, one per line. Returns the list, or a sentence that says which line is wrong. */
  function parseHolidayLines(lines: string): Holiday[] | string {
    const given = lines
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    if (given.length > maxHolidays) return `At most ${maxHolidays} days.`;
    const today = indianDay(new Date(now()));
    const days = new Map<string, Holiday>();
    for (const line of given) {
      const [date = '', ...words] = line.split(/\s+/);
      const name = words.join(' ');
      if (!isCalendarDate(date))
        return `“${line}” does not begin with a day such as ${addDays(today, 30)}.`;
      if (name.length > maxNameLength)
        return `The name of ${formatDay(date)} may have ${maxNameLength} letters.`;
      days.set(date, { date, name });
    }
    return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
  }
}

/**
 * The longest time that a page waits for the checks. After this time, the checks continue: a request during the checks
 * waits for their findings, and a request after their end starts new checks.
 */
const maxCheckWaitMs = 11_000;

const waitForSlowChecks = async (): Promise<CheckResult[]> => {
  await delay(maxCheckWaitMs, undefined, { ref: false });
  return [
    {
      what: 'checks',
      at: 'unknown',
      sentence:
        'They take longer than usual: the mail server or the payment provider is slow to answer.',
      todo: 'Check again; what was found meanwhile is shown then.',
    },
  ];
};

/**
 * Tells whether mail, payments and the CRM are set up, with their settings that are not secret. Keys and passwords are
 * never shown.
 */
function describeConnections({ mail, razorpay, paymentUrl, webhook }: Config): ConnectionSetup[] {
  const mode = razorpay?.keyId.startsWith('rzp_test_') ? 'test keys' : 'live keys';
  return [
    {
      name: 'Mail server',
      isSet: mail !== null,
      isOptional: false,
      detail: mail === null ? 'Nobody is mailed.' : `Mails come from ${mail.from}.`,
    },
    {
      name: 'Payment provider',
      isSet: razorpay !== null,
      isOptional: false,
      detail:
        razorpay !== null
          ? `Razorpay, with ${mode}.`
          : paymentUrl !== null
            ? 'Visitors are sent to a fixed payment page.'
            : 'No money is taken.',
    },
    {
      name: 'CRM',
      isSet: webhook !== null,
      isOptional: true,
      detail:
        webhook === null ? 'No other system is told of enquiries.' : 'It is told of each enquiry.',
    },
  ];
}
