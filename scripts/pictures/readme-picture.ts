/**
 * Takes the picture of the README again: the landing page in the light and in the dark scheme beside each other, as
 * `docs/pictures/landing.webp`. Needs a build; refuses a picture that is too large.
 */
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { openBrowser, openPage } from '../../tests/support/browser.ts';
import { startSite } from '../../tests/support/running-site.ts';

const file = 'docs/pictures/landing.webp';
const view = { width: 1280, height: 1000 };
const gap = 24;
const mostBytes = 200_000;

const site = await startSite();
const browser = await openBrowser();
try {
  const shots: Buffer[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    const options = { viewport: view, colorScheme, reducedMotion: 'reduce' } as const;
    const visit = await openPage(browser, options);
    await visit.page.goto(site.url, { waitUntil: 'networkidle' });
    shots.push(await visit.page.screenshot());
    await visit.leave();
  }

  const canvas = { width: 2 * view.width + gap, height: view.height, channels: 4 as const };
  const beside = await sharp({ create: { ...canvas, background: '#0000' } })
    .composite(shots.map((input, i) => ({ input, left: i * (view.width + gap), top: 0 })))
    .png()
    .toBuffer();
  await mkdir('docs/pictures', { recursive: true });
  const { size } = await sharp(beside)
    .resize({ width: 1800 })
    .webp({ quality: 82, effort: 6 })
    .toFile(file);
  if (size > mostBytes) throw new Error(`${file} has ${size} bytes; ${mostBytes} are the limit.`);
  console.log(`${file}, ${Math.round(size / 1000)} kB`);
} finally {
  await browser.close();
  await site.stop();
}
