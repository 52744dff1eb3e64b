/**
 * One enquiry at the desk, beside the acts of `tests/e2e/desk-enquiry.test.ts`: what covers what on a phone, a
 * correction and a link to another enquiry with their undo, what is said or left out for those who do not own it, a
 * script inside the page, and the owner's settings of messages and of what counsellors see.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import { submitEnquiry } from '../../tests/service/support/staff-and-enquiries.ts';
import { clockFromWednesdayNoon } from '../support/clock-from-wednesday-noon.ts';
import {
  flashMessageOn,
  followMessageLink,
  historyOn,
  pressButton,
  removeExpectedErrors,
} from '../support/desk-page-helpers.ts';
import { openTestDeskForAllTests } from '../support/open-test-desk-for-all-tests.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const desk = openTestDeskForAllTests({ clock: clockFromWednesdayNoon });
const { visit: opens } = desk;
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
      const last = await historyOn(page).locator('li').last().boundingBox();
      return (last?.y ?? 0) + (last?.height ?? 0);
    };
    await expect.poll(end).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});

describe('a counsellor', () => {
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
    removeExpectedErrors(visit, /status of 400/);
    await field.fill('+91 98765 43218');
    await page.getByRole('button', { name: 'Correct the phone' }).click();
    await expect.poll(() => page.locator('.number-written').textContent()).toBe('+91 98765 43218');
    expect(await page.getByRole('region', { name: 'What was sent' }).textContent()).toContain(
      '43219',
    );
    await pressButton(page, 'Undo');
    await expect.poll(() => page.locator('.number-written').textContent()).toBe('+91 98765 43219');
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
    expect(await historyOn(page).textContent()).toContain('Open the other enquiry');
    await pressButton(page, 'Undo');
    await expect.poll(() => page.getByRole('button', { name: 'It is the same' }).count()).toBe(1);
    expect(await page.locator('.flash').textContent()).toContain('the other enquiry is another');
  });
});

describe('a script that a visitor sent', () => {
  const script = `"><script>window.hit=1</script><img src=x onerror="window.hit=1">`;

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
    removeExpectedErrors(visit, /Content Security Policy|404/);
  });
});

describe('the owner', () => {
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
    removeExpectedErrors(visit, /status of 400/);
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
    expect((await followMessageLink(desk, owner, link)).searchParams.get('text')).toMatch(
      /^Hello Kiran,/,
    );
    await page.getByText('Choose another message').click();
    const own = page.getByRole('link', { name: 'WhatsApp: Fee again' });
    expect((await followMessageLink(desk, owner, own)).searchParams.get('text')).toBe(
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
