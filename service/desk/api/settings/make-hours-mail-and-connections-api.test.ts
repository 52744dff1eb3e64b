import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import { onEmptiedStores } from '../../../../tests/service/support/on-emptied-stores.ts';
import { type SmtpServer, startSmtpServer } from '../../../../tests/service/support/smtp-server.ts';
import { storeStaffMember } from '../../../../tests/service/support/staff-and-enquiries.ts';
import { readStaffRecipients } from '../../../notify/staff-mail/staff-recipients.ts';
import { readConfig } from '../../../settings/config.ts';
import type { ApiOptions } from '../api-options.ts';
import { makeHoursMailAndConnectionsApi } from './make-hours-mail-and-connections-api.ts';

const offers = {
  callingHours: { opens: '11:00', closes: '21:00' },
  holidays: new Set(['2026-12-25']),
};
const openApi = (store: Store, staff: StaffMember, env: Record<string, string> = {}) =>
  makeHoursMailAndConnectionsApi({
    ...{ store, staff, offers, publishing: null, now: Date.now, config: readConfig(env) },
  } as unknown as ApiOptions);

onEmptiedStores('the owner’s hours and holidays', (current) => {
  it('replace those of the site, until the owner resets them', async () => {
    const store = current();
    const api = openApi(store, await storeStaffMember(store, 'owner'));
    expect(await api.hours()).toEqual({
      calling: { opens: '11:00', closes: '21:00', morning: '11:00' },
      office: { opens: '11:00', closes: '21:00', restDays: [0], isOwn: false },
      holidays: { days: [{ date: '2026-12-25', name: '' }], isOwn: false },
    });
    expect(await api.saveOffice({ opens: '10:00', closes: '18:00', restDays: [0, 6] })).toBeNull();
    expect(await api.saveHolidays('2026-12-31  Year   end\n2026-12-25 Christmas\n')).toBeNull();
    expect(await api.hours()).toMatchObject({
      calling: { opens: '11:00' },
      office: { opens: '10:00', closes: '18:00', restDays: [0, 6], isOwn: true },
      holidays: {
        days: [
          { date: '2026-12-25', name: 'Christmas' },
          { date: '2026-12-31', name: 'Year end' },
        ],
      },
    });
    await api.saveOffice(null);
    await api.saveHolidays(null);
    expect(await api.hours()).toMatchObject({
      office: { isOwn: false },
      holidays: { isOwn: false },
    });
  });

  it('are refused with a sentence when they are invalid', async () => {
    const api = openApi(current(), await storeStaffMember(current(), 'owner'));
    const office = { opens: '10:00', closes: '18:00', restDays: [] };
    expect(await api.saveOffice({ ...office, closes: '09:00' })).toMatch(/a later one/);
    expect(await api.saveOffice({ ...office, opens: '' })).toMatch(/Give an hour/);
    expect(await api.saveOffice({ ...office, restDays: [0, 1, 2, 3, 4, 5, 6] })).toMatch(/one day/);
    expect(await api.saveHolidays('2026-02-30 No day')).toMatch(/“2026-02-30 No day” does not/);
    expect(await api.saveHolidays(`2026-12-25 ${'x'.repeat(61)}`)).toMatch(/60 letters/);
  });

  it('are open to the owner only, like all of these settings', async () => {
    const api = openApi(current(), await storeStaffMember(current(), 'accounts'));
    for (const asked of [
      () => api.hours(),
      () => api.saveHolidays(null),
      () => api.staffMail(),
      () => api.saveStaffMail('a@example.com'),
      () => api.tryStaffMail(),
    ])
      await expect(asked()).rejects.toMatchObject({ status: 403 });
    expect(() => api.connections()).toThrow();
    expect(() => api.check()).toThrow();
  });
});

onEmptiedStores('mail to staff', (current) => {
  let server: SmtpServer;
  let env: Record<string, string>;
  beforeEach(async () => {
    server = await startSmtpServer();
    env = { SMTP_URL: server.url, LEADS_TO: 'office@staff.example' };
  });
  afterEach(() => server.close());

  it('is sent to the addresses that the owner stores, or else to those of the service', async () => {
    const store = current();
    const api = openApi(store, await storeStaffMember(store, 'owner'), env);
    const { mail } = readConfig(env);
    const recipients = () => (mail ? readStaffRecipients(store, mail) : []);
    expect(await recipients()).toEqual(['office@staff.example']);
    expect(await api.saveStaffMail('a@staff.example, b@staff.example\na@staff.example')).toBeNull();
    expect(await recipients()).toEqual(['a@staff.example', 'b@staff.example']);
    expect(await api.staffMail()).toMatchObject({
      isOwn: true,
      ofService: ['office@staff.example'],
    });
    expect(await api.saveStaffMail('nobody')).toBe('“nobody” is no mail address.');
    expect(await api.saveStaffMail(' ')).toBe('Give one address at least.');
    expect(await recipients()).toHaveLength(2);
    expect(await api.tryStaffMail()).toMatchObject([{ at: 'ok' }, { at: 'ok' }]);
    expect(server.acceptedMails.map(({ to }) => to.join()).sort()).toEqual([
      'a@staff.example',
      'b@staff.example',
    ]);
    await api.saveStaffMail(null);
    expect(await recipients()).toEqual(['office@staff.example']);
  });
});

onEmptiedStores('the connections', (current) => {
  describe('are shown as set or not set', () => {
    it('and never with a key or a password', async () => {
      const env = {
        SMTP_URL: 'smtps://user:the-password@smtp.example.com:465',
        LEADS_TO: 'office@staff.example',
        RAZORPAY_KEY_ID: 'rzp_test_1A2b3C4d5E6f7G',
        RAZORPAY_KEY_SECRET: 'the-secret-of-razorpay',
        RAZORPAY_WEBHOOK_SECRET: 'the-secret-of-the-webhook',
      };
      const api = openApi(current(), await storeStaffMember(current(), 'owner'), env);
      const shown = api.connections();
      expect(shown.map(({ name, isSet }) => [name, isSet])).toEqual([
        ['Mail server', true],
        ['Payment provider', true],
        ['CRM', false],
      ]);
      expect(JSON.stringify(shown)).not.toMatch(/the-password|the-secret|1A2b3C/);
    });
  });
});
