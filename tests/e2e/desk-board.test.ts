/**
 * The board beside the list, going through a list from enquiry to enquiry, and a message to several people.
 * `tests/operations/desk-board-states.test.ts` has the other ways to move a card, messages as mails, the enquiries of
 * colleagues, and the appearance of the board; `tests/operations/desk-list-appearance.test.ts` has the appearance of
 * the pages that are opened from a list.
 */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import { submitEnquiry } from '../../tests/service/support/staff-and-enquiries.ts';
import { openTestDeskForAllTests } from '../support/open-test-desk-for-all-tests.ts';

const phoneWithoutJavaScript = { viewport: { width: 360, height: 740 }, javaScriptEnabled: false };

const desk = openTestDeskForAllTests({ eraseAfterEachTest: true });
let asha: StaffMember;
beforeAll(async () => {
  asha = await desk.hire('Asha Rao');
});

const open = (address: string) => desk.open(asha, address, phoneWithoutJavaScript);
const come = (name: string) => submitEnquiry(desk.store, { name });
const stateOf = async (id: string) => (await desk.store.desk.findEnquiry(id))?.state;
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

describe('the board', () => {
  it('moves a card by its form without a script, and undoes that', async () => {
    const { id } = await come('Meera Pillai');
    const page = await open('/desk/enquiries');
    await page.getByRole('link', { name: 'Board' }).click();
    const meera = card(page, 'Meera Pillai');
    await meera.getByText('Move', { exact: true }).click();
    await meera.getByLabel('Move Meera Pillai to').selectOption('Thinking it over');
    await meera.getByRole('button', { name: 'Move Meera Pillai' }).click();
    expect(await page.locator('.flash').textContent()).toContain('Thinking it over');
    expect(await stateOf(id)).toBe('thinking');
    // A phone shows one column of the board at a time. It still shows the column that the card has left, with a tab for
    // each other column.
    expect(await meera.count()).toBe(0);
    await page.getByRole('link', { name: /^Thinking it over/ }).click();
    expect(await meera.isVisible()).toBe(true);
    await page.goBack();
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await stateOf(id)).toBe('new');
  });
});

describe('an enquiry that was opened from a list', () => {
  it('leads back to the unchanged list, and on to the next one after an act', async () => {
    for (const name of ['Arjun', 'Kavya Reddy', 'Meera Pillai']) await come(name);
    const page = await open('/desk/enquiries?state=new&order=oldest');
    await page.getByRole('link', { name: 'Arjun', exact: true }).click();
    await page.getByRole('button', { name: 'Answered' }).click();
    await page.locator('.flash').waitFor();
    // An answered enquiry is no longer in the list of new ones, so "next" leads to the enquiry that followed it there.
    await page.getByRole('link', { name: 'Next enquiry of the list' }).click();
    expect(await page.locator('h1').textContent()).toBe('Kavya Reddy');
    await page.getByRole('link', { name: 'Next enquiry of the list' }).click();
    expect(await page.locator('h1').textContent()).toBe('Meera Pillai');
    expect(await page.getByText('The last one of the list').isVisible()).toBe(true);
    await page.getByRole('main').getByRole('link', { name: 'Inbox', exact: true }).click();
    expect(new URL(page.url()).search).toBe('?state=new&order=oldest');
  });
});

describe('a message to several enquiries', () => {
  it('is a list of links that are each recorded when followed, without a script', async () => {
    const [one] = [await come('Meera Pillai'), await come('Kavya Reddy')];
    const page = await open('/desk/enquiries');
    await page.getByLabel('Tick Meera Pillai').check();
    await page.getByLabel('Tick Kavya Reddy').check();
    await page.getByRole('button', { name: 'Message…' }).click();
    await page.getByRole('heading', { name: 'A message to 2 people' }).waitFor();
    const link = page.getByRole('link', { name: 'Open the message to Meera Pillai' });
    const href = `${desk.url}${await link.getAttribute('href')}`;
    const [session] = await page.context().cookies();
    const headers = { cookie: `${session?.name}=${session?.value}` };
    const answer = await fetch(href, { redirect: 'manual', headers });
    expect(answer.headers.get('location')).toMatch(/^https:\/\/wa\.me\/91/);
    await page.reload();
    expect(await page.getByText('Opened by you').count()).toBe(1);
    const types = (await desk.store.desk.eventsOf([one.id])).map(({ type }) => type);
    expect(types).toContain('enquiry.written');
    // A request that comes from another site must not record a message in the enquiry's history.
    const foreign = { ...headers, 'sec-fetch-site': 'cross-site' };
    const refused = await fetch(href, { redirect: 'manual', headers: foreign });
    expect(refused.headers.get('location')).toBe(`/desk/enquiries/${one.id}`);
    expect(await desk.store.desk.eventsOf([one.id])).toHaveLength(types.length);
  });
});
