/**
 * One enquiry at the desk, as counsellors on their phones and the owner on a large screen work with it: each act once.
 * `tests/operations/desk-enquiry-details.test.ts` has corrections, links and what is refused or shown besides, and
 * `tests/operations/desk-enquiry-of-two-counsellors.test.ts` what two counsellors do to it at the same time.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { fees } from '#content/fees.ts';
import { formatRupees } from '#content/format-rupees.ts';
import type { StaffMember } from '#database/staff/member-port.ts';
import { addDays } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { momentOfIndianHour } from '#domain/dates/moment-of-indian-time.ts';
import { submitEnquiry } from '../../tests/service/support/staff-and-enquiries.ts';
import type { Visit } from '../support/browser.ts';
import { clockFromWednesdayNoon } from '../support/clock-from-wednesday-noon.ts';
import {
  flashMessageOn,
  followMessageLink,
  historyOn,
  noteFieldOn,
  pressButton,
  removeExpectedErrors,
} from '../support/desk-page-helpers.ts';
import { openTestDeskForAllTests } from '../support/open-test-desk-for-all-tests.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const today = indianDay(new Date());

const desk = openTestDeskForAllTests({ clock: clockFromWednesdayNoon });
const { visits, visit: opens } = desk;
let owner: StaffMember;
let asha: StaffMember;
let ravi: StaffMember;
beforeAll(async () => {
  owner = await desk.hire('Meera', 'owner');
  asha = await desk.hire('Asha');
  ravi = await desk.hire('Ravi');
});

const at = (id: string) => `/desk/enquiries/${id}`;

describe('a counsellor on a phone', () => {
  it('reaches a visitor in one tap, with a message with their name, and records the outcome in one more', async () => {
    const { id } = await submitEnquiry(desk.store, {
      name: 'Priya Nair',
      phone: '+91 98765 43210',
      offer: 'mern-stack',
    });
    const { page } = await opens(asha, at(id), phone);
    const way = (name: string) =>
      page.locator('.work-bar').getByRole('link', { name, exact: true });
    expect(await way('Call').getAttribute('data-dials')).toBe('tel:+919876543210');
    const chat = await followMessageLink(desk, asha, way('WhatsApp'));
    expect(chat.href).toMatch(/^https:\/\/wa\.me\/919876543210\?/);
    const text = chat.searchParams.get('text');
    for (const part of ['Priya Nair', 'MERN Stack', formatRupees(fees.internshipRupees), 'Asha'])
      expect(text).toContain(part);
    await pressButton(page, 'More…');
    const mail = page.locator('#more-outcomes').getByRole('link', { name: 'Mail' });
    expect((await followMessageLink(desk, asha, mail)).href).toMatch(
      /^mailto:asha\.desk\.\d+@example\.com\?subject=/,
    );
    const opened = await desk.store.desk.eventsOf([id]);
    expect(opened.filter(({ type }) => type === 'enquiry.written').map(({ what }) => what)).toEqual(
      [
        expect.objectContaining({ channel: 'whatsapp', message: 'First answer' }),
        expect.objectContaining({ channel: 'mail', message: 'First answer' }),
      ],
    );
    await page.locator('#more-outcomes').getByRole('button', { name: 'Close' }).click();

    await noteFieldOn(page).fill('Rang twice, then off');
    await pressButton(page, 'Not picked up');
    await expect
      .poll(() => flashMessageOn(page).textContent())
      .toContain('Asha called: not picked up, first try.');
    expect(await historyOn(page).textContent()).toContain('Rang twice, then off');
    expect(await noteFieldOn(page).inputValue()).toBe('');

    await pressButton(page, 'Undo');
    await expect
      .poll(() => flashMessageOn(page).textContent())
      .toContain('Asha took the last step back');
    expect((await desk.store.desk.findEnquiry(id))?.state).toBe('new');
  });

  it('gets an unassigned enquiry by tapping Call, and reads that a colleague was faster', async () => {
    const { id } = await submitEnquiry(desk.store);
    const first = await opens(asha, at(id), phone);
    const second = await opens(ravi, at(id), phone);
    await first.page.getByRole('link', { name: 'Call', exact: true }).click();
    await expect
      .poll(() => first.page.locator('.enquiry-head').textContent())
      .toContain('with you');
    expect((await desk.store.desk.findEnquiry(id))?.ownerId).toBe(asha.id);
    await second.page.getByRole('link', { name: 'Call', exact: true }).click();
    await expect.poll(() => second.page.locator('h1').textContent()).toBe('Taken by Asha');
    removeExpectedErrors(first, /scheme does not have a registered handler/);
    removeExpectedErrors(second, /status of 40[39]/);
  });
});

describe('a counsellor', () => {
  it('sets a follow-up with Enter in its field, without recording a call', async () => {
    const { id } = await submitEnquiry(desk.store);
    const { page } = await opens(asha, at(id));
    await pressButton(page, 'Next date…');
    const day = addDays(today, 366);
    await page.locator('#due').getByLabel('Another day and hour').fill(`${day}T10:00`);
    await page.keyboard.press('Enter');
    const [year, month, date] = day.split('-').map(Number);
    const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
    await expect
      .poll(() => flashMessageOn(page).textContent())
      .toContain(`Asha set the next date: ${date} ${months[(month ?? 0) - 1]} ${year} 10:00`);
    const { state, dueAt } = (await desk.store.desk.findEnquiry(id)) ?? {};
    expect([state, dueAt]).toEqual(['new', momentOfIndianHour(day, 10)]);
  });

  it('postpones an enquiry, sets its state, records the reason of a loss and opens it again, without JavaScript', async () => {
    const { id } = await submitEnquiry(desk.store);
    const { page } = await opens(asha, at(id), { ...phone, javaScriptEnabled: false });
    const state = () => page.locator('.enquiry-head .tag').textContent();
    await pressButton(page, 'Not picked up');
    await expect.poll(state).toBe('Not reached');
    // Setting another date after a missed call takes three taps: "Not picked up", "Later…" and "Next morning".
    await pressButton(page, 'Later…');
    await page.getByRole('button', { name: /^Next morning/ }).click();
    await expect
      .poll(() => flashMessageOn(page).textContent())
      .toMatch(/set the next date: .+ 11:00/);
    expect(await state()).toBe('Not reached');
    await expect.poll(() => page.locator('[data-live="status"]').textContent()).toContain('1 try');
    await pressButton(page, 'Thinking it over');
    await expect.poll(state).toBe('Thinking it over');
    await pressButton(page, 'Lost…');
    await pressButton(page, 'Too expensive');
    await expect
      .poll(() => flashMessageOn(page).textContent())
      .toContain('closed it as lost: too expensive');
    await pressButton(page, 'Open it again');
    await expect.poll(state).toBe('Reached');
    await pressButton(page, 'Next date…');
    await page.locator('#due').getByRole('button', { name: 'Set', exact: true }).click();
    await expect.poll(() => flashMessageOn(page).textContent()).toBe('Choose a day and an hour.');
    removeExpectedErrors(visits[0] as Visit, /status of 400/);
  });

  it('undoes an outcome that was recorded by mistake, and the history shows the undo', async () => {
    const { id } = await submitEnquiry(desk.store);
    const { page } = await opens(asha, at(id), phone);
    await noteFieldOn(page).fill('Meant for somebody else');
    await pressButton(page, 'Save note');
    await expect.poll(() => historyOn(page).textContent()).toContain('Meant for somebody else');
    await pressButton(page, 'Take it back');
    await expect
      .poll(() => flashMessageOn(page).textContent())
      .toMatch(/Asha took back a note of today/);
    expect(await historyOn(page).textContent()).toMatch(/Asha took back a note of today \d\d:\d\d/);
    expect(await page.content()).not.toContain('Meant for somebody else');

    await noteFieldOn(page).fill('Noted once more');
    await pressButton(page, 'Save note');
    await pressButton(page, 'Take the note back');
    await expect.poll(() => page.content()).not.toContain('Noted once more');
  });
});

describe('typed text that was not sent', () => {
  it('is kept after Back, and after a session that ended in between', async () => {
    const { id } = await submitEnquiry(desk.store);
    const visit = await opens(asha, at(id));
    const { page } = visit;
    await noteFieldOn(page).fill('Half a sentence');
    await page.getByRole('link', { name: 'Today' }).click();
    await page.waitForURL(/\/desk$/);
    await page.goBack();
    await expect.poll(() => noteFieldOn(page).inputValue()).toBe('Half a sentence');

    await desk.store.staff.endSessions(asha.id, null);
    await noteFieldOn(page).fill('A whole sentence.');
    await pressButton(page, 'Save note');
    await page.waitForURL(/\/desk\/sign-in/);
    const [name, value] = (await desk.cookieOf(asha)).split('=') as [string, string];
    await page.context().addCookies([{ name, value, url: desk.url }]);
    await page.goto(desk.url + at(id));
    await expect.poll(() => noteFieldOn(page).inputValue()).toBe('A whole sentence.');
    await pressButton(page, 'Save note');
    await expect.poll(() => historyOn(page).textContent()).toContain('A whole sentence.');
    expect(await noteFieldOn(page).inputValue()).toBe('');
    await page.reload();
    expect(await noteFieldOn(page).inputValue()).toBe('');
  });

  it('is kept after Back from a new enquiry that was refused, with what was chosen', async () => {
    const visit = await opens(asha, '/desk/enquiries/new');
    const { page } = visit;
    const typed = { Name: 'Sunita Devi', Phone: '12', 'What they asked': 'Evenings?' };
    const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
    for (const [label, text] of Object.entries(typed)) await field(label).fill(text);
    await page.getByLabel('Walk-in').check();
    await page.getByLabel('Wants').selectOption('mern-stack');
    await pressButton(page, 'Add enquiry');
    await page.getByText('Nothing is added yet').waitFor();
    removeExpectedErrors(visit, /status of 400/);
    await page.goBack();
    expect(await page.getByText('Nothing is added yet').count()).toBe(0);
    for (const [label, text] of Object.entries(typed))
      await expect.poll(() => field(label).inputValue()).toBe(text);
    expect(await page.getByLabel('Walk-in').isChecked()).toBe(true);
    expect(await page.getByLabel('Wants').inputValue()).toBe('mern-stack');
  });
});

describe('a script that a visitor sent', () => {
  const script = `"><script>window.hit=1</script><img src=x onerror="window.hit=1">`;

  it('is shown as text everywhere', async () => {
    const row = {
      name: `Eve ${script}`,
      message: `</textarea>${script} javascript:alert(1)`,
      source: `utm${script}`,
    };
    const { id } = await submitEnquiry(desk.store, { ...row, phone: '+91 96666 66661' });
    await desk.store.desk.addNote(id, script, asha.id);
    const { page } = await opens(asha, '/desk');
    for (const path of [
      '/desk',
      '/desk/enquiries',
      `${at(id)}?did=${encodeURIComponent(script)}`,
      at(id),
    ]) {
      if (path !== '/desk') await page.goto(desk.url + path);
      expect(await page.evaluate(() => 'hit' in window)).toBe(false);
      expect(await page.locator('img').count()).toBe(0);
    }
    expect(await page.locator('h1').textContent()).toBe(row.name);
    expect(await page.locator('.enquiry-head').textContent()).toContain(row.source);
    for (const link of await page.locator('main a').all())
      expect(await link.getAttribute('href')).toMatch(
        /^(\/desk|\/privacy#|tel:\+|https:\/\/wa\.me\/|mailto:|#)/,
      );
  });
});

describe('the owner', () => {
  it('erases for good after typing the word, and the same address confirms it', async () => {
    const { id } = await submitEnquiry(desk.store, { name: 'To be forgotten' });
    const visit = await opens(owner, at(id));
    const { page } = visit;
    await page.getByText('Erase for good').first().click();
    await page.getByLabel(/^Type/).fill('yes');
    await pressButton(page, 'Erase for good');
    await expect
      .poll(() => page.locator('#word-wrong').textContent())
      .toContain('Nothing was erased');
    await page.getByLabel(/^Type/).fill('erase');
    await pressButton(page, 'Erase for good');
    await expect.poll(() => page.locator('h1').textContent()).toBe('It was erased');
    expect(await desk.store.findLead(id)).toBeNull();
    removeExpectedErrors(visit, /status of 4(00|10)/);
  });
});
