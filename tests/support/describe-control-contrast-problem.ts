/**
 * Returns why the label or the shape of a control has too little contrast with its background, or null. WCAG asks 4.5
 * for a label and 3 for a shape. It runs inside the page (`page.evaluate`), so it contains everything it needs.
 */
export function describeControlContrastProblem(control: Element): string | null {
  const clear = [0, 0, 0, 0] as const;
  type Colour = readonly [number, number, number, number];
  const read = (text: string): Colour => {
    if (!text.startsWith('rgb')) throw new Error(`The colour ${text} cannot be read.`);
    const [r = 0, g = 0, b = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
    return [r, g, b, alpha];
  };
  const luminance = ([r, g, b]: Colour) => {
    const [x = 0, y = 0, z = 0] = [r, g, b].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const contrast = (one: Colour, other: Colour) => {
    const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
  };
  const groundOf = (from: Element | null): Colour => {
    for (let box = from; box; box = box.parentElement) {
      const colour = read(getComputedStyle(box).backgroundColor);
      if (colour[3] === 1) return colour;
    }
    return [255, 255, 255, 1];
  };

  const style = getComputedStyle(control);
  const own = read(style.backgroundColor);
  const around = groundOf(control.parentElement);
  const label = contrast(read(style.color), own[3] === 1 ? own : around);
  const name = control.ariaLabel ?? control.textContent?.trim();
  if (label < 4.5) return `${name}: its label has ${label.toFixed(1)}`;
  const border = Number.parseFloat(style.borderTopWidth) > 0 ? read(style.borderTopColor) : clear;
  if (own[3] === 0 && border[3] === 0) return null;
  const shape = Math.max(...[own, border].map((part) => (part[3] ? contrast(part, around) : 1)));
  return shape < 3 ? `${name}: its shape has ${shape.toFixed(1)}` : null;
}
