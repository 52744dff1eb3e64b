/**
 * The page that compares offers, beside what `tests/e2e/compare.test.ts` tests: without JavaScript, on a host without
 * the service, with the keyboard, at odd addresses; and the requests, accessibility and layout of three offers side by
 * side. For a visitor without JavaScript, `contract/comparison/comparison-whole.test.ts` checks the links that remove
 * and add an offer, and `service/pages/make-comparison-filler.test.ts` the answers of the service.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offers } from '#content/offers/offers.ts';
import { resize } from '../support/browser.ts';
import { findAccessibilityProblems } from '../support/find-accessibility-problems.ts';
import { findOverflows, findSmallTargets } from '../support/find-layout-problems.ts';
import { findLowContrast } from '../support/find-low-contrast.ts';
import { type StaticHost, startStaticHost } from '../support/static-host.ts';
import { readComparedOfferNames, testComparePage } from '../support/test-compare-page.ts';
import { openNewVisitorForEachTestOnSharedSite } from '../support/visitors.ts';

const visitors = openNewVisitorForEachTestOnSharedSite({
  viewport: { width: 360, height: 740 },
  reducedMotion: 'reduce',
});
const { open } = visitors;
const threeOffersPath =
  '/compare?offers=machine-learning,data-science-python,data-science-ai-engineering';
let host: StaticHost;
beforeAll(async () => {
  host = await startStaticHost();
});
afterAll(() => host.stop());

describe('a visitor without JavaScript', () => {
  testComparePage(visitors, false);
});

describe('a visitor', () => {
  it('arrives with one offer and gets suggestions for the second', async () => {
    const page = await open('/compare?offers=power-bi');
    await expect.poll(() => readComparedOfferNames(page)).toEqual(['Power BI']);
    await page.locator('.compared-beside').getByRole('link').first().click();
    await expect.poll(() => readComparedOfferNames(page)).toHaveLength(2);
  });

  it('gets a message about unknown offers and too many offers, and sees the rest', async () => {
    const page = await open('/compare?offers=cobol,mern-stack,mean-stack,lamp-stack,flutter');
    await page.getByText(/not on our list/).waitFor();
    await page.getByText(/first three/).waitFor();
    await expect
      .poll(() => readComparedOfferNames(page))
      .toEqual(['MERN Stack', 'MEAN Stack', 'LAMP Stack']);
    expect(await page.getByText(/cobol/i).count()).toBe(0);
  });

  it('removes an offer with the keyboard, keeps the focus, and undoes it with Back', async () => {
    const page = await open(threeOffersPath);
    await expect.poll(() => readComparedOfferNames(page)).toHaveLength(3);
    await page.getByRole('link', { name: /^Remove ?: Data Science with Python$/ }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/compare?offers=machine-learning,data-science-ai-engineering');
    await expect
      .poll(() => readComparedOfferNames(page))
      .toEqual(['Machine Learning', 'Data Science and AI Engineering']);
    // The focused link that removed the offer is gone, so the comparison has the focus.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('compared');
    await page.goBack();
    await expect.poll(() => readComparedOfferNames(page)).toHaveLength(3);
  });
});

describe('on a host that only serves files', () => {
  it('the browser puts offers side by side itself', async () => {
    const page = await open(host.url + threeOffersPath);
    await expect.poll(() => readComparedOfferNames(page)).toHaveLength(3);
    expect(await page.getByLabel('Third').inputValue()).toBe('data-science-ai-engineering');
  });

  it('without JavaScript every offer can still be reached', async () => {
    const page = await open(host.url + threeOffersPath, { javaScriptEnabled: false });
    // A search by text does not look into <noscript>, so the test finds the element by its class.
    await page.locator('.compare-by-hand summary').click();
    const links = page.locator('.compare-by-hand a');
    expect(await links.count()).toBe(offers.length);
    expect(await links.first().isVisible()).toBe(true);
  });

  it('an offer that cannot be fetched is reported, and can be tried again', async () => {
    const page = await open(`${host.url}/compare`);
    await page.context().setOffline(true);
    await page.getByLabel('First').selectOption('mern-stack');
    await page
      .getByRole('alert')
      .getByText(/could not be fetched/)
      .waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => readComparedOfferNames(page)).toEqual(['MERN Stack']);
    visitors.troubles.splice(0);
  });
});

it('the comparison has what the service filled in and requests nothing more; on a phone it shows six facts, and all on request; on a wide screen its headings stay visible', async () => {
  const page = await visitors.come();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(threeOffersPath);
  await expect.poll(() => readComparedOfferNames(page)).toHaveLength(3);
  expect(asked.filter((path) => path.startsWith('/offers/'))).toEqual([]);
  const facts = page.locator('.compared tbody tr:not(.compared-begin):visible');
  expect(await facts.count()).toBe(6);
  await page.getByLabel(/Show all \d+ facts/).check();
  expect(await facts.count()).toBeGreaterThan(10);
  const [first, second] = await page.locator('.compared-long').first().getByRole('cell').all();
  const [above, below] = [await first?.boundingBox(), await second?.boundingBox()];
  expect(above && below && above.y + above.height <= below.y).toBe(true);

  await resize(page, { width: 1280, height: 800 });
  await page.getByRole('rowheader', { name: 'Extra costs' }).scrollIntoViewIfNeeded();
  for (const head of await page.getByRole('columnheader').all()) {
    const box = await head.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(60);
    expect(box?.y).toBeLessThan(120);
  }
});

it('the comparison has no finding of axe, light and dark, fits every width, and is one sheet of paper', async () => {
  const page = await open(threeOffersPath, { viewport: { width: 1280, height: 800 } });
  await expect.poll(() => readComparedOfferNames(page)).toHaveLength(3);
  expect(await findAccessibilityProblems(page, 'everything', 'main')).toEqual([]);
  for (const at of [1440, 992, 768, 320, 360]) {
    await resize(page, { width: at, height: 740 });
    expect(await page.evaluate(findOverflows), `${at} px`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findAccessibilityProblems(page, 'layout', 'main')).toEqual([]);
  expect(await page.evaluate(findLowContrast)).toEqual([]);
  expect(await page.evaluate(findSmallTargets, '#comparison')).toEqual([]);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});
