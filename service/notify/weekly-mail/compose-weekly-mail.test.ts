/** Tests the owner's weekly mail, from the Monday on which it becomes due until it arrives in the mailbox. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import { mondayOfWeekToReport, spanOfWeek } from '#domain/bookkeeping/week-to-report.ts';
import { addDays, type CalendarDate } from '#domain/dates/calendar-date.ts';
import { momentOfIndianHour } from '#domain/dates/moment-of-indian-time.ts';
import {
  hrefsOf,
  visibleLinesOf,
} from '../../../tests/service/support/compose-and-read-staff-mail.ts';
import { enrolAndPay, reportRefund } from '../../../tests/service/support/desk-orders.ts';
import { type OpenedStore, onBothEngines } from '../../../tests/service/support/on-both-engines.ts';
import { type SmtpServer, startSmtpServer } from '../../../tests/service/support/smtp-server.ts';
import {
  storeStaffMember,
  submitEnquiry,
  toCounsellorActor,
} from '../../../tests/service/support/staff-and-enquiries.ts';
import { readNumbersWithNames } from '../../numbers/read-numbers-with-names.ts';
import { unknownOffers } from '../../offers/read-offers.ts';
import { readConfig } from '../../settings/config.ts';
import { makeNotificationService } from '../make-notification-service.ts';
import { composeWeeklyMail } from './compose-weekly-mail.ts';

onBothEngines('the weekly mail', (open) => {
  let opened: OpenedStore;
  let store: Store;
  let owner: StaffMember;
  let server: SmtpServer;
  /** The Monday of the week in which this test runs. The owner is told about this week on the following Monday. */
  const monday: CalendarDate = addDays(mondayOfWeekToReport(new Date()), weekAhead());
  const due = momentOfIndianHour(addDays(monday, 7), 8).getTime();
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    server = await startSmtpServer();
    owner = await storeStaffMember(store, 'owner');
    const asha = await storeStaffMember(store);
    await store.staff.rename(asha.id, 'Asha Rao', 'terminal');
    const { id } = await submitEnquiry(store, { source: 'google.com → /' });
    const answered = { kind: 'note outcome', outcome: 'answered', callAt: null } as const;
    await store.desk.act(id, answered, toCounsellorActor(asha));
    const order = await enrolAndPay(store);
    await store.desk.act(`${order.enrolmentId}`, { kind: 'claim' }, toCounsellorActor(asha));
    await enrolAndPay(store);
    await store.orders.requestRefund(order.id, 100_000, 'terminal', 0);
    await reportRefund(store, order, 'rfnd_week');
    // Marks the mails to staff about the events above as sent, because this file tests only the weekly mail.
    for (;;) {
      const batch = await store.outbox.claim('mail', 50, 60_000);
      if (batch === null) break;
      await store.outbox.markSent(batch.id);
    }
  });
  afterAll(async () => {
    await server.close();
    await opened.close();
  });

  /** Runs a service that starts at the time `at`, sends what is due, and stops. */
  async function serviceAt(at: number, on: Store = store): Promise<void> {
    const env = {
      SMTP_URL: server.url,
      LEADS_TO: 'everybody@staff.example',
      LEADS_FROM: 'desk@example.com',
      SITE_URL: 'https://miranaya.example',
    };
    const notifications = makeNotificationService({
      config: readConfig(env),
      store: on,
      now: () => at,
      log: { warn() {}, info() {}, error() {}, debug() {} } as never,
      offers: unknownOffers,
      pace: { pauseMs: 0, pollMs: 20, gatherMs: 0 },
    });
    await notifications.start();
    await expect
      .poll(async () => (await on.outbox.claim('owner', 1, 0)) === null, { timeout: 20_000 })
      .toBe(true);
    await notifications.close();
  }

  it('does not begin with a week before the first start', async () => {
    await serviceAt(due - 7 * 86_400_000);
    await serviceAt(due - 1);
    expect(server.acceptedMails).toEqual([]);
  });

  it('goes to owners alone on Monday at eight, with both weeks and their lists', async () => {
    await serviceAt(due);
    expect(server.acceptedMails.map(({ to }) => to)).toEqual([[owner.email]]);
    const [{ data = '', subject = '', headers = '' } = {}] = server.acceptedMails;
    expect(subject).toContain('3 enquiries');
    for (const line of [
      'Enquiries to answer: 3 (the week before: 0)',
      'Enrolled of these: 1 (the week before: 0)',
      'Received: ₹7,998 (the week before: ₹0)',
      'Refunded: ₹1,000 (the week before: ₹0)',
      'Net: ₹6,998 (the week before: ₹0)',
      'Asha Rao: 0 of 2, ₹2,999 (the week before: –)',
      'google.com: 1, ₹0 (the week before: –)',
    ])
      expect(data).toContain(line);
    const days = `from=${monday}&to=${addDays(monday, 6)}`;
    expect(data).toContain(`https://miranaya.example/desk/numbers?${days}`);
    expect(data).toContain(`https://miranaya.example/desk/orders?${days}&mode=live`);
    expect(headers).toContain('multipart/alternative');
    const { html } = composeWeeklyMail(
      monday,
      {
        week: await readNumbersWithNames({ store, offers: unknownOffers }, spanOfWeek(monday)),
        before: await readNumbersWithNames(
          { store, offers: unknownOffers },
          spanOfWeek(addDays(monday, -7)),
        ),
      },
      'https://miranaya.example',
    );
    expect(visibleLinesOf(html).join(' ')).toMatch(/Net\s*₹6,998\s*₹0/);
    expect(hrefsOf(html)).toHaveLength(3);
  });

  it('says apart from the refunds what was recorded by mistake, if anything was', async () => {
    const numbers = await readNumbersWithNames(
      { store, offers: unknownOffers },
      spanOfWeek(monday),
    );
    const { receiptsAndVouchers } = numbers;
    const mistaken = {
      ...numbers,
      receiptsAndVouchers: {
        ...receiptsAndVouchers,
        vouchers: receiptsAndVouchers.vouchers + 1,
        vouchersPaise: receiptsAndVouchers.vouchersPaise + 50_000,
        mistakes: 1,
        mistakesPaise: 50_000,
      },
    };
    const textOf = (week: typeof numbers) =>
      composeWeeklyMail(monday, { week, before: numbers }, 'https://miranaya.example').text;
    expect(textOf(mistaken)).toContain(
      'Refunded: ₹1,000 (the week before: ₹1,000)\nRecorded by mistake: ₹500 (the week before: ₹0)',
    );
    expect(textOf(numbers)).not.toContain('mistake');
  });

  it('compares each of two counsellors of one name with their own week before', async () => {
    const numbers = await readNumbersWithNames(
      { store, offers: unknownOffers },
      spanOfWeek(monday),
    );
    const named = (...nets: number[]) => ({
      ...numbers,
      byCounsellor: nets.map((netPaise, n) => ({
        ...numbers.total,
        ...{ name: 'Ravi', counts: { at: 'value', key: `staff ${n}` } as const },
        ...{ count: 2, enrolled: 1, netPaise },
      })),
    });
    const { text } = composeWeeklyMail(
      monday,
      { week: named(100, 200), before: named(300, 400) },
      'https://miranaya.example',
    );
    expect(text).toContain(
      'Ravi: 1 of 2, ₹1 (the week before: 1 of 2, ₹3)\nRavi: 1 of 2, ₹2 (the week before: 1 of 2, ₹4)',
    );
  });

  it('is not sent a second time, by another start or another instance', async () => {
    const another = await opened.openAnother();
    await Promise.all([serviceAt(due + 60_000), serviceAt(due + 60_000, another)]);
    expect(server.acceptedMails).toHaveLength(1);
  });

  it('is queued by one of two instances that poll at the same moment', async () => {
    const another = await opened.openAnother();
    const next = addDays(monday, 7);
    const queued = await Promise.all([
      store.desk.queueWeeklyMail(next, true),
      another.desk.queueWeeklyMail(next, true),
    ]);
    expect(queued.sort()).toEqual([false, true]);
  });

  it('that was being sent when the service was killed is sent again as the same message', async () => {
    const claimed = await store.outbox.claim('owner', 1, 0);
    expect(claimed).toMatchObject({ weeks: [addDays(monday, 7)] });
    await serviceAt(due + 7 * 86_400_000);
    expect(server.acceptedMails).toHaveLength(2);
    expect(await store.outbox.claim('owner', 1, 0)).toBeNull();
  });

  it('is sent after a day without the service, and is skipped while the owner has switched it off', async () => {
    await serviceAt(due + 15 * 86_400_000);
    expect(server.acceptedMails).toHaveLength(3);
    await store.desk.setSetting('weeklyMail', false, owner.id);
    await serviceAt(due + 21 * 86_400_000);
    await store.desk.setSetting('weeklyMail', null, owner.id);
    await serviceAt(due + 22 * 86_400_000);
    expect(server.acceptedMails).toHaveLength(3);
  });
});

/**
 * The number of days from the last reported week to the present week: seven, or fourteen early on a Monday, when the
 * report about the past week is not due yet.
 */
function weekAhead(): number {
  const told = mondayOfWeekToReport(new Date());
  const isBeforeEight = momentOfIndianHour(addDays(told, 14), 0).getTime() <= Date.now();
  return isBeforeEight ? 14 : 7;
}
