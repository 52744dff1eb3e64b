import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleComparisons } from '#content/offers/example-comparisons.ts';
import { findOffer, offers } from '#content/offers/offers.ts';
import { resize } from '../support/browser.ts';
import { findAccessibilityProblems } from '../support/find-accessibility-problems.ts';
import { findOverflows, findSmallTargets } from '../support/find-layout-problems.ts';
import { type StaticHost, startStaticHost } from '../support/static-host.ts';
import { freshVisitorsOnSharedSite } from '../support/visitors.ts';

const phone = { width: 360, height: 740 };
const three = '/compare?offers=machine-learning,data-science-python,data-science-ai-engineering';

const visitors = freshVisitorsOnSharedSite({ viewport: phone, reducedMotion: 'reduce' });
const { open } = visitors;
let host: StaticHost;
beforeAll(async () => {
  host = await startStaticHost();
});
afterAll(() => host.stop());

const heads = (page: Page) => page.getByRole('columnheader').getByRole('link').allInnerTexts();
const cellsOf = (page: Page, name: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .getByRole('cell')
    .allInnerTexts();

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
] as const)('a visitor %s', (_, javaScriptEnabled) => {
  const comes = (address: string) => open(address, { javaScriptEnabled });

  it('reads two offers side by side on a phone, with common facts only once', async () => {
    const page = await comes('/compare?offers=front-end-web,mern-stack');
    await expect.poll(() => heads(page)).toEqual(['Front-End Web Development', 'MERN Stack']);
    expect(await cellsOf(page, 'Length')).toEqual(['2 months', '18 weeks']);
    expect(await cellsOf(page, 'Level')).toEqual([]);
    const same = page.locator('.compared-same');
    expect(await same.innerText()).toContain('From the beginning');
    const boxes = await page.getByRole('columnheader').all();
    const [left, right] = await Promise.all(boxes.map((box) => box.boundingBox()));
    expect(left?.y).toBe(right?.y);
  });

  it('starts from one of them, and the enrolment has it chosen', async () => {
    const page = await comes('/compare?offers=front-end-web,mern-stack');
    await page
      .getByRole('link', { name: /^Enroll Now ?: MERN Stack$/ })
      .first()
      .click();
    await page.waitForURL('**/enroll-form?offer=mern-stack');
    await page.goBack();
    await expect.poll(() => heads(page)).toHaveLength(2);
    await page
      .getByRole('link', { name: /^Request a call ?: Front-End/ })
      .first()
      .click();
    await page.waitForURL('**/request-call?offer=front-end-web');
  });

  it('removes an offer and undoes it with Back', async () => {
    const page = await comes(three);
    await expect.poll(() => heads(page)).toHaveLength(3);
    await page.getByRole('link', { name: /^Remove ?: Data Science with Python$/ }).click();
    await page.waitForURL('**/compare?offers=machine-learning,data-science-ai-engineering');
    await expect
      .poll(() => heads(page))
      .toEqual(['Machine Learning', 'Data Science and AI Engineering']);
    await page.goBack();
    await expect.poll(() => heads(page)).toHaveLength(3);
  });

  it('changes an offer in the list', async () => {
    const page = await comes('/compare?offers=mern-stack,power-bi');
    await expect.poll(() => page.getByLabel('Second').inputValue()).toBe('power-bi');
    await page.getByLabel('Second').selectOption('lamp-stack');
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect.poll(() => heads(page)).toEqual(['MERN Stack', 'LAMP Stack']);
    expect(await page.getByLabel('First').inputValue()).toBe('mern-stack');
    expect(new URL(page.url()).searchParams.getAll('offers').join(',').replace(/,$/, '')).toBe(
      'mern-stack,lamp-stack',
    );
  });

  it('arrives without an offer and gets suggestions to compare', async () => {
    const page = await comes('/compare');
    expect(await page.getByRole('table').count()).toBe(0);
    const [first] = exampleComparisons;
    await page.getByRole('link', { name: first?.question ?? '' }).click();
    const titles = first?.offers.map((slug) => findOffer(slug)?.title);
    await expect.poll(() => heads(page)).toEqual(titles);
  });

  it('arrives with one offer and gets suggestions for the second', async () => {
    const page = await comes('/compare?offers=power-bi');
    await expect.poll(() => heads(page)).toEqual(['Power BI']);
    await page.locator('.compared-beside').getByRole('link').first().click();
    await expect.poll(() => heads(page)).toHaveLength(2);
  });

  it('gets a message about unknown offers and too many offers, and sees the rest', async () => {
    const page = await comes('/compare?offers=cobol,mern-stack,mean-stack,lamp-stack,flutter');
    await page.getByText(/not on our list/).waitFor();
    await page.getByText(/first three/).waitFor();
    await expect.poll(() => heads(page)).toEqual(['MERN Stack', 'MEAN Stack', 'LAMP Stack']);
    expect(await page.getByText(/cobol/i).count()).toBe(0);
  });
});

describe('on a host that only serves files', () => {
  it('the browser puts offers side by side itself', async () => {
    const page = await open(host.url + three);
    await expect.poll(() => heads(page)).toHaveLength(3);
    expect(await page.getByLabel('Third').inputValue()).toBe('data-science-ai-engineering');
  });

  it('without JavaScript every offer can still be reached', async () => {
    const page = await open(host.url + three, { javaScriptEnabled: false });
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
    await expect.poll(() => heads(page)).toEqual(['MERN Stack']);
    visitors.troubles.splice(0);
  });
});

describe('the comparison', () => {
  it('has what the service filled in, and requests nothing more', async () => {
    const page = await visitors.come();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(three);
    await expect.poll(() => heads(page)).toHaveLength(3);
    expect(asked.filter((path) => path.startsWith('/offers/'))).toEqual([]);
  });

  it('on a phone shows six facts, each value with its offer, and all of them on request', async () => {
    const page = await open(three);
    await resize(page, phone);
    const facts = page.locator('.compared tbody tr:not(.compared-begin):visible');
    expect(await facts.count()).toBe(6);
    await page.getByLabel(/Show all \d+ facts/).check();
    expect(await facts.count()).toBeGreaterThan(10);
    const [first, second] = await page.locator('.compared-long').first().getByRole('cell').all();
    const [above, below] = [await first?.boundingBox(), await second?.boundingBox()];
    expect(above && below && above.y + above.height <= below.y).toBe(true);
  });

  it('keeps the headings visible below the header while the visitor reads down', async () => {
    const page = await open(three);
    await resize(page, { width: 1280, height: 800 });
    await page.getByRole('rowheader', { name: 'Extra costs' }).scrollIntoViewIfNeeded();
    for (const head of await page.getByRole('columnheader').all()) {
      const box = await head.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(60);
      expect(box?.y).toBeLessThan(120);
    }
  });

  it.each([
    ['light', 1280],
    ['dark', 360],
  ] as const)('has no finding of axe, %s at %i px, and fits', async (colorScheme, width) => {
    const page = await open(three, { colorScheme, viewport: { width, height: 800 } });
    await expect.poll(() => heads(page)).toHaveLength(3);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    for (const at of [320, 360, 768, 992, 1440]) {
      await resize(page, { width: at, height: 800 });
      expect(await page.evaluate(findOverflows), `${at} px`).toEqual([]);
    }
    await resize(page, phone);
    expect(await page.evaluate(findSmallTargets, '#comparison')).toEqual([]);
  });

  it('is one sheet of paper when printed', async () => {
    const page = await open(three);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  });

  it('moves the focus when the pressed button is gone', async () => {
    const page = await open(three);
    await page.getByRole('link', { name: /^Remove ?: Machine Learning$/ }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => heads(page)).toHaveLength(2);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('compared');
  });
});
