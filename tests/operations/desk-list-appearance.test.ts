/**
 * The lists of enquiries, on a day without any and on a busy one, and the pages that are opened from a list: axe,
 * contrast in both colour schemes, and that nothing is cut off at any width or with the text twice as large.
 * `desk-board-states.test.ts` has the board. `tests/e2e/desk-inbox.test.ts` and `tests/e2e/desk-board.test.ts` have
 * what staff do there.
 */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import { submitEnquiry } from '../../tests/service/support/staff-and-enquiries.ts';
import { storeEnquiriesOfEveryState } from '../../tests/service/support/store-enquiries-of-every-state.ts';
import { closeSharedPages, openSharedBrowser, resize } from '../support/browser.ts';
import { endVisitsAfterEachTest } from '../support/end-visits-after-each-test.ts';
import { findDeskPageProblems } from '../support/find-desk-page-problems.ts';
import { findOverflows, findSmallTargets } from '../support/find-layout-problems.ts';
import {
  openTestDeskWithVisits,
  type TestDeskWithVisits,
} from '../support/open-test-desk-with-visits.ts';

let browser: Browser;
let desk: TestDeskWithVisits;
let owner: StaffMember;
let asha: StaffMember;
let ravi: StaffMember;
const visits = endVisitsAfterEachTest();

beforeAll(async () => {
  browser = await openSharedBrowser();
  desk = await openTestDeskWithVisits();
  owner = await desk.hire('Lakshmi Iyer', 'owner');
  asha = await desk.hire('Asha Rao');
  ravi = await desk.hire('Ravindranath Bhattacharya');
});
afterAll(async () => {
  await closeSharedPages();
  await desk?.close();
});

async function open(
  who: StaffMember,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const visit = await desk.visitAs(browser, who, options);
  visits.push(visit);
  await visit.page.goto(desk.url + address);
  return visit.page;
}

/** The widths of a phone and a screen. */
const widths = [360, 1280];

it('the lists are accessible when they are empty', async () => {
  const problems: string[] = [];
  const page = await open(owner, '/desk');
  problems.push(...(await findDeskPageProblems(page, { widths })));
  await page.goto(`${desk.url}/desk/enquiries`);
  problems.push(...(await findDeskPageProblems(page, { widths })));
  await page.goto(`${desk.url}/desk/enquiries?quarantine=only`);
  problems.push(...(await findDeskPageProblems(page, { widths, within: 'main' })));
  expect(problems).toEqual([]);
});

/** Counts the rows whose buttons are cut off because they begin further left than their cell. Runs inside the page. */
function countCutActs(): number {
  return [...document.querySelectorAll('.at-acts')].filter((cell) =>
    [...cell.querySelectorAll('a, button')].some(
      (one) =>
        one.checkVisibility() &&
        one.getBoundingClientRect().left < cell.getBoundingClientRect().left,
    ),
  ).length;
}

/**
 * Finds words of at most fourteen letters, in names and offers, that are broken in two. Longer words may be broken in a
 * narrow list. Runs inside the page.
 */
function findBrokenWords(): string[] {
  const range = document.createRange();
  return [...document.querySelectorAll('.enquiry-way bdi, .at-wants .main')].flatMap((element) => {
    const { firstChild: text, textContent } = element;
    if (text === null) return [];
    return [...textContent.matchAll(/(?<![^\s-])[^\s-]{2,14}(?![^\s-])/gu)].flatMap(
      ({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [`breaks "${word}" in two`] : [];
      },
    );
  });
}

/** Whether the page is wider than the window. Runs inside the page. */
function scrollsSideways(): boolean {
  return document.documentElement.scrollWidth > document.documentElement.clientWidth;
}

describe('on a busy day', () => {
  beforeAll(() => storeEnquiriesOfEveryState(desk.store, asha, ravi));

  it('the list is accessible', async () => {
    // With the oldest first, the list is none of the standard views, so the page also shows the form that saves it as a
    // view.
    const page = await open(owner, '/desk/enquiries?order=oldest');
    expect(await findDeskPageProblems(page, { widths })).toEqual([]);
  });

  it('the lists are accessible to the owner, with filters open, rows ticked, a notice and the keys shown', async () => {
    const page = await open(owner, '/desk');
    const problems = await findDeskPageProblems(page, { widths });
    await page.goto(`${desk.url}/desk/enquiries?q=nobody`);
    problems.push(...(await findDeskPageProblems(page, { widths, within: 'main' })));
    await page.goto(`${desk.url}/desk/enquiries?order=oldest`);
    await page.locator('summary', { hasText: 'Filters' }).click();
    await page.getByText('Save this view').click();
    await page.getByLabel('Tick Ravi').check();
    const changed = '.filters, .keep-view, .bulk, tr:has(:checked)';
    problems.push(...(await findDeskPageProblems(page, { widths, within: changed })));
    await page.getByRole('button', { name: 'Give', exact: true }).click();
    await page.getByText('The enquiry is yours now.').waitFor();
    await page.getByRole('button', { name: 'Keys' }).click();
    problems.push(
      ...(await findDeskPageProblems(page, { widths, within: '.flash, dialog[open]' })),
    );
    expect(problems).toEqual([]);
  });

  it('is accessible to a counsellor, and cuts nothing off at any width, or with the text twice as large, and no usual word is broken in two', async () => {
    const problems: string[] = [];
    const page = await open(asha, '/desk', { viewport: { width: 320, height: 800 } });
    for (const path of ['/desk', '/desk/enquiries?owner=me', '/desk/enquiries?owner=nobody']) {
      const note = (where: string, found: readonly string[]) =>
        problems.push(...found.map((problem) => `${path}, ${where}: ${problem}`));
      await resize(page, { width: 320, height: 800 });
      if (path !== '/desk') await page.goto(desk.url + path);
      await page.getByText('Live', { exact: true }).waitFor();
      if (path === '/desk') problems.push(...(await findDeskPageProblems(page, { widths })));
      for (const width of [320, 360, 768, 992, 1100, 1280, 1440]) {
        await resize(page, { width, height: 800 });
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        if (width < 992) {
          note(`${width} px`, await page.evaluate(findOverflows));
          note(`${width} px`, await page.evaluate(findSmallTargets, 'main'));
          continue;
        }
        // `findOverflows` is not used for the wide table, which cuts long messages on purpose. Instead, the test looks
        // for buttons that are cut off and for a page that is too wide.
        if (await page.evaluate(countCutActs)) note(`${width} px`, ['cuts buttons off']);
        note(`${width} px`, await page.evaluate(findBrokenWords));
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

it('a message to several people, and an enquiry opened from a list, fit every width, can be pressed and are accessible, in both colour schemes', async () => {
  const ids: string[] = [];
  for (const name of ['Ravindranath Bhattacharya of Thiruvananthapuram', 'Kavya'])
    ids.push((await submitEnquiry(desk.store, { name })).id);
  const page = await open(asha, '/desk');
  const problems: string[] = [];
  for (const address of [
    `/desk/enquiries/write?id=${ids[0]}&id=${ids[1]}`,
    `/desk/enquiries/${ids[0]}?in=%2Fdesk%2Fenquiries&n=1`,
  ]) {
    await page.goto(desk.url + address);
    problems.push(
      ...(await findDeskPageProblems(page, { widths: [360, 768, 1440], withLayout: true })),
    );
  }
  expect(problems).toEqual([]);
});
