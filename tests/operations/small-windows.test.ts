/**
 * Pages in small windows: a phone and its first screen, a low window (1280 × 1024 at a zoom of 400 %, or a phone on its
 * side), and text of twice the size. Each page is opened once and looked at in all of them.
 */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fees } from '#content/fees.ts';
import { formatRupees } from '#content/format-rupees.ts';
import { resize } from '../support/browser.ts';
import { findOverflows, findSmallTargets } from '../support/find-layout-problems.ts';
import {
  findCoveredByChatButton,
  findFixedParts,
  findOverlapsInHeader,
} from '../support/find-small-window-problems.ts';
import { oneVisitorOnSharedSite } from '../support/visitors.ts';

const phone = { width: 360, height: 740 };
const visitor = oneVisitorOnSharedSite({ viewport: phone, reducedMotion: 'reduce' });

/** A check of the opened page; returns its problems as sentences. */
type Look = (page: Page) => Promise<string[]>;

/** Checks that the fee and a button are visible on a phone before it is scrolled. */
const firstScreen =
  (fee: number, button: string | RegExp): Look =>
  async (page) => {
    await resize(page, phone);
    const head = page.locator('.page-head');
    const isOnFirstScreen = async (part: ReturnType<Page['locator']>) => {
      const box = await part.boundingBox();
      return box !== null && box.y + box.height < phone.height;
    };
    return [
      ...((await isOnFirstScreen(head.getByText(formatRupees(fee), { exact: true })))
        ? []
        : [`the first screen has no ${formatRupees(fee)}`]),
      ...((await isOnFirstScreen(head.getByRole('link', { name: button }).first()))
        ? []
        : [`the first screen has no link ${button}`]),
    ];
  };

const textTwiceAsLarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** The header is one row, with room for every entry, at every width and with text of twice the size. */
const header: Look = async (page) => {
  const problems: string[] = [];
  const look = async (width: number, size = '') => {
    await resize(page, { width, height: 640 });
    const found = await page.evaluate(findOverlapsInHeader);
    // `every-page.test.ts` looks for cut texts at the other widths.
    if ([330, 343, 414, 991].includes(width) && !size)
      found.push(...(await page.evaluate(findOverflows)));
    problems.push(...found.map((problem) => `${width} px${size}: ${problem}`));
  };
  for (const width of [320, 330, 343, 360, 414, 768, 991, 992, 1040, 1100, 1200, 1399])
    await look(width);
  await textTwiceAsLarge(page);
  for (const width of [360, 414]) await look(width, ', large text');
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  return problems;
};

/** The chat button covers no text, price, field or notice, however far the page is scrolled. */
const chatButton: Look = async (page) => {
  const problems: string[] = [];
  for (const width of [360, 768, 992, 1280]) {
    await resize(page, { width, height: 640 });
    const found = await page.evaluate(findCoveredByChatButton);
    problems.push(...found.map((problem) => `${width} px, under the chat button: ${problem}`));
  }
  return problems;
};

/** Checks that elements which stay in place while the page scrolls take at most a fifth of a low window. */
const lowWindows: Look = async (page) => {
  const problems: string[] = [];
  for (const [width, height] of [
    [320, 256],
    [640, 360],
  ] as const) {
    await resize(page, { width, height });
    const parts = await page.evaluate(findFixedParts);
    const taken = parts.reduce((sum, [, high]) => sum + high, 0);
    if (taken > height / 5)
      problems.push(`${width} × ${height}: ${taken} px are fixed: ${JSON.stringify(parts)}`);
  }
  return problems;
};

/**
 * Checks that no text is cut off, and that the page is not wider than the screen, when text is twice as large. This
 * check must be the last one of a page, because it changes the page.
 */
const largeText: Look = async (page) => {
  await resize(page, phone);
  await textTwiceAsLarge(page);
  await page.evaluate(() => {
    // The tooltip is shown when somebody points at the button; until then it takes no room.
    document.querySelector('.chat-tooltip')?.remove();
    for (const fold of document.querySelectorAll('details.fold')) fold.setAttribute('open', '');
  });
  let found: string[] = [];
  // The check is repeated while it finds something, because the layout of a page may still be changing.
  for (let looks = 0; looks === 0 || (found.length > 0 && looks < 30); looks += 1) {
    if (looks > 0) await page.waitForTimeout(100);
    found = await page.evaluate(findOverflows);
  }
  return found.map((problem) => `large text: ${problem}`);
};

/** The sample logins of a project have no broken words. */
const sampleLogins: Look = async (page) => {
  await resize(page, phone);
  return page
    .locator('.logins code')
    .evaluateAll((codes) =>
      codes
        .filter((code) => code.getClientRects().length !== 1)
        .map((code) => `${code.textContent} is broken`),
    );
};

/** In a window that is high enough the header stays visible. */
const headerStays: Look = async (page) => {
  await resize(page, phone);
  const fixed = await page.evaluate(findFixedParts);
  return fixed.some(([name]) => name === 'site-header') ? [] : ['the header does not stay visible'];
};

/**
 * Checks that the open menu fits a small phone, upright and sideways. This check must be the last one of a page,
 * because the menu stays open.
 */
const openMenu: Look = async (page) => {
  const problems: string[] = [];
  await page.evaluate(() => {
    for (const menu of document.querySelectorAll('details')) menu.open = true;
  });
  for (const [width, height] of [
    [320, 640],
    [740, 360],
  ] as const) {
    await resize(page, { width, height });
    const last = page.getByRole('navigation', { name: 'Main' }).getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    const box = await last.boundingBox();
    const found = [
      ...(box && box.y + box.height <= height ? [] : ['the last entry is out of reach']),
      ...(await page.evaluate(findOverflows)),
      ...(await page.evaluate(findSmallTargets, 'header')),
    ];
    problems.push(...found.map((problem) => `open menu, ${width} × ${height}: ${problem}`));
  }
  return problems;
};

const looksAt: Readonly<Record<string, readonly Look[]>> = {
  '/': [header, chatButton, lowWindows, openMenu],
  '/courses': [lowWindows],
  '/fullstack-details/mern-stack': [
    firstScreen(fees.internshipRupees, 'Enroll Now'),
    chatButton,
    lowWindows,
    largeText,
  ],
  '/mechanical-civil-details/solidworks-creo-inventor': [
    firstScreen(fees.internshipRupees, 'Enroll Now'),
  ],
  '/fullstack': [firstScreen(fees.internshipRupees, 'Choose a course'), header, largeText],
  '/mechanical-civil': [firstScreen(fees.internshipRupees, 'Choose a course')],
  '/Miranaya-skill-program': [
    firstScreen(fees.skillRupees, 'Choose a program'),
    lowWindows,
    largeText,
  ],
  '/intermediate-programs': [firstScreen(fees.intermediateRupees, 'Choose a program'), largeText],
  '/super-program': [firstScreen(fees.superRupees, 'Choose a program'), lowWindows, largeText],
  '/short-term': [
    firstScreen(fees.workshopRupees, /^(Ask for the next batch|Enroll Now|Choose a workshop)/),
    chatButton,
    lowWindows,
    largeText,
  ],
  '/compare?offers=mern-stack,power-bi': [lowWindows],
  '/how-we-teach': [lowWindows],
  '/enroll-form?offer=mern-stack': [lowWindows, headerStays, largeText],
  '/request-call?offer=mern-stack': [chatButton, largeText],
  '/project/hostel-management': [sampleLogins, largeText],
  '/privacy': [largeText],
};

it.each(Object.keys(looksAt))('%s passes the looks that are listed for it', async (address) => {
  const page = await visitor.read(address);
  await page.evaluate(() => document.fonts.ready);
  const problems: string[] = [];
  for (const look of looksAt[address] ?? []) problems.push(...(await look(page)));
  expect(problems).toEqual([]);
});
