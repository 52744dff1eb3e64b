import type { Kolam } from './draw-kolam.ts';

interface KolamColours {
  line: string;
  dot: string;
  /**
   * The line divides the picture into areas, as on a chessboard: an area with a dot borders only on areas without one.
   * This is the colour of the areas with a dot; without it, they are transparent.
   */
  inside?: string;
  strokeWidth?: number;
}

/** Returns the dots and the line of a kolam as SVG elements, in the kolam's own units. */
export function kolamSvgText(kolam: Kolam, colours: KolamColours): string {
  const { line, dot, inside = 'none', strokeWidth = 2.4 } = colours;
  // A line of zero length with round ends looks like a dot. So one `<path>` with many such lines draws all dots.
  const dots = kolam.dots.map(([x, y]) => `M${x} ${y}h0`).join('');
  return (
    `<path d="${kolam.path}" fill="${inside}" fill-rule="evenodd" stroke="${line}" stroke-width="${strokeWidth}" stroke-linejoin="round"/>` +
    `<path d="${dots}" stroke="${dot}" stroke-width="4" stroke-linecap="round"/>`
  );
}
