/**
 * The list of enquiries and Today: what appears there by itself, acts on one row and on several, search, filters, views
 * and keys. `tests/operations/desk-list-appearance.test.ts` has its other states and widths.
 */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { makeEnrolment } from '../../tests/service/support/make-submissions.ts';
import {
  submitEnquiry,
  toCounsellorActor,
} from '../../tests/service/support/staff-and-enquiries.ts';
import { storeBusyDay } from '../../tests/service/support/store-busy-day.ts';
import { closeSharedPages, openPage, openSharedBrowser } from '../support/browser.ts';
import { endVisitsAfterEachTest } from '../support/end-visits-after-each-test.ts';
import { findDeskProblems } from '../support/find-desk-problems.ts';
import { openTestDesk, signInBrowser, type TestDesk } from '../support/open-test-desk.ts';

const phone = { width: 360, height: 740 };

let browser: Browser;
let desk: TestDesk;
let owner: StaffMember;
let asha: StaffMember;
let ravi: StaffMember;
// The enquiries are erased after the pages of a test are closed: hooks run in reverse order, so the hook of
// `endVisitsAfterEachTest` runs before this one.
afterEach(() => desk.eraseEnquiries());
const visits = endVisitsAfterEachTest();

beforeAll(async () => {
  browser = await openSharedBrowser();
  desk = await openTestDesk({ liveUpdates: { pollMs: 200 } });
  owner = await desk.hire('Lakshmi Iyer', 'owner');
  asha = await desk.hire('Asha Rao');
  ravi = await desk.hire('Ravindranath Bhattacharya');
});
afterAll(async () => {
  await closeSharedPages();
  await desk?.close();
});

/** A signed-in browser of its own, at an address of the desk. */
async function open(
  who: { id: string },
  address: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const visit = await openPage(browser, { reducedMotion: 'reduce', ...options });
  visits.push(visit);
  await signInBrowser(visit.page.context(), desk, who);
  await visit.page.goto(desk.url + address);
  return visit.page;
}

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

describe('at a desk without earlier enquiries', () => {
  describe('a new enquiry', () => {
    it('appears in the list without a reload, as text whatever was written, and ticks and focus stay', async () => {
      const name = '<img src=x onerror=alert(1)>"><script>alert(2)</script>';
      await come('Kavya Reddy');
      const page = await open(asha, '/desk/enquiries');
      await live(page);
      await page.getByLabel('Tick Kavya Reddy').check();
      await come(name);
      await expect.poll(() => names(page)).toEqual([name, 'Kavya Reddy']);
      await expect.poll(() => page.title()).toBe('(2) Inbox · Desk');
      expect(await page.getByLabel('Tick Kavya Reddy').isChecked()).toBe(true);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('id');
      expect(await page.getByText('1 ticked').isVisible()).toBe(true);
      await page.getByText('1 new in this list').waitFor({ state: 'attached' });
    });

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

    it('an enquiry is taken, recorded and put back as it was', async () => {
      const enquiry = await come('Kavya Reddy');
      const page = await open(asha, '/desk', { ...plain, viewport: phone });
      await page.getByRole('button', { name: 'Assign to me: Kavya Reddy' }).click();
      await page.getByText('The enquiry is yours now.').waitFor();
      expect(await ownerOf(enquiry)).toBe(asha.id);
      await page.getByRole('button', { name: 'Answered by Kavya Reddy' }).click();
      await page.getByText('Noted: answered.').waitFor();
      expect(await desk.store.desk.findEnquiry(enquiry.id)).toMatchObject({ state: 'reached' });
      await page.getByRole('link', { name: 'Inbox' }).click();
      await page.goBack();
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('Taken back: 1 enquiry is as before.').waitFor();
      expect(await desk.store.desk.findEnquiry(enquiry.id)).toMatchObject({ state: 'new' });
    });

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

    it('ticked rows show the possible acts', async () => {
      const [one, two] = [await come('Kavya Reddy'), await come('Meera Pillai')];
      const page = await open(owner, '/desk/enquiries', { ...plain, viewport: phone });
      expect(await page.getByRole('button', { name: 'Give', exact: true }).isVisible()).toBe(false);
      await page.getByLabel('Tick Kavya Reddy').check();
      await page.getByLabel('Tick Meera Pillai').check();
      await page.getByLabel('Give to').selectOption('Asha Rao');
      await page.getByRole('button', { name: 'Give', exact: true }).click();
      await page.getByText('2 enquiries are with Asha Rao now.').waitFor();
      expect([await ownerOf(one), await ownerOf(two)]).toEqual([asha.id, asha.id]);
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('Taken back: 2 enquiries are as before.').waitFor();
      expect([await ownerOf(one), await ownerOf(two)]).toEqual([null, null]);
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

    it('do not both call: the caller has taken it, and the second reads that before the call', async () => {
      const [enquiry, other] = [await come('Kavya Reddy'), await come('Meera Pillai')];
      const page = await open(asha, '/desk/enquiries');
      await live(page);
      await page.evaluate(() => {
        // A page that is left closes its connection for live updates, so this event simulates a lost connection. It
        // comes before the first claim, because a live update after that claim may show the second one too.
        dispatchEvent(new Event('pagehide'));
      });
      const opened = page
        .context()
        .waitForEvent('request', (request) => request.url().startsWith('https://wa.me/'));
      await row(page, 'Kavya Reddy').getByRole('link', { name: 'WhatsApp' }).click();
      await opened;
      expect(await ownerOf(enquiry)).toBe(asha.id);
      await row(page, 'Kavya Reddy').getByText('Yours').waitFor();
      const history = await desk.store.desk.eventsOf([enquiry.id]);
      expect(history.map(({ type }) => type)).toContain('enquiry.written');

      await claims(other, ravi);
      await row(page, 'Meera Pillai').getByRole('link', { name: 'Call' }).click();
      await page.getByText('Ravindranath Bhattacharya was first, and works on it.').waitFor();
    });
  });

  describe('keyboard shortcuts', () => {
    it('move through the list, open, take and record', async () => {
      for (const name of ['Arjun', 'Kavya Reddy', 'Meera Pillai']) await come(name);
      const page = await open(asha, '/desk/enquiries');
      await live(page);
      const inFocus = () => page.evaluate(() => document.activeElement?.textContent);
      await page.keyboard.press('j');
      expect(await inFocus()).toBe('Meera Pillai');
      await page.keyboard.press('j');
      await page.keyboard.press('j');
      await page.keyboard.press('j');
      expect(await inFocus()).toBe('Arjun');
      await page.keyboard.press('k');
      expect(await inFocus()).toBe('Kavya Reddy');
      await page.keyboard.press('a');
      await page.getByText('The enquiry is yours now.').waitFor();
      await live(page);
      // The focus stays on the same row after an act, although the page is rendered again.
      expect(await inFocus()).toBe('Kavya Reddy');
      await page.keyboard.press('e');
      await page.getByText('Noted: answered.').waitFor();
      await live(page);
      await page.keyboard.press('j');
      expect(await inFocus()).toBe('Arjun');
      await page.keyboard.press('n');
      await page.waitForURL(/\/desk\/enquiries\/[0-9a-f-]+\?in=.*#note$/);
      visits[0]?.troubles.splice(0);
    });

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
});

it('the list is accessible on a busy day', async () => {
  await storeBusyDay(desk.store, asha, ravi);
  // With the oldest first, the list is none of the standard views, so the page also shows the form that saves it as a
  // view.
  const page = await open(owner, '/desk/enquiries?order=oldest');
  expect(await findDeskProblems(page, { widths: [360, 1280] })).toEqual([]);
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
