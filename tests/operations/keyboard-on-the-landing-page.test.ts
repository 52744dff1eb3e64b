/**
 * The landing page used with the keyboard alone. `tests/e2e/keyboard.test.ts` has the menu and the forms, and
 * `visible-focus.test.ts` every stop of one page of each kind.
 */
import { expect, it } from 'vitest';
import { keyboardOn } from '../support/keyboard.ts';
import { openNewVisitorForEachTestOnSharedSite } from '../support/visitors.ts';

const visitors = openNewVisitorForEachTestOnSharedSite({ reducedMotion: 'reduce' });
const { focused, hiddenFocus, tabTo, untilAt } = keyboardOn(() => visitors.page);

it('the focus is led past the header, through a carousel and a plan, and to the heading of the next page', async () => {
  const page = await visitors.open('/', { viewport: { width: 1280, height: 800 } });
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Skip to the content');
  expect(await hiddenFocus()).toBe('');
  await page.keyboard.press('Enter');
  await untilAt('#main');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => !!document.activeElement?.closest('main'))).toBe(true);

  await tabTo(/scrolls sideways$/);
  const place = () => page.evaluate(() => document.activeElement?.scrollLeft ?? 0);
  expect(await place()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(place).toBeGreaterThan(30);

  // Coming Soon appears, disappears with a second press, and the focus stays on its button.
  await tabTo('Start Learning: Super X');
  await page.keyboard.press('Enter');
  const notice = page.getByText('Coming Soon').locator('visible=true');
  await notice.waitFor();
  await page.keyboard.press('Enter');
  await notice.waitFor({ state: 'hidden' });
  await expect.poll(focused).toBe('Start Learning: Super X');

  const track = page.locator('#testimonials .carousel-track');
  await tabTo('Next: Testimonials');
  await page.keyboard.press('Enter');
  await expect.poll(() => track.evaluate((list) => list.scrollLeft)).toBeGreaterThan(100);
  expect(await focused()).toBe('Next: Testimonials');
  expect(await hiddenFocus()).toBe('');

  const card = page.getByRole('link', { name: 'View More: Full Stack Web Development' });
  await card.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/fullstack');
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('h1');
  expect(await hiddenFocus()).toBe('');
});
