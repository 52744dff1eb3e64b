/**
 * Finds what takes too much room in small windows: a header of several rows, a chat button that covers something, and
 * parts that stay in place while the page scrolls. Each function runs inside the page (`page.evaluate`), so it contains
 * everything it needs.
 */

/**
 * The pairs of header elements that overlap: brand, menu, entries, theme switch and chat button, judged by their
 * middles and edges.
 */
export function findOverlapsInHeader(): string[] {
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

/** Finds what lies under the chat button at five scroll positions, except for the header. */
export async function findCoveredByChatButton(): Promise<string[]> {
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

/**
 * Finds the elements that stay in place while the page scrolls, by name, and the height of the window that they take.
 */
export async function findFixedParts(): Promise<[string, number][]> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const candidates = [...document.querySelectorAll<HTMLElement>('body *')].filter((part) =>
    /sticky|fixed/.test(getComputedStyle(part).position),
  );
  const found = new Map<string, number>();
  const end = document.documentElement.scrollHeight - innerHeight;
  for (const share of [0.1, 0.4, 0.7]) {
    scrollTo({ top: end * share, behavior: 'instant' });
    await frame();
    const before = candidates.map((part) => part.getBoundingClientRect().top);
    scrollBy({ top: 7, behavior: 'instant' });
    await frame();
    candidates.forEach((part, i) => {
      const { top, bottom } = part.getBoundingClientRect();
      const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
      if (top === before[i] && seen > 0 && part.checkVisibility({ visibilityProperty: true }))
        found.set(part.className, Math.max(seen, found.get(part.className) ?? 0));
    });
  }
  return [...found];
}
