/**
 * Finds layout problems of a page at a width, by measuring. Each function runs inside the page (`page.evaluate`),
 * so it contains everything it needs. Each returns sentences, or none when the layout is right.
 */

/** Finds out whether the page scrolls sideways, and which texts are cut off by a box in which they do not fit. */
export function findOverflows(): string[] {
  const problems: string[] = [];
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) {
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > page.clientWidth + 1,
    );
    const names = wide
      .slice(0, 3)
      .map((element) => `<${element.localName} class="${element.className}">`);
    problems.push(`scrolls sideways by ${page.scrollWidth - page.clientWidth} px: ${names}`);
  }

  /**
   * What a box does with a text that is wider than the box. The answer is remembered for each box, because a box
   * surrounds many texts: computing it anew for each text would take three times as long on a long page.
   */
  const edges = new Map<Element, 'shows all' | 'may hide' | { left: number; right: number }>();
  const edgesOf = (box: Element) => {
    const known = edges.get(box);
    if (known) return known;
    const { clipPath, overflowX } = getComputedStyle(box);
    // The element is hidden on purpose, or can be reached by scrolling.
    const mayHide = clipPath.startsWith('inset(50%') || /auto|scroll/.test(overflowX);
    const isPage = box === document.body;
    const found = mayHide
      ? 'may hide'
      : isPage
        ? { left: 0, right: page.clientWidth }
        : overflowX === 'visible'
          ? 'shows all'
          : box.getBoundingClientRect();
    edges.set(box, found);
    return found;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const element = text.parentElement;
    if (!element || !text.nodeValue?.trim()) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    if (width === 0) continue;
    for (let box: HTMLElement | null = element; box; box = box.parentElement) {
      const bounds = edgesOf(box);
      if (bounds === 'may hide') break;
      if (bounds === 'shows all') continue;
      if (left < bounds.left - 1 || right > bounds.right + 1) {
        problems.push(`cuts "${text.nodeValue.trim().slice(0, 40)}"`);
        break;
      }
    }
  }
  return problems;
}

/** Finds links and controls that the floating chat button covers when the page is scrolled to its end. */
export function findControlsUnderChatButton(): string[] {
  const chat = document.querySelector('.chat-button');
  if (!chat) return [];
  scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  const button = chat.getBoundingClientRect();
  // If the button lies over the header, only the controls of the header are checked, because all other controls are
  // hidden below the header at that place anyway.
  const header = document.querySelector('.site-header');
  const isOnHeader = button.bottom <= (header?.getBoundingClientRect().bottom ?? 0);
  return [...document.querySelectorAll('a, button, input, select, textarea, summary')].flatMap(
    (element) => {
      if (element === chat || !element.checkVisibility()) return [];
      if (isOnHeader && !header?.contains(element)) return [];
      const box = element.getBoundingClientRect();
      const isUnder =
        box.width > 0 &&
        box.right > button.left &&
        box.left < button.right &&
        box.bottom > button.top &&
        box.top < button.bottom;
      return isUnder
        ? [`"${element.textContent?.trim() || element.id}" is under the chat button`]
        : [];
    },
  );
}

/**
 * Finds links and controls that a finger may miss, because they are less than 44 px high or wide. What counts is the
 * element 21 px from the middle, so a small text in a large pressable area counts as large. Links within a sentence are
 * excepted, as in WCAG.
 */
export function findSmallTargets(within = 'body'): string[] {
  const reach = 21;
  const controls =
    document
      .querySelector(within)
      ?.querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type=hidden]), select, textarea, summary',
      ) ?? [];
  const isInSentence = (element: HTMLElement) => {
    if (getComputedStyle(element).display !== 'inline') return false;
    let block = element.parentElement;
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
    const lengthOf = (node: Element | null) => node?.textContent?.replace(/\s+/g, ' ').length ?? 0;
    return lengthOf(block) > lengthOf(element) + 8;
  };
  return [...controls].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true })) return [];
    if (control.closest('[aria-hidden=true], .skip-link, .visually-hidden')) return [];
    const first = control.getBoundingClientRect();
    if ((first.width >= 44 && first.height >= 44) || isInSentence(control)) return [];
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = control.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const points: [number, number, number][] = [
      [x, y - reach, box.height],
      [x, y + reach, box.height],
      [x - reach, y, box.width],
      [x + reach, y, box.width],
    ];
    const isSmall = points.some(([left, top, size]) => {
      if (size >= 44) return false;
      const found = document.elementFromPoint(left, top);
      return !found || !(control.contains(found) || found.closest('label')?.contains(control));
    });
    const size = `${Math.round(box.width)} × ${Math.round(box.height)}`;
    return isSmall
      ? [
          `"${control.textContent?.trim() || control.getAttribute('name')}" is ${size} px to the finger`,
        ]
      : [];
  });
}

/** Finds buttons that end to the right of the box that they stand in. */
export function findButtonsBeyondTheirBox(): string[] {
  return [...document.querySelectorAll('.button')].flatMap((button) => {
    let box = button.parentElement;
    // An element with `display: contents` or `inline` is no box in which a button stands.
    while (box && /contents|inline$/.test(getComputedStyle(box).display)) box = box.parentElement;
    if (!box || !button.checkVisibility()) return [];
    const beyond = button.getBoundingClientRect().right - box.getBoundingClientRect().right;
    const name = button.textContent.trim();
    return beyond > 1 ? [`the button "${name}" ends ${beyond.toFixed(1)} px beyond its box`] : [];
  });
}

/**
 * Finds placeholders that do not fit in their empty fields. A placeholder is laid out like a value, so each one is set
 * as the value of its field and measured.
 */
export function findCutPlaceholders(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[placeholder]');
  return [...fields].flatMap((field) => {
    if (!field.checkVisibility()) return [];
    field.value = field.placeholder;
    const isCut =
      field.scrollWidth > field.clientWidth + 1 || field.scrollHeight > field.clientHeight + 1;
    field.value = '';
    return isCut ? [`cuts the placeholder "${field.placeholder}"`] : [];
  });
}

/** Finds ids that two elements have: a label would belong to the first of them. */
export function findRepeatedIds(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  return ids.filter((id, n) => ids.indexOf(id) !== n).map((id) => `the id ${id} twice`);
}
