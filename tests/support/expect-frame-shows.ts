import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Checks that the page contains one frame, that the frame shows this framed page, and that the framed page has a
 * heading.
 */
export async function expectFrameShows(page: Page, framed: string): Promise<void> {
  const frameOf = () => page.frames().find((one) => one.parentFrame() === page.mainFrame());
  const pathOf = (address: string) => new URL(address).pathname;
  await expect.poll(() => pathOf(frameOf()?.url() ?? 'about:blank')).toBe(framed);
  await frameOf()?.waitForLoadState();
  expect(page.frames()).toHaveLength(2);
  expect(await frameOf()?.locator('h1').count()).toBe(1);
}
