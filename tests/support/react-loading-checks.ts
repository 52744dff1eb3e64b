import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { startReactAndWait, touchForm, untilUsableWithoutReact } from './browser.ts';
import { holdFiles } from './hold-files.ts';
import type { Visitors } from './visitors.ts';

/** A phone with reduced motion, because each frame of an animation takes processor time. */
export const stillPhone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  reducedMotion: 'reduce',
} as const;

/** The paths of all scripts that the page has requested, except the small ones by which a page works without React. */
export const reactScriptPathsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js') && !/\/(landing-motion|motion|plan)-/.test(path)),
  );
/** Whether React has taken the page over. */
export const hasReactTakenOver = (page: Page) => page.evaluate(() => 'isAppReady' in window);

/** Checks that touching a form requests all parts of React at once, before the first one has arrived. */
export async function expectReactRequestedAtOnce(
  visitors: Visitors,
  address: string,
): Promise<void> {
  const page = await visitors.come();
  await page.goto(visitors.site.url + address);
  await untilUsableWithoutReact(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) asked.push(pathname);
  });
  const release = await holdFiles(page, '**/assets/*.js');
  await touchForm(page);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const listed = await page.evaluate(() =>
    document.querySelector<HTMLElement>('[data-modules]')?.dataset.modules?.split(' '),
  );
  await expect.poll(() => [...asked].sort()).toEqual([...(listed ?? [])].sort());
  release();
  await expect.poll(() => hasReactTakenOver(page)).toBe(true);
  expect(asked).toHaveLength(listed?.length ?? 0);
}

/** Checks that typed text is still in the form after a visitor has followed the link and come back. */
export async function expectTextAfterBack(
  visitors: Visitors,
  address: string,
  link: string,
  target: string,
): Promise<void> {
  const page = await visitors.read(address);
  const form = page.getByRole('form').first();
  await form.getByLabel('Name').fill('Anita Rao');
  await form.getByLabel('Email').fill('anita@example.com');
  await startReactAndWait(page);
  await form.getByRole('link', { name: link }).first().tap();
  await page.waitForURL(target);
  await page.goBack();
  await page.waitForURL(`**${address}`);
  await expect.poll(() => form.getByLabel('Name').inputValue()).toBe('Anita Rao');
  expect(await form.getByLabel('Email').inputValue()).toBe('anita@example.com');
  // React takes the page over again after Back and must not empty the restored form.
  await startReactAndWait(page);
  expect(await form.getByLabel('Name').inputValue()).toBe('Anita Rao');
}
