/** The header stays one row on the narrowest phones and with large text, and the chat button on it covers nothing. */
import { expect, it } from 'vitest';
import { resize } from '../support/browser.ts';
import { findOverflows } from '../support/find-layout-problems.ts';
import { oneVisitorOnSharedSite } from '../support/visitors.ts';

const visitor = oneVisitorOnSharedSite({ reducedMotion: 'reduce' });

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

/** `every-page.test.ts` looks for cut texts at the other widths. */
const alsoCut = new Set([330, 343, 414, 991]);

it.each(['/', '/fullstack'])(
  'the header of %s is one row, with room for every entry, at every width and with text of twice the size',
  async (address) => {
    const page = await visitor.read(address);
    const problems: string[] = [];
    const look = async (width: number, size = '') => {
      await resize(page, { width, height: 640 });
      const found = await page.evaluate(crowded);
      if (alsoCut.has(width) && !size) found.push(...(await page.evaluate(findOverflows)));
      problems.push(...found.map((problem) => `${width} px${size}: ${problem}`));
    };
    for (const width of [320, 330, 343, 360, 414, 768, 991, 992, 1040, 1100, 1200, 1399])
      await look(width);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of [360, 414]) await look(width, ', large text');
    expect(problems).toEqual([]);
  },
);

/** Runs inside the page: what lies under the chat button at five scroll positions, except for the header. */
async function covered(): Promise<string[]> {
  const chat = document.querySelector('.chat-button')?.getBoundingClientRect();
  if (!chat) return ['there is no chat button'];
  const found = new Set<string>();
  const end = document.documentElement.scrollHeight - innerHeight;
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    scrollTo({ top: end * share, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    for (const left of [chat.left + 4, chat.left + chat.width / 2, chat.right - 4]) {
      const below = document
        .elementsFromPoint(left, chat.top + chat.height / 2)
        .find((element) => !element.closest('.chat-button'));
      if (!below?.matches('.site-header, .site-header-row')) found.add(`${below?.outerHTML}`);
    }
  }
  return [...found].map((html) => html.slice(0, 80));
}

it.each(['/', '/fullstack-details/mern-stack', '/request-call', '/short-term'])(
  'the chat button covers no text, price, field or notice of %s, however far it is scrolled',
  async (address) => {
    const page = await visitor.read(address);
    const problems: string[] = [];
    for (const width of [360, 768, 992, 1280]) {
      await resize(page, { width, height: 640 });
      const found = await page.evaluate(covered);
      problems.push(...found.map((problem) => `${width} px: ${problem}`));
    }
    expect(problems).toEqual([]);
  },
);

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
