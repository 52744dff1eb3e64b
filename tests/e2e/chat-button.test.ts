/** `tests/operations/small-windows.test.ts` checks that the chat button covers nothing. */
import { expect, it } from 'vitest';
import { oneVisitorOnSharedSite } from '../support/visitors.ts';

const visitor = oneVisitorOnSharedSite({ reducedMotion: 'reduce' });

it('the chat button is fixed, opens a chat in a new tab and names its target', async () => {
  const page = await visitor.read('/terms');
  const chat = page.getByRole('link', { name: 'Chat with us on WhatsApp' });
  expect(await chat.evaluate((link) => getComputedStyle(link).position)).toBe('fixed');
  expect(await chat.getAttribute('target')).toBe('_blank');
  expect(await chat.getAttribute('href')).toContain('?text=');
  await chat.hover();
  await expect
    .poll(() => page.locator('.chat-tooltip').evaluate((tip) => getComputedStyle(tip).opacity))
    .toBe('1');
});
