/**
 * The list of enquiries and Today, beside the acts of `tests/e2e/desk-inbox.test.ts`: an empty day, the text that is
 * being read, search, filters and views, an enquiry that a colleague took first, more keys, and the stop of the service
 * under an open list. `desk-list-appearance.test.ts` has how the lists look.
 */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { makeEnrolment } from '../../tests/service/support/make-submissions.ts';
import {
  submitEnquiry,
  toCounsellorActor,
} from '../../tests/service/support/staff-and-enquiries.ts';
import { openTestDeskForAllTests } from '../support/open-test-desk-for-all-tests.ts';

const desk = openTestDeskForAllTests({ eraseAfterEachTest: true, liveUpdates: { pollMs: 200 } });
const { open, visits } = desk;
let owner: StaffMember;
let asha: StaffMember;
let ravi: StaffMember;
beforeAll(async () => {
  owner = await desk.hire('Lakshmi Iyer', 'owner');
  asha = await desk.hire('Asha Rao');
  ravi = await desk.hire('Ravindranath Bhattacharya');
});

const come = (name: string, changes: Record<string, string | null> = {}) =>
  submitEnquiry(desk.store, { name, ...changes });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const names = (page: Page) => page.locator('.enquiry-way').allTextContents();
const live = (page: Page) => page.getByText('Live', { exact: true }).waitFor();
const claims = ({ id }: Enquiry, staff: { id: string }) =>
  desk.store.desk.act(id, { kind: 'claim' }, toCounsellorActor(staff));
const ownerOf = async ({ id }: Enquiry) => (await desk.store.desk.findEnquiry(id))?.ownerId;

/** The address to which a link with this text leads in the page. */
function hrefOf(html: string, text: string): string | undefined {
  const link = html.split('<a ').find((part) => part.split('</a>')[0]?.includes(`>${text}`));
  return /href="([^"]*)"/.exec(link ?? '')?.[1]?.replaceAll('&amp;', '&');
}

describe('a new enquiry', () => {
  it('appears on an empty day, and disappears when a colleague takes it', async () => {
    const page = await open(asha, '/desk');
    await page.getByRole('heading', { name: 'Everything is answered' }).waitFor();
    await live(page);
    const enquiry = await come('Meera Pillai');
    await page.getByRole('link', { name: 'Meera Pillai' }).first().waitFor();
    await claims(enquiry, ravi);
    await page.getByRole('heading', { name: 'Everything is answered' }).waitFor();
    expect(await page.title()).toBe('Today · Desk');
  });

  it('does not move the text that is being read', async () => {
    for (let n = 0; n < 30; n += 1) await come(`Visitor ${n}`);
    const page = await open(asha, '/desk/enquiries');
    await live(page);
    await page.evaluate(() => scrollTo(0, 700));
    const top = () => row(page, 'Visitor 10').evaluate((one) => one.getBoundingClientRect().top);
    const before = await top();
    await come('Meera Pillai');
    await expect.poll(async () => (await names(page))[0]).toBe('Meera Pillai');
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
  });
});

describe('without JavaScript', () => {
  const plain = { javaScriptEnabled: false };

  it('search and filters lead to an address that contains the filters, and nothing else', async () => {
    await come('Kavya Reddy', { phone: '98111 22233' });
    await come('Meera Pillai', { phone: '90000 00001' });
    await submitEnquiry(desk.store, { name: 'Arjun' }, makeEnrolment);
    const page = await open(asha, '/desk/enquiries', plain);
    await page.getByRole('searchbox').fill('81112');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect.poll(() => page.url()).toBe(`${desk.url}/desk/enquiries?q=81112`);
    expect(await names(page)).toEqual(['Kavya Reddy']);
    await page.getByRole('searchbox').fill('');
    await page.getByText('Filters', { exact: true }).click();
    await page.getByLabel('Enrolment').check();
    await page.getByLabel('Order').selectOption('Oldest first');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect
      .poll(() => page.url())
      .toBe(`${desk.url}/desk/enquiries?kind=enrollments&order=oldest`);
    expect(await names(page)).toEqual(['Arjun']);
  });
});

describe('two members who want the same enquiry', () => {
  it('read who was first', async () => {
    const enquiry = await come('Kavya Reddy');
    const ravis = await open(ravi, '/desk/enquiries', { javaScriptEnabled: false });
    await claims(enquiry, asha);
    await ravis.getByRole('button', { name: 'Assign to me: Kavya Reddy' }).click();
    await ravis.getByText('Asha Rao was first, and works on it.').waitFor();
    expect(await ownerOf(enquiry)).toBe(asha.id);
    expect(await names(ravis)).toEqual([]);
  });
});

describe('keyboard shortcuts', () => {
  it('tick rows and assign them', async () => {
    for (const name of ['Arjun', 'Kavya Reddy']) await come(name);
    const page = await open(owner, '/desk/enquiries');
    await live(page);
    for (const key of ['j', 'x', 'j', 'x', 'a']) await page.keyboard.press(key);
    await page.getByText('2 ticked').waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('bulk-to');
  });

  it('are off during typing, and when they are switched off', async () => {
    await come('Kavya Reddy');
    const page = await open(asha, '/desk/enquiries');
    await live(page);
    await page.keyboard.press('/');
    await page.keyboard.type('jaxe?');
    expect(await page.getByRole('searchbox').inputValue()).toBe('jaxe?');
    expect(await page.getByLabel('Tick Kavya Reddy').isChecked()).toBe(false);
    await page.getByRole('button', { name: 'Keys' }).click();
    await page.getByLabel('Use these keys').uncheck();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.reload();
    await live(page);
    await page.keyboard.press('?');
    await page.keyboard.press('j');
    expect(await page.getByRole('dialog').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  });
});

describe('a view', () => {
  it('is stored under a name, for everybody if the owner chooses so, and is removed again', async () => {
    await come('Kavya Reddy');
    const address = '/desk/enquiries?state=new&owner=nobody';
    const page = await open(owner, address);
    await page.getByText('Save this view').click();
    await page.getByLabel('Its name').fill('Still free');
    await page.getByLabel('For everybody').check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('The view is saved.').waitFor();
    const list = await desk.readAs(asha, '/desk/enquiries');
    expect(hrefOf(list, 'Still free')).toBe(address);
    const shown = await desk.readAs(asha, address);
    expect(shown).toContain('Kavya Reddy');
    expect(shown).not.toContain('Remove the view');
    await page.getByRole('button', { name: 'Remove the view “Still free”' }).click();
    await page.getByText('The view is gone.').waitFor();
    expect(await page.getByRole('link', { name: 'Still free' }).count()).toBe(0);
  });
});

// This test must be the last one of the file, because it stops the desk that all tests share.
describe('an open list', () => {
  it('does not delay the stop of the service, and the page shows that it is disconnected', async () => {
    const page = await open(asha, '/desk/enquiries');
    await live(page);
    await desk.stop();
    await page.getByText('Not connected, trying again.').waitFor();
    visits[0]?.troubles.splice(0);
  });
});
