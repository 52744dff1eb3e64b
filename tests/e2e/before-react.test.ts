/**
 * Reading does not load React, a field does; a visitor can navigate before and after React has loaded.
 * `tests/operations/loading-react.test.ts` has more actions, and how React is loaded.
 */
import { describe, expect, it } from 'vitest';
import { startReactAndWait } from '../support/browser.ts';
import {
  hasReactTakenOver,
  reactScriptPathsOf,
  stillPhone,
} from '../support/react-loading-checks.ts';
import { openNewVisitorForEachTestOnSharedSite } from '../support/visitors.ts';

const { read } = openNewVisitorForEachTestOnSharedSite(stillPhone);

describe('React is not fetched', () => {
  it('by reading: a scroll, a menu, a fold, a step of a carousel, a pause, the theme; all sections are laid out soon, so that a picture of the whole page includes them', async () => {
    const page = await read('/', { reducedMotion: 'no-preference' });
    const hidden = () =>
      page
        .locator('main > section')
        .evaluateAll((all) =>
          all
            .filter((section) => getComputedStyle(section).contentVisibility !== 'visible')
            .map(({ id }) => id),
        );
    await expect.poll(hidden).toEqual([]);
    await page.mouse.wheel(0, 3_000);
    await page.getByText('Menu', { exact: true }).click();
    await page.getByText('Programs', { exact: true }).first().click();
    await page.keyboard.press('Escape');
    await page.locator('.about-parts > summary').click();
    await page.getByRole('button', { name: 'Next: Fields to learn in' }).click();
    await page.getByRole('button', { name: 'Pause Fields to learn in' }).click();
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    await page.waitForLoadState('networkidle');
    expect(await reactScriptPathsOf(page)).toEqual([]);
    expect(await hasReactTakenOver(page)).toBe(false);
  });

  it('to show a framed page at its full height, with one scrollbar', async () => {
    const page = await read('/webinar');
    const hidden = () =>
      page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
        const content = frame.contentDocument?.querySelector('main');
        return content ? Math.abs(content.scrollHeight - frame.clientHeight) : null;
      });
    await expect.poll(hidden).toBeLessThan(2);
    expect(await reactScriptPathsOf(page)).toEqual([]);
  });
});

describe('React is fetched', () => {
  it('by a field, not by an address that the service has answered, and keeps the text typed before it arrives', async () => {
    const page = await read('/request-call?offer=mern-stack');
    await page.waitForLoadState('networkidle');
    expect(await reactScriptPathsOf(page)).toEqual([]);
    await page.getByLabel('Name').focus();
    await page.keyboard.type('Asha Rao');
    await expect.poll(() => hasReactTakenOver(page)).toBe(true);
    expect(await page.getByLabel('Name').inputValue()).toBe('Asha Rao');
  });
});

describe('during navigation', () => {
  it('Back and Forward lead across documents and pages that React showed', async () => {
    const page = await read('/terms');
    const heading = () => page.getByRole('heading', { level: 1 }).first().innerText();
    const seen = [await heading()];
    await page.locator('footer a[href="/how-we-teach"]').click();
    await page.waitForURL('**/how-we-teach');
    seen.push(await heading());
    await startReactAndWait(page);
    await page.locator('footer a[href="/privacy"]').click();
    await page.waitForURL('**/privacy');
    await expect.poll(heading).not.toBe(seen[1]);
    seen.push(await heading());
    for (const step of [1, 0]) {
      await page.goBack();
      await expect.poll(heading).toBe(seen[step]);
    }
    for (const step of [1, 2]) {
      await page.goForward();
      await expect.poll(heading).toBe(seen[step]);
    }
  });
});
