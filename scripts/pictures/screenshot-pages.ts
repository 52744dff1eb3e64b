/**
 * `npm run screenshots`: takes pictures of every page at five widths in both colour schemes, into `./screenshots`.
 * Uses the built site, or with `--url` another one. `--route`, `--width` and `--scheme` (each may be given several
 * times) select some: `npm run screenshots -- --route / --width 360 --scheme dark`.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { allPageAddresses, screenshotNameOf } from '../../tests/support/all-page-addresses.ts';
import { openBrowser, openPage } from '../../tests/support/browser.ts';
import { startSite } from '../../tests/support/running-site.ts';

const schemes = ['light', 'dark'] as const;

const { values: asked } = parseArgs({
  options: {
    url: { type: 'string' },
    out: { type: 'string', default: 'screenshots' },
    route: { type: 'string', multiple: true, default: [...allPageAddresses] },
    width: { type: 'string', multiple: true, default: ['360', '768', '992', '1440', '1920'] },
    scheme: { type: 'string', multiple: true, default: [...schemes] },
  },
});

/**
 * A browser loads the pictures below the first screen only when a visitor scrolls near them. So this function scrolls
 * past all of them and back.
 */
async function scrollThroughPage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
    for (const image of document.images) image.loading = 'eager';
    const late = [...document.images].filter((image) => !image.complete);
    await Promise.race([
      Promise.all(late.map((image) => image.decode().catch(() => undefined))),
      new Promise((resolve) => setTimeout(resolve, 3000)),
    ]);
  });
}

const site = asked.url ? undefined : await startSite();
const url = asked.url?.replace(/\/$/, '') ?? site?.url ?? '';
const browser = await openBrowser();
let count = 0;
try {
  for (const scheme of schemes.filter((name) => asked.scheme.includes(name))) {
    for (const width of asked.width.map(Number)) {
      const folder = join(asked.out, `${width}-${scheme}`);
      await mkdir(folder, { recursive: true });
      const visit = await openPage(browser, {
        viewport: { width, height: width < 500 ? 740 : 900 },
        colorScheme: scheme,
        // With reduced motion, a page looks the same each time, and no element waits for scrolling.
        reducedMotion: 'reduce',
      });
      for (const route of asked.route) {
        await visit.page.goto(url + route, { waitUntil: 'load' });
        await scrollThroughPage(visit.page);
        const path = join(folder, `${screenshotNameOf(route)}.png`);
        await visit.page.screenshot({ path, fullPage: true });
        count += 1;
      }
      await visit.leave();
    }
  }
  console.log(`${count} pictures in ${asked.out}/`);
} finally {
  await browser.close();
  await site?.stop();
}
