import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openBrowser, openPage, untilReady, type Visit } from '../support/browser.ts';
import { type RunningSite, startSite } from '../support/running-site.ts';

const wide = { width: 1280, height: 900 };
const phone = { width: 360, height: 740 };

let browser: Browser;
let site: RunningSite;
let visit: Visit;
beforeAll(async () => {
  browser = await openBrowser();
  site = await startSite();
  visit = await openPage(browser, { reducedMotion: 'reduce' });
});
afterAll(async () => {
  await visit.leave();
  await browser.close();
  await site.stop();
});

/** A page as it is when the visitor can use it, light and wide unless said otherwise. */
async function open(address: string, viewport = wide): Promise<Page> {
  const { page } = visit;
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(viewport);
  await page.goto(site.url + address, { waitUntil: 'load' });
  return page;
}

/** Scrolls past all that rises into its place, and waits until it is there. */
async function revealEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    const isEnding = (animation: Animation) =>
      Number.isFinite(animation.effect?.getComputedTiming().endTime);
    // One whose element is drawn anew is cancelled; that is an end as well.
    await Promise.allSettled(
      document.getAnimations().map((animation) => isEnding(animation) && animation.finished),
    );
  });
}

describe('axe finds nothing', () => {
  it.each(addresses)('on %s, light on a wide screen and dark on a phone', async (address) => {
    const page = await open(address);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(phone);
    expect(await accessibilityProblems(page, 'looks')).toEqual([]);
  });

  it('in the open menu of a phone with its dropdowns', async () => {
    const page = await open('/', phone);
    await untilReady(page);
    await page.getByText('Menu', { exact: true }).click();
    await page.locator('summary', { hasText: 'Programs' }).click();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('in an open dropdown', async () => {
    const page = await open('/');
    await untilReady(page);
    await page.locator('summary', { hasText: 'Webinars' }).click();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('when a plan answers Coming Soon', async () => {
    const page = await open('/');
    await page.getByRole('button', { name: 'Start Learning: Skill X' }).click();
    await page.getByText('Coming Soon').first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('while things move, and when they have been paused', async () => {
    const page = await open('/');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await untilReady(page);
    await page.getByRole('button', { name: 'Pause the typing' }).waitFor();
    await revealEverything(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    const running = page.getByRole('button', { name: /^Pause / });
    for (let left = 3; left > 0; left -= 1) {
      expect(await running.count()).toBe(left);
      await running.first().click();
    }
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('when a call request is refused, and when it is thanked for', async () => {
    const page = await open('/request-call', phone);
    await untilReady(page);
    const form = page.getByRole('form', { name: 'Request a call' });
    await form.getByLabel('Name').fill('Meera P.');
    await form.getByLabel('Email').fill('meera@example.com');
    await form.getByLabel('Phone').fill('12');
    await form.getByLabel('Program').selectOption({ index: 1 });
    await form.getByRole('button').click();
    await form.getByRole('alert').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await accessibilityProblems(page)).toEqual([]);

    await form.getByLabel('Phone').fill('98765 43210');
    await form.getByRole('button').click();
    await page.getByText('Thank you!').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('when an enrolment lacks a field', async () => {
    const page = await open('/enroll-form');
    await untilReady(page);
    await page.getByRole('button', { name: /Pay/ }).click();
    await page.getByText('All fields are required').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('when somebody has subscribed', async () => {
    const page = await open('/terms');
    await untilReady(page);
    await page.getByRole('contentinfo').getByLabel('Email').fill('meera@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText('Subscribed successfully!').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('when a made-to-measure form says that it sends nothing', async () => {
    const page = await open('/short-term', phone);
    await untilReady(page);
    await page.locator('form.custom-request button').click();
    await page.locator('.custom-request [role=alert]').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});
