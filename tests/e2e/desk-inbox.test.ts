import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Staff } from '#database/staff/member-port.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { asCounsellor, submitEnquiry } from '../../tests/service/support/staff-and-enquiries.ts';
import { callRequest, enrolment, subscription } from '../../tests/service/support/submissions.ts';
import {
  closeSharedPages,
  openPage,
  resize,
  sharedBrowser,
  type Visit,
} from '../support/browser.ts';
import { findAccessibilityProblems } from '../support/find-accessibility-problems.ts';
import { findOverflows, findSmallTargets } from '../support/find-layout-problems.ts';
import { findLowContrast } from '../support/find-low-contrast.ts';
import {
  createSessionCookie,
  openTestDesk,
  signInBrowser,
  type TestDesk,
} from '../support/open-test-desk.ts';

const phone = { width: 360, height: 740 };

let browser: Browser;
let desk: TestDesk;
let owner: Staff;
let asha: Staff;
let ravi: Staff;
const visits: Visit[] = [];

beforeAll(async () => {
  browser = await sharedBrowser();
  desk = await openTestDesk();
  owner = await desk.hire('Lakshmi Iyer', 'owner');
  asha = await desk.hire('Asha Rao');
  ravi = await desk.hire('Ravindranath Bhattacharya');
});
afterAll(async () => {
  await closeSharedPages();
  await desk?.close();
});

/** Ends the visits of a test, which fails if a page had an error. */
async function endVisits(): Promise<void> {
  const troubles = visits.flatMap((visit) => visit.troubles);
  for (const visit of visits.splice(0)) await visit.leave();
  expect(troubles).toEqual([]);
}

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
  desk.store.desk.act(id, { kind: 'claim' }, asCounsellor(staff));
const ownerOf = async ({ id }: Enquiry) => (await desk.store.desk.findEnquiry(id))?.ownerId;

/** The address to which a link with this text leads in the page. */
function hrefOf(html: string, text: string): string | undefined {
  const link = html.split('<a ').find((part) => part.split('</a>')[0]?.includes(`>${text}`));
  return /href="([^"]*)"/.exec(link ?? '')?.[1]?.replaceAll('&amp;', '&');
}

/**
 * The problems of this page on a phone and on a screen, there in both colour schemes. With `within`, axe checks only
 * that part, because the others have been checked in another state of the page.
 */
async function problemsOf(page: Page, within = 'html'): Promise<string[]> {
  const name = new URL(page.url()).pathname;
  const problems: string[] = [];
  const note = (where: string, found: readonly string[]) =>
    problems.push(...found.map((problem) => `${name}, ${where}: ${problem}`));
  await page.emulateMedia({ colorScheme: 'light' });
  await resize(page, phone);
  note('phone', await findAccessibilityProblems(page, 'all but contrast', within));
  note('light, phone', await page.evaluate(findLowContrast));
  await resize(page, { width: 1280, height: 900 });
  note('screen', await findAccessibilityProblems(page, 'layout', within));
  note('light, screen', await page.evaluate(findLowContrast));
  await page.emulateMedia({ colorScheme: 'dark' });
  note('dark, screen', await page.evaluate(findLowContrast));
  return problems;
}

describe('at a desk without earlier enquiries', () => {
  afterEach(async () => {
    const eraseAll = async () =>
      desk.store.desk.erase(
        (await desk.leads()).map(({ id }) => id),
        owner.id,
      );
    await endVisits().finally(eraseAll);
  });

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
      await submitEnquiry(desk.store, { name: 'Arjun' }, enrolment);
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
      const opened = page
        .context()
        .waitForEvent('request', (request) => request.url().startsWith('https://wa.me/'));
      await row(page, 'Kavya Reddy').getByRole('link', { name: 'WhatsApp' }).click();
      await opened;
      expect(await ownerOf(enquiry)).toBe(asha.id);
      await row(page, 'Kavya Reddy').getByText('Yours').waitFor();
      const history = await desk.store.desk.eventsOf([enquiry.id]);
      expect(history.map(({ type }) => type)).toContain('enquiry.written');

      await page.evaluate(() => {
        // The page stops receiving live updates, as after a lost connection.
        dispatchEvent(new Event('pagehide'));
      });
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
      // The page stays at its scroll position after an act, although it is rendered again.
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
      const headers = { cookie: await createSessionCookie(desk.store, asha) };
      const ashas = async (path: string) => (await fetch(desk.url + path, { headers })).text();
      expect(hrefOf(await ashas('/desk/enquiries'), 'Still free')).toBe(address);
      const shown = await ashas(address);
      expect(shown).toContain('Kavya Reddy');
      expect(shown).not.toContain('Remove the view');
      await page.getByRole('button', { name: 'Remove the view “Still free”' }).click();
      await page.getByText('The view is gone.').waitFor();
      expect(await page.getByRole('link', { name: 'Still free' }).count()).toBe(0);
    });
  });

  describe('the lists are refused', () => {
    it('to accounts, and without a sign-in', async () => {
      const cookie = await createSessionCookie(desk.store, await desk.hire('Uma Sen', 'accounts'));
      const ask = (path: string, headers = {}) =>
        fetch(desk.url + path, { redirect: 'manual', headers });
      const today = await ask('/desk', { cookie });
      expect([today.status, today.headers.get('location')]).toEqual([302, '/desk/orders']);
      const list = await ask('/desk/enquiries', { cookie });
      expect(list.status).toBe(403);
      expect(await list.text()).toContain('Not yours to open');
      const stranger = await ask('/desk/enquiries?state=new');
      expect(stranger.headers.get('location')).toMatch(/^\/desk\/sign-in\?to=/);
    });
  });

  it('the lists are accessible when they are empty', async () => {
    const problems: string[] = [];
    const page = await open(owner, '/desk');
    problems.push(...(await problemsOf(page)));
    await page.goto(`${desk.url}/desk/enquiries`);
    problems.push(...(await problemsOf(page)));
    await page.goto(`${desk.url}/desk/enquiries?quarantine=only`);
    problems.push(...(await problemsOf(page, 'main')));
    expect(problems).toEqual([]);
  });
});

/** A full page of enquiries with long names in every state, as on a Monday. */
async function aBusyDay(): Promise<void> {
  const { store } = desk;
  const all: Enquiry[] = [];
  // Three enquiries have the same number: they are assigned to one counsellor, and each row says that the number is
  // shared.
  for (const [index, name] of [
    'Thiruvananthapuram Balasubramaniam Gopalakrishnan',
    'अनुराधा श्रीवास्तव',
    'Mohammed Irfan Abdul Rahman Siddiqui',
    'Debjani Chattopadhyay-Mukherjee',
    'Ravi',
    'Anne-Marie D’Souza',
  ].entries())
    all.push(await come(name, index < 3 ? { phone: '+91 98765 43210' } : {}));
  await store.insertAsVisitor(subscription('a.very.long.address.of.somebody@mail.example.com'));
  await store.keepInQuarantine(callRequest('script', { name: 'Best Ranking' }), 'Too fast');
  const [one, two, three, four] = all.map(({ id }) => id);
  const at = (ms: number) => new Date(Date.now() + ms);
  const note = (id: string | undefined, callAt: Date, outcome: 'answered' | 'no answer') =>
    store.desk.act(id ?? '', { kind: 'note outcome', outcome, callAt }, asCounsellor(asha));
  await note(one, at(-2 * 86_400_000), 'answered');
  await note(two, at(-60_000), 'no answer');
  await note(three, at(5 * 60_000), 'answered');
  await store.desk.act(four ?? '', { kind: 'lose', reason: 'no time' }, asCounsellor(ravi));
}

/** Runs inside the page: the number of rows whose buttons begin further left than their cell. */
function countCutActs(): number {
  return [...document.querySelectorAll('.at-acts')].filter((cell) =>
    [...cell.querySelectorAll('a, button')].some(
      (one) =>
        one.checkVisibility() &&
        one.getBoundingClientRect().left < cell.getBoundingClientRect().left,
    ),
  ).length;
}

/** Runs inside the page. */
function scrollsSideways(): boolean {
  return document.documentElement.scrollWidth > document.documentElement.clientWidth;
}

describe('on a busy day', () => {
  beforeAll(aBusyDay);
  afterEach(endVisits);

  it('the lists are accessible to the owner, with filters open, rows ticked, a notice and the keys shown', async () => {
    const page = await open(owner, '/desk');
    const problems = await problemsOf(page);
    await page.goto(`${desk.url}/desk/enquiries?q=nobody`);
    problems.push(...(await problemsOf(page, 'main')));
    // This order is no standard view, so the list can be saved as a view.
    await page.goto(`${desk.url}/desk/enquiries?order=oldest`);
    problems.push(...(await problemsOf(page)));
    await page.locator('summary', { hasText: 'Filters' }).click();
    await page.getByText('Save this view').click();
    await page.getByLabel('Tick Ravi').check();
    const changed = '.filters, .keep-view, .bulk, tr:has(:checked)';
    problems.push(...(await problemsOf(page, changed)));
    await page.getByRole('button', { name: 'Give', exact: true }).click();
    await page.getByText('The enquiry is yours now.').waitFor();
    await page.getByRole('button', { name: 'Keys' }).click();
    problems.push(...(await problemsOf(page, '.flash, dialog[open]')));
    expect(problems).toEqual([]);
  });

  it('is accessible to a counsellor, and cuts nothing off at any width, or with the text twice as large', async () => {
    const problems: string[] = [];
    const page = await open(asha, '/desk', { viewport: { width: 320, height: 800 } });
    for (const path of ['/desk', '/desk/enquiries?owner=me', '/desk/enquiries?owner=nobody']) {
      const note = (where: string, found: readonly string[]) =>
        problems.push(...found.map((problem) => `${path}, ${where}: ${problem}`));
      await resize(page, { width: 320, height: 800 });
      if (path !== '/desk') await page.goto(desk.url + path);
      await live(page);
      if (path === '/desk') problems.push(...(await problemsOf(page)));
      for (const width of [320, 360, 768, 992, 1280, 1440]) {
        await resize(page, { width, height: 800 });
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        if (width < 992) {
          note(`${width} px`, await page.evaluate(findOverflows));
          note(`${width} px`, await page.evaluate(findSmallTargets, 'main'));
          continue;
        }
        // The cells of the wide table cut long names on purpose. On a card, buttons begin further left than their cell.
        if (await page.evaluate(countCutActs)) note(`${width} px`, ['cuts buttons off']);
        if (await page.evaluate(scrollsSideways)) note(`${width} px`, ['scrolls sideways']);
      }
      await resize(page, { width: 360, height: 800 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      note('text twice as large', await page.evaluate(findOverflows));
    }
    expect(problems).toEqual([]);
  });
});

// This comes last, because it stops the desk of all tests.
describe('an open list', () => {
  afterEach(endVisits);

  it('does not delay the stop of the service, and the page shows that it is disconnected', async () => {
    const page = await open(asha, '/desk/enquiries');
    await live(page);
    await desk.stop();
    await page.getByText('Not connected, trying again.').waitFor();
    visits[0]?.troubles.splice(0);
  });
});
