/**
 * The board and a list of enquiries with drag and drop, with the keyboard, and with the enquiries of colleagues; a
 * message to several people that is sent as mails; and the size of what is pressed on the board and the lists.
 * `tests/e2e/desk-board.test.ts` has each act on the board and on a list once.
 */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import {
  submitEnquiry,
  toCounsellorActor,
} from '../../tests/service/support/staff-and-enquiries.ts';
import { findDeskPageProblems } from '../support/find-desk-page-problems.ts';
import { findSmallTargets } from '../support/find-layout-problems.ts';
import { openTestDeskForAllTests } from '../support/open-test-desk-for-all-tests.ts';

const phone = { viewport: { width: 360, height: 740 } };
const screen = { viewport: { width: 1440, height: 900 } };

const desk = openTestDeskForAllTests({
  eraseAfterEachTest: true,
  env: {
    SMTP_URL: 'smtp://127.0.0.1:1',
    LEADS_TO: 'a@example.in',
    MAIL_FROM: 'office@example.in',
  },
});
let asha: StaffMember;
let ravi: StaffMember;
beforeAll(async () => {
  asha = await desk.hire('Asha Rao');
  ravi = await desk.hire('Ravi Das');
});
afterEach(() => desk.store.desk.setSetting('counsellorsSee', null, asha.id));

const open = (address: string, options: BrowserContextOptions = screen) =>
  desk.open(asha, address, options);
const read = (address: string) => desk.readAs(asha, address);
const come = (name: string) => submitEnquiry(desk.store, { name });
const stateOf = async (id: string) => (await desk.store.desk.findEnquiry(id))?.state;
const column = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name} \\d`) });
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

describe('the board', () => {
  it('moves a card that is dragged to another column, and asks for the reason of a loss, which a drag cannot give', async () => {
    const { id } = await come('Meera Pillai');
    const page = await open('/desk/enquiries/board');
    await card(page, 'Meera Pillai').dragTo(column(page, 'Reached'));
    await page.locator('.flash').waitFor();
    expect(await stateOf(id)).toBe('reached');
    expect(await column(page, 'Reached').getByRole('link', { name: 'Meera Pillai' }).count()).toBe(
      1,
    );
    await card(page, 'Meera Pillai').dragTo(column(page, 'Lost'));
    const choice = page.getByLabel('Move Meera Pillai to');
    await expect.poll(() => choice.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await stateOf(id)).toBe('reached');
    await choice.selectOption('Lost: too expensive');
    await page.getByRole('button', { name: 'Move Meera Pillai' }).click();
    await expect.poll(() => stateOf(id)).toBe('lost');
    expect(await desk.store.desk.findEnquiry(id)).toMatchObject({ lostReason: 'too expensive' });
  });

  it('is used with the keyboard, and keeps the filters of the list', async () => {
    await come('Meera Pillai');
    await come('Kavya Reddy');
    const page = await open('/desk/enquiries?q=meera');
    await page.getByRole('link', { name: 'Board' }).click();
    expect(new URL(page.url()).search).toBe('?q=meera');
    expect(await card(page, 'Kavya Reddy').count()).toBe(0);
    await page.keyboard.press('j');
    await page.keyboard.press('o');
    await page.getByRole('heading', { name: 'Meera Pillai' }).waitFor();
    await page.getByRole('link', { name: 'Board', exact: true }).click();
    await page.waitForURL(/\/enquiries\/board\?q=meera/);
  });

  it('offers no way to move a colleague’s enquiry', async () => {
    const { id } = await come('Meera Pillai');
    await desk.store.desk.setSetting('counsellorsSee', 'all', asha.id);
    const offer = '>Move Meera Pillai';
    expect(await read('/desk/enquiries/board')).toContain(offer);
    await desk.store.desk.act(id, { kind: 'claim' }, toCounsellorActor(ravi));
    const html = await read('/desk/enquiries/board');
    expect(html).toContain('Meera Pillai');
    expect(html).not.toContain(offer);
    expect(html).not.toContain('>Move<');
  });
});

describe('an enquiry that was opened from a list', () => {
  it('can be left for the next one by a key', async () => {
    for (const name of ['Arjun', 'Kavya Reddy']) await come(name);
    const page = await open('/desk/enquiries');
    await page.keyboard.press('j');
    await page.keyboard.press('o');
    await page.getByRole('heading', { name: 'Kavya Reddy' }).waitFor();
    await page.keyboard.press('j');
    await page.getByRole('heading', { name: 'Arjun' }).waitFor();
  });
});

describe('a message to several enquiries', () => {
  it('is sent as mails, and is cancelled while it waits', async () => {
    const [one, two] = [await come('Meera Pillai'), await come('Kavya Reddy')];
    const page = await open(`/desk/enquiries/write?id=${one.id}&id=${two.id}`);
    await page.getByLabel('Message').selectOption('Mail: First answer');
    await page.getByRole('button', { name: 'Choose' }).click();
    await page.getByRole('button', { name: 'Send 2 mails' }).click();
    await page.getByText('2 mails go in a minute.').waitFor();
    expect(await page.getByText('Mailed by you').count()).toBe(2);
    expect(await page.getByRole('button', { name: 'Send 2 mails again' }).count()).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('2 mails were stopped before they went.').waitFor();
    expect(await page.getByText('Mailed by you').count()).toBe(0);
    const events = await desk.store.desk.eventsOf([two.id]);
    expect(events.map(({ type }) => type)).toEqual(['enquiry.mailed', 'enquiry.mail-withdrawn']);
  });

  it('leaves out a colleague’s enquiries', async () => {
    const [one, two] = [await come('Meera Pillai'), await come('Kavya Reddy')];
    await desk.store.desk.act(one.id, { kind: 'claim' }, toCounsellorActor(ravi));
    const html = await read(`/desk/enquiries/write?id=${one.id}&id=${two.id}`);
    expect(html).toMatch(/<h1[^>]*>A message to 1 person/);
    expect(html).toContain('1 enquiry is left out');
    expect(html).toContain('Kavya Reddy');
    expect(html).not.toContain('Meera Pillai');
  });
});

const longName = 'Ravindranath Bhattacharya of Thiruvananthapuram';

describe('the board with long names', () => {
  it('fits every width, can be pressed and is accessible, in both colour schemes', async () => {
    for (const name of [longName, 'Kavya']) await come(name);
    const page = await open('/desk/enquiries/board', phone);
    expect(
      await findDeskPageProblems(page, { widths: [360, 768, 1440], withLayout: true }),
    ).toEqual([]);
  });
});

it('the pages of lists have the size of a thumb before a script has loaded, too', async () => {
  const problems: string[] = [];
  const page = await open('/desk', { ...phone, javaScriptEnabled: false });
  for (const address of ['/desk', '/desk/enquiries/board', '/desk/enquiries', '/desk/follow-ups']) {
    if (address !== '/desk') await page.goto(desk.url + address);
    await page.getByRole('link', { name: 'Reload' }).waitFor();
    problems.push(...(await page.evaluate(findSmallTargets, 'main')));
  }
  expect(problems).toEqual([]);
});
