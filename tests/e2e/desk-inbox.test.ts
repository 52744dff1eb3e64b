/**
 * The list of enquiries and Today: what appears there by itself, acts on one row and on several, with and without
 * JavaScript, and keys. `tests/operations/desk-inbox-states.test.ts` has search, filters, views and what else happens
 * on the lists, and `tests/operations/desk-list-appearance.test.ts` how they look.
 */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import {
  submitEnquiry,
  toCounsellorActor,
} from '../../tests/service/support/staff-and-enquiries.ts';
import { openTestDeskForAllTests } from '../support/open-test-desk-for-all-tests.ts';

const phone = { width: 360, height: 740 };

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

const come = (name: string) => submitEnquiry(desk.store, { name });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const names = (page: Page) => page.locator('.enquiry-way').allTextContents();
const live = (page: Page) => page.getByText('Live', { exact: true }).waitFor();
const claims = ({ id }: Enquiry, staff: { id: string }) =>
  desk.store.desk.act(id, { kind: 'claim' }, toCounsellorActor(staff));
const ownerOf = async ({ id }: Enquiry) => (await desk.store.desk.findEnquiry(id))?.ownerId;

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
  });
});
