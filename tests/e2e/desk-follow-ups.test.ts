/**
 * Follow-ups as a counsellor works through them: by day, several at once, and another date after a missed call.
 * `tests/operations/desk-follow-ups-appearance.test.ts` has the appearance of the page at other widths.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { momentOfIndianHour } from '#domain/dates/moment-of-indian-time.ts';
import { nextMorningCallTime } from '#domain/enquiries/follow-up-times.ts';
import { usualOpeningTimes } from '#domain/enquiries/opening-times.ts';
import {
  storeStaffMember,
  submitEnquiry,
  toCounsellorActor,
} from '../../tests/service/support/staff-and-enquiries.ts';
import { closeSharedPages, openSharedBrowser } from '../support/browser.ts';
import { clockFromWednesdayNoon } from '../support/clock-from-wednesday-noon.ts';
import { mobileOfName } from '../support/mobile-of-name.ts';
import {
  openTestDeskWithVisits,
  type TestDeskWithVisits,
} from '../support/open-test-desk-with-visits.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const day = 86_400_000;

let desk: TestDeskWithVisits;
let browser: Browser;
beforeAll(async () => {
  desk = await openTestDeskWithVisits({ clock: clockFromWednesdayNoon });
  browser = await openSharedBrowser();
});
afterAll(async () => {
  await closeSharedPages();
  await desk?.close();
});

const enquiry = async (name: string, staff: StaffMember, inMs: number) => {
  // The number depends on the test's member of staff: an enquiry with a number that a colleague already handles in
  // another test would be assigned to that colleague.
  const { id } = await submitEnquiry(desk.store, {
    name,
    phone: mobileOfName(`${name} ${staff.id}`),
  });
  const callAt = new Date(clockFromWednesdayNoon() + inMs);
  await desk.store.desk.act(
    id,
    { kind: 'note outcome', outcome: 'answered', callAt },
    toCounsellorActor(staff),
  );
  return id;
};

describe('the follow-ups of a counsellor', () => {
  it('lists overdue first; changes several at once, and undoes all at once', async () => {
    const asha = await storeStaffMember(desk.store);
    const ids = [
      await enquiry('Meera Later', asha, 3 * day),
      await enquiry('Meera Overdue', asha, -day),
    ];
    const { page, leave } = await desk.visitAs(browser, asha, phone);
    await page.goto(`${desk.url}/desk/follow-ups`);
    expect(await page.locator('section > h2').allTextContents()).toEqual([
      'Overdue 1',
      'This week 1',
    ]);
    for (const name of ['Meera Later', 'Meera Overdue'])
      await page.getByLabel(`Tick ${name}`).check();
    await page.getByRole('button', { name: 'Change…' }).click();
    await page.getByLabel('State', { exact: true }).selectOption('Thinking it over');
    await page.getByLabel('Follow-up', { exact: true }).selectOption('week');
    await page.getByRole('button', { name: 'Change all' }).click();
    await page.getByText('2 enquiries are changed: Thinking it over; follow-up').waitFor();
    expect(new URL(page.url()).pathname).toBe('/desk/follow-ups');
    const states = async () =>
      Promise.all(ids.map(async (id) => (await desk.store.desk.findEnquiry(id))?.state));
    expect(await states()).toEqual(['thinking', 'thinking']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Taken back: 2 enquiries are as before.').waitFor();
    expect(await states()).toEqual(['reached', 'reached']);
    await leave();
  });

  it('calls, nobody answers, tomorrow at eleven: three taps from Today, without JavaScript', async () => {
    const asha = await storeStaffMember(desk.store);
    const id = await enquiry('Kiran Missed', asha, -day);
    const { page, leave } = await desk.visitAs(browser, asha, {
      ...phone,
      javaScriptEnabled: false,
    });
    await page.goto(`${desk.url}/desk`);
    const row = page.locator(`[data-row="${id}"]`);
    let taps = 0;
    const tap = async (control: ReturnType<typeof page.getByRole>) => {
      taps += 1;
      await control.click();
    };
    // The tap on "Call" is counted but not made, because a browser without a phone app ignores it.
    expect(await row.getByRole('link', { name: 'Call' }).getAttribute('href')).toMatch(/^tel:/);
    taps += 1;
    await tap(row.getByRole('button', { name: 'Not picked up' }));
    await page.getByText('Noted: not picked up, to be tried again.').waitFor();
    await tap(page.locator('.other-date button[value^="due:morning"]'));
    await page.getByText('changed: follow-up').waitFor();
    expect(taps).toBe(3);
    const { dueAt, tries, answeredAt } = (await desk.store.desk.findEnquiry(id)) ?? {};
    expect(dueAt).toEqual(
      nextMorningCallTime(new Date(clockFromWednesdayNoon()), usualOpeningTimes),
    );
    expect(momentOfIndianHour(indianDay(dueAt ?? new Date(clockFromWednesdayNoon())), 11)).toEqual(
      dueAt,
    );
    expect([tries, answeredAt instanceof Date]).toEqual([1, true]);
    await leave();
  });
});

it('each button of a row has its words in at most two lines on a phone', async () => {
  const asha = await storeStaffMember(desk.store);
  await enquiry('Laxmi Nair', asha, -day);
  const { page, leave } = await desk.visitAs(browser, asha, phone);
  await page.goto(`${desk.url}/desk/follow-ups`);
  const lines = await page.locator('.row-acts .word:visible').evaluateAll((words) =>
    words.map((word) => {
      const lineHeight = Number.parseFloat(getComputedStyle(word).lineHeight);
      return [word.textContent, Math.round(word.getBoundingClientRect().height / lineHeight)];
    }),
  );
  expect(lines.map(([word]) => word)).toEqual(['Call', 'WhatsApp', 'Answered', 'Not picked up']);
  expect(lines.filter(([, count]) => Number(count) > 2)).toEqual([]);
  await leave();
});
