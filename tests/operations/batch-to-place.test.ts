/**
 * A batch from the desk to its last place. The owner moves it, gives it twenty seats and an early price, and
 * publishes it; a visitor's phone shows it. Twenty people enrol and pay, and the next one joins the waiting list.
 * One person leaves; the person on the list is told and pays.
 */
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { nextStartWords } from '#content/words/next-start-words.ts';
import { fieldErrorSentences } from '#contract/rows/field-error-sentences.ts';
import { formatDay, formatDayRange } from '#contract/text/format-day.ts';
import { addDays } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { type SmtpServer, startSmtpServer } from '../../tests/service/support/smtp-server.ts';
import {
  closeSharedPages,
  openPage,
  openSharedBrowser,
  startReactAndWait,
  untilOldEnoughToSend,
  type Visit,
} from '../support/browser.ts';
import { mobileOfName } from '../support/mobile-of-name.ts';
import { openTestDesk, signInBrowser, type TestDesk } from '../support/open-test-desk.ts';
import { readIcalendar } from '../support/read-icalendar.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const seats = 20;
const offer = 'mern-workshop';
const today = indianDay(new Date());
const [planned, moved] = [addDays(today, 12), addDays(today, 19)];
const long = { timeout: 120_000 };

let desk: TestDesk;
let mail: SmtpServer;
let browser: Browser;
const visits: Visit[] = [];
beforeAll(async () => {
  mail = await startSmtpServer();
  const env = { SMTP_URL: mail.url, LEADS_TO: 'team@example.in' };
  desk = await openTestDesk({ publishing: { lookMs: 1_000, makesDownloads: false }, env });
  browser = await openSharedBrowser();
});
afterEach(async () => {
  for (const { troubles, leave } of visits.splice(0)) {
    await leave();
    // The service refuses an enrolment for a full batch with the status 423, which the browser logs.
    expect(troubles.filter((one) => !one.includes('423'))).toEqual([]);
  }
});
afterAll(async () => {
  await closeSharedPages();
  await desk?.close();
  await mail?.close();
});

async function comes(options: Parameters<typeof openPage>[1] = phone): Promise<Page> {
  const visit = await openPage(browser, options);
  visits.push(visit);
  return visit.page;
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

async function publishes(page: Page, change: RegExp): Promise<void> {
  await page.goto(`${desk.url}/desk/publish`);
  await page.getByText(change).first().waitFor();
  await press(page, 'Publish');
  await page.getByText('It is being published.').waitFor();
}

async function fillDates(page: Page, day: string): Promise<void> {
  await page.getByLabel('First day').fill(day);
  await page.getByLabel('Last day').fill(addDays(day, 3));
}

const email = (n: number | string) => `learner.${n}@example.com`;

async function fillsIn(page: Page, n: number | string, button: RegExp): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: button }) });
  await form.getByLabel('Name').fill(`Learner ${n}`);
  await form.getByLabel('Email').fill(email(n));
  await form.getByLabel('Mobile').fill(mobileOfName(`learner ${n}`));
  await untilOldEnoughToSend(page);
  await form.getByRole('button', { name: button }).click();
}

/** Does what a browser without JavaScript does: sends the form, follows the redirect, and pays at the bank. */
async function paysWithoutPages(n: number, batch: string): Promise<void> {
  const send = (address: string, fields: Record<string, string>) =>
    fetch(new URL(address, desk.url), {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'text/html', origin: desk.url, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(fields),
    });
  const mobile = mobileOfName(`learner ${n}`);
  const row = { name: `Learner ${n}`, email: email(n), mobile, offer, batch };
  const sent = await send('/rest/v1/enrollments', row);
  expect(sent.status).toBe(303);
  // Without JavaScript, the page after the enrolment leads to the bank's page by a meta refresh. If there is none, it
  // is the bank's page itself.
  const way = await (await fetch(new URL(sent.headers.get('location') ?? '', desk.url))).text();
  const bankPage = /http-equiv="refresh" content="0; url=([^"]+)"/.exec(way)?.[1];
  const html =
    bankPage === undefined
      ? way
      : await (await fetch(new URL(bankPage.replaceAll('&amp;', '&'), desk.url))).text();
  const link = /name="link" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const address = /<form method="post" action="([^"]+)"/.exec(html)?.[1] ?? '';
  expect((await send(address, { link, does: 'upi' })).status).toBe(303);
}

it('a batch that the owner has moved fills up, and a place that becomes free goes to the waiting person', {
  timeout: 600_000,
}, async () => {
  const owner = await desk.hire('Lakshmi Iyer', 'owner');
  const office = await comes({ viewport: { width: 1440, height: 900 } });
  await signInBrowser(office.context(), desk, owner);

  // The owner creates a batch that visitors see, and then moves it.
  await office.goto(`${desk.url}/desk/batches/new?offer=${offer}`);
  await fillDates(office, planned);
  for (const day of await office
    .getByRole('group', { name: 'Days of the week' })
    .getByRole('checkbox')
    .all())
    await day.check();
  await office.getByLabel('From', { exact: true }).fill('16:00');
  await office.getByLabel('To', { exact: true }).fill('18:30');
  await office.getByLabel('Mentor').fill('Asha Rao');
  await office.getByLabel('Seats').fill('5');
  await press(office, 'Save and open for enrolment');
  await office.getByText('Open for enrolment. Publish it').waitFor();
  const batch = /batches\/([\w-]{36})/.exec(office.url())?.[1] ?? '';
  await publishes(office, new RegExp(`New: the batch of .*${formatDay(planned)}`));
  await expect
    .poll(async () => (await fetch(`${desk.url}/short-term`)).text(), long)
    .toContain(formatDayRange(planned, addDays(planned, 3)));

  await office.goto(`${desk.url}/desk/batches/${batch}`);
  await fillDates(office, moved);
  await office.getByLabel('Seats').fill(`${seats}`);
  await office.getByText('Early price').click();
  await office.getByLabel('Rupees').fill('349');
  await office.getByLabel('Until, that day included').fill(addDays(today, 5));
  await office.getByLabel('Why').fill('Early birds');
  await press(office, 'Save');
  await office.getByText('Saved. Publish it').waitFor();
  await publishes(office, new RegExp(`Changed: the batch of .*${formatDay(moved)}`));

  // A visitor opens the offer on a phone.
  const dates = formatDayRange(moved, addDays(moved, 3));
  await expect
    .poll(async () => (await fetch(`${desk.url}/short-term`)).text(), long)
    .toContain(dates);
  const first = await comes();
  await first.goto(`${desk.url}/short-term`);
  const card = first.locator('article, li').filter({ hasText: dates }).first();
  expect(await card.getByText('04:00 PM to 6:30 PM').first().isVisible()).toBe(true);
  expect(await card.getByText('₹349').first().isVisible()).toBe(true);
  expect(await first.getByText(formatDayRange(planned, addDays(planned, 3))).count()).toBe(0);
  await first.goto(`${desk.url}/enroll-form?offer=${offer}&batch=${batch}`);
  await startReactAndWait(first);
  await fillsIn(first, 1, /^Pay ₹349/);
  await heading(first, 'Demonstration bank').waitFor();
  await press(first, 'Pay by UPI');
  await heading(first, /^Paid: welcome/).waitFor();
  expect(await first.getByText(formatDay(moved)).first().isVisible()).toBe(true);
  const [calendar] = await Promise.all([
    first.waitForEvent('download'),
    first.getByRole('link', { name: nextStartWords.calendar }).click(),
  ]);
  const [sessions] = readIcalendar(readFileSync(await calendar.path()));
  expect(sessions?.startsAt).toEqual(new Date(`${moved}T16:00:00+05:30`));

  for (let n = 2; n <= seats; n += 1) await paysWithoutPages(n, batch);
  await expect
    .poll(async () => (await desk.store.batches.findBatch(batch))?.taken, long)
    .toBe(seats);

  // The next visitor joins the waiting list.
  const late = await comes({ ...phone, javaScriptEnabled: false });
  await late.goto(`${desk.url}/enroll-form?offer=${offer}`);
  const [startOf, feeOf] = [late.getByLabel('Start'), late.getByText('Fee', { exact: true })];
  expect([await startOf.isVisible(), await feeOf.first().isVisible()]).toEqual([true, true]);
  // Start and fee are hidden after another offer is chosen: they belong to the first offer, and a page without a script
  // can't load those of the other.
  await late.getByLabel('What you enrol for').selectOption('power-bi');
  expect([await startOf.isVisible(), await feeOf.first().isVisible()]).toEqual([false, false]);
  await late.goto(`${desk.url}/enroll-form?offer=${offer}&batch=${batch}`);
  await fillsIn(late, 'late', /^Pay/);
  await late.getByText(fieldErrorSentences.batchFull).waitFor();
  await late
    .getByRole('button', { name: /waiting list/i })
    .first()
    .click();
  await heading(late, /^Waiting list: /).waitFor();
  expect(await late.getByLabel('Name').inputValue()).toBe('Learner late');
  await fillsIn(late, 'late', /waiting list|list/i);
  await heading(late, 'You are on the waiting list').waitFor();

  // With JavaScript, too, the form of the waiting list keeps what the visitor has typed into the enrolment form.
  const scripted = await comes();
  await scripted.goto(`${desk.url}/enroll-form?offer=${offer}&batch=${batch}`);
  await startReactAndWait(scripted);
  await fillsIn(scripted, 'scripted', /^Pay/);
  await scripted.getByRole('button', { name: 'Put yourself on the waiting list' }).click();
  await heading(scripted, /^Waiting list: /).waitFor();
  expect(await scripted.getByLabel('Name').inputValue()).toBe('Learner scripted');
  expect(await scripted.getByLabel('Email').inputValue()).toBe(email('scripted'));

  // One learner leaves: the owner refunds the fee.
  const [gone] = await desk.store.batches.ordersInBatch(batch);
  await office.goto(
    `${desk.url}/desk/orders/${gone?.orderId}?${new URLSearchParams({ ask: 'refund', starts: moved, lms: '' })}`,
  );
  await office.getByLabel('Rupees to pay back').fill('349');
  await office.getByLabel('Why it is paid back against the terms').fill('Moved to another town.');
  await press(office, 'Refund');
  await expect
    .poll(async () => (await desk.store.orders.findOrder(gone?.orderId ?? ''))?.state, long)
    .toBe('refunded');
  await expect.poll(async () => (await desk.store.batches.findBatch(batch))?.held, long).toBe(1);
  await expect
    .poll(() => mail.acceptedMails.find(({ to }) => to.includes(email('late'))), long)
    .toBeDefined();
  const told = mail.acceptedMails.find(({ to }) => to.includes(email('late')))?.data ?? '';
  const way =
    /https?:\/\/[^\s"<>]+\/enroll-form\/pay[^\s"<>]*/.exec(told.replace(/=\r?\n/g, ''))?.[0] ?? '';
  await late.goto(way.replaceAll('&amp;', '&').replaceAll('=3D', '='));
  await heading(late, 'Demonstration bank').waitFor();
  await press(late, 'Pay by UPI');
  await heading(late, /^Paid: welcome/).waitFor();
  expect(await desk.store.batches.findBatch(batch)).toMatchObject({ seats, held: 0, taken: seats });
  await office.goto(`${desk.url}/desk/batches/${batch}`);
  expect(await office.getByText(`${seats} of ${seats}: ${seats} paid, 0 held`).isVisible()).toBe(
    true,
  );
});
