/**
 * Accessibility after a visitor has opened or changed a part of a page; only that part is checked.
 * `tests/e2e/pages-as-they-open.test.ts` and `every-page.test.ts` check whole pages as they open.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { resize } from '../support/browser.ts';
import { courseListOn } from '../support/course-list.ts';
import { findAccessibilityProblems } from '../support/find-accessibility-problems.ts';
import { findLowContrast } from '../support/find-low-contrast.ts';
import { openNewVisitorForEachTest } from '../support/visitors.ts';

const phone = { width: 360, height: 740 };
const visitors = openNewVisitorForEachTest({ reducedMotion: 'reduce' });

/**
 * Scrolls through the whole page, so that the animations of elements that appear while scrolling begin, and waits until
 * all have ended.
 */
async function revealEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    const isEnding = (animation: Animation) =>
      Number.isFinite(animation.effect?.getComputedTiming().endTime);
    // An animation whose element was replaced is cancelled; that counts as its end.
    await Promise.allSettled(
      document.getAnimations().map((animation) => isEnding(animation) && animation.finished),
    );
  });
}

describe('axe finds nothing', () => {
  it('in an open dropdown, when a plan answers Coming Soon, and in the open menu of a phone', async () => {
    const page = await visitors.open('/');
    await page.getByLabel('Start Learning: Skill X').click();
    await page.getByText('Coming Soon').first().waitFor();
    await page.locator('summary', { hasText: 'Webinars' }).click();
    expect(await findAccessibilityProblems(page, 'everything', '.benefits, .site-header')).toEqual(
      [],
    );
    await resize(page, phone);
    await page.getByText('Menu', { exact: true }).click();
    await page.locator('summary', { hasText: 'Programs' }).click();
    expect(await findAccessibilityProblems(page, 'everything', '.site-header')).toEqual([]);
  });

  it('when a call request is refused, and when it is confirmed', async () => {
    const page = await visitors.open('/request-call', { viewport: phone });
    const form = page.getByRole('form', { name: 'Request a call' });
    const problems = () => findAccessibilityProblems(page, 'everything', 'main');
    await form.getByLabel('Name').fill('Meera P.');
    await form.getByLabel('Email').fill('meera@example.com');
    await form.getByLabel('Phone').fill('12');
    await form.getByLabel('Program').selectOption({ index: 1 });
    await form.getByRole('button').click();
    await form.locator('[aria-invalid=true]').waitFor();
    expect(await problems()).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await page.evaluate(findLowContrast)).toEqual([]);

    await form.getByLabel('Phone').fill('98765 43210');
    await form.getByRole('button').click();
    await page.getByText('Thank you!').waitFor();
    expect(await problems()).toEqual([]);
  });

  it('while animations run, and when they are paused', async () => {
    const page = await visitors.open('/', { reducedMotion: 'no-preference' });
    await page.getByRole('button', { name: 'Pause the typing' }).waitFor();
    await revealEverything(page);
    expect(await findAccessibilityProblems(page, 'looks')).toEqual([]);
    const running = page.getByRole('button', { name: /^Pause / });
    for (let left = 3; left > 0; left -= 1) {
      expect(await running.count()).toBe(left);
      await running.first().click();
    }
    expect(
      await findAccessibilityProblems(page, 'everything', '.hero, #programs, #collaborators'),
    ).toEqual([]);
  });

  it('when an enrolment lacks a field', async () => {
    const page = await visitors.open('/enroll-form');
    await page.getByRole('button', { name: /Pay/ }).click();
    await page.getByText('All fields are required').waitFor();
    expect(await findAccessibilityProblems(page, 'everything', 'main')).toEqual([]);
  });

  it('when a visitor has subscribed', async () => {
    const page = await visitors.open('/terms');
    await page.getByRole('contentinfo').getByLabel('Email').fill('meera@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText('Subscribed successfully!').waitFor();
    expect(await findAccessibilityProblems(page, 'everything', 'footer')).toEqual([]);
  });

  it('when a made-to-measure form shows that it sends nothing', async () => {
    const page = await visitors.open('/short-term', { viewport: phone });
    await page.getByRole('heading', { name: 'A project of your own' }).click();
    await page.locator('form.custom-request button').click();
    await page.locator('.custom-request [role=alert]').waitFor();
    expect(await findAccessibilityProblems(page, 'everything', '.custom-request')).toEqual([]);
  });

  it('in the open filters of the list of offers, with a ticked offer and without results, light and dark', async () => {
    const page = await visitors.open('/courses?field=web', { viewport: phone, hasTouch: true });
    const { box, field } = courseListOn(() => page);
    await page.locator('.filters').evaluate((filters: HTMLDetailsElement) => {
      filters.open = true;
    });
    await box('MERN Stack').check();
    const changed = '.filters, .compare-bar, .offer:has(:checked)';
    expect(await findAccessibilityProblems(page, 'everything', changed)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await page.evaluate(findLowContrast)).toEqual([]);
    await field().fill('blockchain');
    await page.getByRole('heading', { name: 'Nothing fits' }).waitFor();
    expect(await page.evaluate(findLowContrast)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await findAccessibilityProblems(page, 'everything', '.no-offers')).toEqual([]);
  });
});
