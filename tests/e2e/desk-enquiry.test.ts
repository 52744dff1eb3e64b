/**
 * One enquiry at the desk, as counsellors on their phones and the owner on a large screen work with it.
 * `tests/operations/desk-enquiry-of-two-counsellors.test.ts` has what two counsellors do to it at the same time.
 */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fees } from '#content/fees.ts';
import { formatRupees } from '#content/format-rupees.ts';
import type { StaffMember } from '#database/staff/member-port.ts';
import { addDays } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { momentOfIndianHour } from '#domain/dates/moment-of-indian-time.ts';
import {
  openTestDeskWithVisits,
  type TestDeskWithVisits,
} from '../../tests/service/support/open-test-desk-with-visits.ts';
import { makeStaffMember, submitEnquiry } from '../../tests/service/support/staff-and-enquiries.ts';
import { closeSharedPages, openSharedBrowser, type Visit } from '../support/browser.ts';
import { clockFromWednesdayNoon } from '../support/clock-from-wednesday-noon.ts';
import {
  flashMessageOn,
  forgiveErrors,
  noteFieldOn,
  pressButton,
} from '../support/desk-enquiry-page.ts';
import { endVisitsAfterEachTest } from '../support/end-visits-after-each-test.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const today = indianDay(new Date());

let desk: TestDeskWithVisits;
let browser: Browser;
let owner: StaffMember;
let asha: StaffMember;
let ravi: StaffMember;
const visits = endVisitsAfterEachTest();

beforeAll(async () => {
  desk = await openTestDeskWithVisits({ clock: clockFromWednesdayNoon });
  browser = await openSharedBrowser();
  owner = await named(await makeStaffMember(desk.store, 'owner'), 'Meera');
  asha = await named(await makeStaffMember(desk.store), 'Asha');
  ravi = await named(await makeStaffMember(desk.store), 'Ravi');
});
afterAll(async () => {
  await closeSharedPages();
  await desk?.close();
});

async function named(staff: StaffMember, name: string): Promise<StaffMember> {
  await desk.store.staff.rename(staff.id, name, staff.id);
  return staff;
}

async function opens(staff: StaffMember, path: string, options = {}): Promise<Visit> {
  const visit = await desk.visitAs(browser, staff, options);
  visits.push(visit);
  await visit.page.goto(desk.url + path);
  return visit;
}
const at = (id: string) => `/desk/enquiries/${id}`;
const history = (page: Page) => page.getByRole('region', { name: 'What happened' });
/**
 * Follows a link of the desk that records a message and then redirects. Returns the address of the redirect, such as
 * one of WhatsApp.
 */
async function opensElsewhere(who: { id: string }, link: Locator): Promise<URL> {
  const cookie = await desk.cookieOf(who);
  const href = `${desk.url}${await link.getAttribute('href')}`;
  const answer = await fetch(href, { redirect: 'manual', headers: { cookie } });
  return new URL(answer.headers.get('location') ?? '');
}
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
    const chat = await opensElsewhere(asha, way('WhatsApp'));
    expect(chat.href).toMatch(/^https:\/\/wa\.me\/919876543210\?/);
    const text = chat.searchParams.get('text');
    for (const part of ['Priya Nair', 'MERN Stack', formatRupees(fees.internshipRupees), 'Asha'])
      expect(text).toContain(part);
    await pressButton(page, 'More…');
    const mail = page.locator('#more-outcomes').getByRole('link', { name: 'Mail' });
    expect((await opensElsewhere(asha, mail)).href).toMatch(
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
    expect(await history(page).textContent()).toContain('Rang twice, then off');
    expect(await noteFieldOn(page).inputValue()).toBe('');

    await pressButton(page, 'Undo');
    await expect
      .poll(() => flashMessageOn(page).textContent())
      .toContain('Asha took the last step back');
    expect((await desk.store.desk.findEnquiry(id))?.state).toBe('new');
  });

  it('can reach every control with a thumb, and no control covers another', async () => {
    const { id } = await submitEnquiry(desk.store, { offer: 'mern-stack' });
    const { page } = await opens(asha, at(id), phone);
    const bar = await page.locator('.work-bar').boundingBox();
    const tabs = await page.locator('.desk-nav').boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((tabs?.y ?? 0) + 1);
    // The bar of the enquiry and the navigation together take less than a fifth of the screen's height.
    expect((bar?.height ?? 0) + (tabs?.height ?? 0)).toBeLessThan(740 / 5);
    for (const control of await page.locator('.work-bar :is(a, button):visible').all()) {
      const box = await control.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    }
    const end = async () => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const last = await history(page).locator('li').last().boundingBox();
      return (last?.y ?? 0) + (last?.height ?? 0);
    };
    await expect.poll(end).toBeLessThanOrEqual(bar?.y ?? 0);
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
    forgiveErrors(first, /scheme does not have a registered handler/);
    forgiveErrors(second, /status of 40[39]/);
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

  it('says that an unassigned enquiry becomes theirs with a follow-up date, and changes nothing else', async () => {
    const { id } = await submitEnquiry(desk.store);
    const { page } = await opens(asha, at(id), phone);
    const panel = () => page.locator('[data-live="status"]').textContent();
    expect(await panel()).toContain('Unassigned');
    await pressButton(page, 'Next date…');
    expect(await page.locator('#due').textContent()).toContain('The enquiry becomes yours');
    await page.getByRole('button', { name: /^Next morning/ }).click();
    await expect.poll(panel).toMatch(/WithYou/);
    expect(await page.locator('.enquiry-head .tag').textContent()).toBe('New');
    await pressButton(page, 'Next date…');
    expect(await page.locator('#due').textContent()).not.toContain('The enquiry becomes yours');
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
    forgiveErrors(visits[0] as Visit, /status of 400/);
  });

  it('reads that nothing was changed, corrects a number, keeps the sent one, and undoes the correction', async () => {
    const { id } = await submitEnquiry(desk.store, { phone: '+91 98765 43219' });
    const visit = await opens(asha, at(id));
    const { page } = visit;
    const open = () => page.getByText('Edit details').click();
    await open();
    await pressButton(page, 'Correct the name');
    await expect.poll(() => flashMessageOn(page).textContent()).toContain('Nothing was changed');
    await open();
    await page.getByLabel('Phone', { exact: true }).fill('12');
    await page.getByRole('button', { name: 'Correct the phone' }).click();
    const field = page.getByLabel('Phone', { exact: true });
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    expect(await field.inputValue()).toBe('12');
    forgiveErrors(visit, /status of 400/);
    await field.fill('+91 98765 43218');
    await page.getByRole('button', { name: 'Correct the phone' }).click();
    await expect.poll(() => page.locator('.number-written').textContent()).toBe('+91 98765 43218');
    expect(await page.getByRole('region', { name: 'What was sent' }).textContent()).toContain(
      '43219',
    );
    await pressButton(page, 'Undo');
    await expect.poll(() => page.locator('.number-written').textContent()).toBe('+91 98765 43219');
  });

  it('undoes an outcome that was recorded by mistake, and the history shows the undo', async () => {
    const { id } = await submitEnquiry(desk.store);
    const { page } = await opens(asha, at(id), phone);
    await noteFieldOn(page).fill('Meant for somebody else');
    await pressButton(page, 'Save note');
    await expect.poll(() => history(page).textContent()).toContain('Meant for somebody else');
    await pressButton(page, 'Take it back');
    await expect
      .poll(() => flashMessageOn(page).textContent())
      .toMatch(/Asha took back a note of today/);
    expect(await history(page).textContent()).toMatch(/Asha took back a note of today \d\d:\d\d/);
    expect(await page.content()).not.toContain('Meant for somebody else');

    await noteFieldOn(page).fill('Noted once more');
    await pressButton(page, 'Save note');
    await pressButton(page, 'Take the note back');
    await expect.poll(() => page.content()).not.toContain('Noted once more');
  });

  it('sees no button on a colleague’s enquiry that would be refused', async () => {
    const number = '+91 95555 55553';
    await submitEnquiry(desk.store, { phone: number });
    const { id } = await submitEnquiry(desk.store, { phone: number });
    await desk.store.desk.act(
      id,
      { kind: 'claim' },
      { who: ravi.id, staffId: ravi.id, mayOverrule: false },
    );
    await desk.store.desk.setSetting('counsellorsSee', 'all', owner.id);
    try {
      const { page } = await opens(asha, at(id));
      expect(await page.getByRole('region', { name: 'The same person' }).count()).toBe(1);
      expect(await page.getByText('Edit details').count()).toBe(0);
      expect(await page.getByRole('button', { name: 'It is the same' }).count()).toBe(0);
    } finally {
      await desk.store.desk.setSetting('counsellorsSee', null, owner.id);
    }
  });

  it('links two enquiries of one person and removes the link again', async () => {
    const number = '+91 95555 55551';
    await submitEnquiry(desk.store, { phone: number, name: 'Their brother' });
    const { id } = await submitEnquiry(desk.store, { phone: number });
    const { page } = await opens(asha, at(id));
    const person = page.getByRole('region', { name: 'The same person' });
    expect(await person.textContent()).toContain('Maybe the same');
    await pressButton(page, 'It is the same');
    await expect.poll(() => page.getByRole('button', { name: 'Not the same' }).count()).toBe(1);
    expect(await history(page).textContent()).toContain('Open the other enquiry');
    await pressButton(page, 'Undo');
    await expect.poll(() => page.getByRole('button', { name: 'It is the same' }).count()).toBe(1);
    expect(await page.locator('.flash').textContent()).toContain('the other enquiry is another');
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
    await expect.poll(() => history(page).textContent()).toContain('A whole sentence.');
    expect(await noteFieldOn(page).inputValue()).toBe('');
    await page.reload();
    expect(await noteFieldOn(page).inputValue()).toBe('');
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

  it('would not run even inside the page', async () => {
    const { id } = await submitEnquiry(desk.store);
    const visit = await opens(asha, at(id));
    await visit.page.evaluate(
      (html) => document.body.insertAdjacentHTML('beforeend', html),
      script,
    );
    await expect.poll(() => visit.troubles.join()).toContain('Content Security Policy');
    // The inserted HTML requests a picture that does not exist. The browser logs the 404 only when the answer arrives.
    await expect.poll(() => visit.troubles.join()).toContain('404');
    expect(await visit.page.evaluate(() => 'hit' in window)).toBe(false);
    forgiveErrors(visit, /Content Security Policy|404/);
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
    forgiveErrors(visit, /status of 4(00|10)/);
  });

  it('writes a message that is then ready for everybody; an unknown placeholder is refused', async () => {
    const { id } = await submitEnquiry(desk.store, { name: 'Kiran' });
    const visit = await opens(owner, '/desk/settings/messages');
    const { page } = visit;
    await page.getByRole('link', { name: 'Write another' }).first().click();
    await page.getByLabel('Name, by which it is chosen').fill('Fee again');
    await page.getByLabel('Message').fill('Hello {nmae}, the fee');
    await pressButton(page, 'Save');
    await expect
      .poll(() => page.locator('#body-wrong').textContent())
      .toContain('Nobody knows what {nmae} stands for.');
    forgiveErrors(visit, /status of 400/);
    await page.getByLabel('Message').fill('Hello {name}. The fee is {fee}. Yours, {staff}');
    await pressButton(page, 'Try it');
    const samples = page.locator('.sample');
    await expect.poll(() => samples.last().textContent()).toContain('Hello Asha Rao. Yours, Meera');
    expect(await samples.first().textContent()).toMatch(/The fee is ₹[\d,]+\./);
    await pressButton(page, 'Save');
    await expect.poll(() => flashMessageOn(page).textContent()).toContain('The message is saved');
    const moveUp = () => page.getByRole('button', { name: /^Move up.*Fee again$/ });
    for (let n = 0; n < 4; n += 1) await moveUp().click();
    await expect.poll(() => moveUp().count()).toBe(0);
    await page.goto(desk.url + at(id));
    // Although "Fee again" is now the first message of the list, the link offers a message for the stage of this
    // enquiry.
    const link = page.getByRole('link', { name: 'WhatsApp', exact: true });
    expect((await opensElsewhere(owner, link)).searchParams.get('text')).toMatch(/^Hello Kiran,/);
    await page.getByText('Choose another message').click();
    const own = page.getByRole('link', { name: 'WhatsApp: Fee again' });
    expect((await opensElsewhere(owner, own)).searchParams.get('text')).toBe(
      'Hello Kiran. Yours, Meera',
    );
  });

  it('lets counsellors see all enquiries, and gives no further right', async () => {
    const { id } = await submitEnquiry(desk.store);
    await desk.store.desk.act(
      id,
      { kind: 'claim' },
      { who: ravi.id, staffId: ravi.id, mayOverrule: false },
    );
    const { page } = await opens(owner, '/desk/settings');
    const cookie = await desk.cookieOf(asha);
    const seen = async () => (await fetch(desk.url + at(id), { headers: { cookie } })).status;
    expect(await seen()).toBe(404);
    await page.getByLabel(/^All enquiries/).check();
    const panel = page.getByRole('region', { name: 'What counsellors see' });
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => flashMessageOn(page).textContent()).toContain('Counsellors see it so');
    expect(await seen()).toBe(200);
    await desk.store.desk.setSetting('counsellorsSee', null, owner.id);
  });
});
