/** The header stays one row on the narrowest phones and with large text, and the chat button on it covers nothing. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { resize } from '../support/browser.ts';
import { findOverflows } from '../support/find-layout-problems.ts';
import { oneVisitorOnSharedSite } from '../support/visitors.ts';

const visitor = oneVisitorOnSharedSite({ reducedMotion: 'reduce' });

async function openAt(address: string, size: { width: number; height: number }): Promise<Page> {
  const page = await visitor.open(address);
  await resize(page, size);
  return page;
}

/**
 * The pairs of header elements that overlap: brand, menu, entries, theme switch and chat button, judged by their
 * middles and edges.
 */
function crowded(): string[] {
  const shown = [
    ...document.querySelectorAll(
      '.site-header :is(.brand, .menu-toggle summary, .main-nav > ul > li, .simple-nav, .theme-switch), .chat-button',
    ),
  ].filter((element) => element.checkVisibility());
  const boxes = shown.map((element) => ({
    name: element.className || element.textContent?.trim(),
    box: element.getBoundingClientRect(),
  }));
  const middles = boxes.map(({ box }) => box.top + box.height / 2);
  const problems = boxes.flatMap(({ name, box }, index) =>
    boxes.slice(index + 1).flatMap((other) => {
      const isOver =
        box.left < other.box.right - 1 &&
        other.box.left < box.right - 1 &&
        box.top < other.box.bottom - 1 &&
        other.box.top < box.bottom - 1;
      return isOver ? [`${name} lies over ${other.name}`] : [];
    }),
  );
  const spread = Math.max(...middles) - Math.min(...middles);
  return spread > 6 ? [...problems, `more than one row: ${spread} px apart`] : problems;
}

describe.each(['/', '/fullstack'])('the header of %s', (address) => {
  it.each([320, 330, 343, 360, 414, 768, 991])('is one row at %i px', async (width) => {
    const page = await openAt(address, { width, height: 640 });
    expect(await page.evaluate(crowded)).toEqual([]);
    expect(await page.evaluate(findOverflows)).toEqual([]);
  });

  it.each([992, 1040, 1100, 1200, 1399])('has room for every entry at %i px', async (width) => {
    const page = await openAt(address, { width, height: 800 });
    expect(await page.evaluate(crowded)).toEqual([]);
  });

  it.each([360, 414])('is one row at %i px with text of twice the size', async (width) => {
    const page = await openAt(address, { width, height: 640 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await page.evaluate(crowded)).toEqual([]);
  });
});

describe.each([360, 768, 992, 1280])('the chat button at %i px', (width) => {
  it.each(['/', '/fullstack-details/mern-stack', '/request-call', '/short-term'])(
    'covers no text, price, field or notice of %s, however far it is scrolled',
    async (address) => {
      const page = await openAt(address, { width, height: 640 });
      const problems = await page.evaluate(async () => {
        const chat = document.querySelector('.chat-button')?.getBoundingClientRect();
        if (!chat) return ['there is no chat button'];
        const found = new Set<string>();
        for (let y = 0; y < document.body.scrollHeight; y += 500) {
          scrollTo({ top: y, behavior: 'instant' });
          await new Promise((resolve) => requestAnimationFrame(resolve));
          for (const left of [chat.left + 4, chat.left + chat.width / 2, chat.right - 4]) {
            const below = document
              .elementsFromPoint(left, chat.top + chat.height / 2)
              .find((element) => !element.closest('.chat-button'));
            if (!below?.matches('.site-header, .site-header-row')) found.add(`${below?.outerHTML}`);
          }
        }
        return [...found].map((html) => html.slice(0, 80));
      });
      expect(problems).toEqual([]);
    },
  );
});

it('the chat button is fixed, opens a chat in a new tab and names its target', async () => {
  const page = await visitor.open('/');
  const chat = page.getByRole('link', { name: 'Chat with us on WhatsApp' });
  expect(await chat.evaluate((link) => getComputedStyle(link).position)).toBe('fixed');
  expect(await chat.getAttribute('target')).toBe('_blank');
  expect(await chat.getAttribute('href')).toContain('?text=');
  await chat.hover();
  await expect
    .poll(() => page.locator('.chat-tooltip').evaluate((tip) => getComputedStyle(tip).opacity))
    .toBe('1');
});
