/**
 * Finds texts and fields whose contrast with their background is lower than WCAG AA asks. It takes a twentieth of the
 * processor time of axe's rule, so it checks each colour scheme of the desk's pages, and axe everything else. It
 * knows colours only: a text on a picture or gradient is not checked. It runs inside the page (`page.evaluate`), so it
 * contains everything it needs.
 */
export function findLowContrast(): string[] {
  type Colour = readonly [number, number, number, number];
  const read = (text: string): Colour => {
    const [r = 0, g = 0, b = 0, alpha = 1] = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    if (text.startsWith('rgb')) return [r, g, b, alpha];
    if (text.startsWith('color(srgb ')) return [r * 255, g * 255, b * 255, alpha];
    throw new Error(`The colour ${text} cannot be read.`);
  };
  const over = ([r, g, b, alpha]: Colour, [x, y, z]: Colour): Colour => {
    const mix = (top: number, below: number) => top * alpha + below * (1 - alpha);
    return [mix(r, x), mix(g, y), mix(b, z), 1];
  };
  const luminance = ([r, g, b]: Colour) => {
    const [x = 0, y = 0, z = 0] = [r, g, b].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const known = new Map<Element, Colour | 'picture'>();
  /** The colour behind the content of an element, or "picture" if that is more than a colour. */
  const groundOf = (box: Element | null): Colour | 'picture' => {
    if (box === null) return read(getComputedStyle(document.documentElement).backgroundColor);
    const found = known.get(box);
    if (found) return found;
    const style = getComputedStyle(box);
    const own = read(style.backgroundColor);
    const around = own[3] === 1 ? own : groundOf(box.parentElement ?? null);
    const isPicture = style.backgroundImage !== 'none' || around === 'picture';
    const ground = isPicture ? 'picture' : over(own, around);
    known.set(box, ground);
    return ground;
  };
  const opacityOf = (box: Element | null): number =>
    box === null ? 1 : Number(getComputedStyle(box).opacity) * opacityOf(box.parentElement);

  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const shown: [Element, string][] = [];
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode;
    if (!parentElement || !nodeValue?.trim() || parentElement.closest('option, svg')) continue;
    range.selectNodeContents(texts.currentNode);
    const { width, height } = range.getBoundingClientRect();
    if (width > 1 && height > 1) shown.push([parentElement, nodeValue.trim().slice(0, 40)]);
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input, select, textarea'))
    if (!['checkbox', 'radio', 'hidden', 'file'].includes(field.type))
      shown.push([field, field.name]);

  return shown.flatMap(([element, what]) => {
    // An element of opacity 0, such as a tooltip that waits, shows nothing. Axe skips it too.
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    if (element.closest(':disabled, [aria-disabled=true], .visually-hidden')) return [];
    const ground = groundOf(element);
    if (ground === 'picture') return [];
    const style = getComputedStyle(element);
    const [r, g, b, alpha] = read(style.color);
    const letters = over([r, g, b, alpha * opacityOf(element)], ground);
    const [light, dark] = [luminance(letters), luminance(ground)].sort((x, y) => y - x);
    const contrast = ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    return contrast < (isLarge ? 3 : 4.5)
      ? [`"${what}" has the contrast ${contrast.toFixed(2)} with its background`]
      : [];
  });
}
