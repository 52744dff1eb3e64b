/**
 * Some actions load React and others don't; a visitor can navigate before and after React has loaded.
 * `tests/operations/loading-react.test.ts` has more of these actions.
 */
import { describe, expect, it } from 'vitest';
import { startReactAndWait, untilUsableWithoutReact } from '../support/browser.ts';
import {
  expectReactRequestedAtOnce,
  expectTextAfterBack,
  hasReactTakenOver,
  reactScriptPathsOf,
  stillPhone,
} from '../support/react-loading-checks.ts';
import { freshVisitorsOnSharedSite } from '../support/visitors.ts';

const visitors = freshVisitorsOnSharedSite(stillPhone);
const { read } = visitors;

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

  it('by the button that dates a syllabus, which writes the dates into the page', async () => {
    const page = await read('/fullstack-details/mern-stack');
    await page.waitForLoadState('networkidle');
    const dates = () => page.locator('[data-done-after]').allTextContents();
    expect(new Set(await dates())).toEqual(new Set(['']));
    // The values are set as if the service had filled them in from the address, because typing would load React.
    await page.locator('.study-plan').evaluate((form: HTMLFormElement) => {
      for (const [name, value] of Object.entries({ hours: '8', from: '2027-01-04' }))
        (form.elements.namedItem(name) as HTMLInputElement).value = value;
    });
    await page.getByRole('button', { name: 'Show my dates' }).click();
    expect((await dates()).every((date) => / 2027$/.test(date))).toBe(true);
    // A screen reader is told the last date, because the dates are away from the button.
    const status = await page.locator('.study-plan').getByRole('status').textContent();
    expect(status).toBe(`Finished on ${(await dates()).at(-1)}.`);
    // The form must not show its button as "sending", because the dates are computed in the page and nothing is sent.
    expect(await page.locator('[aria-busy="true"]').count()).toBe(0);
    expect(new URL(page.url()).search).toBe('');
    expect(await reactScriptPathsOf(page)).toEqual([]);
  });

  it('by a tap on a link, which leads to the next document', async () => {
    const page = await read('/fullstack');
    await page.locator('.course-card h2 a').first().tap();
    await page.waitForURL('**/fullstack-details/*');
    await untilUsableWithoutReact(page);
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
  it('all parts of React are requested at once, before the first has arrived', async () => {
    await expectReactRequestedAtOnce(visitors, '/courses');
  });

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

  it('typed text is still in the form after a link and Back', async () => {
    await expectTextAfterBack(
      visitors,
      '/enroll-form?offer=mern-stack',
      'Read the terms',
      '**/terms',
    );
  });
});
