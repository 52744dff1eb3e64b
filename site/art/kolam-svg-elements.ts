import type { Kolam } from './kolam.ts';

interface KolamColours {
  line: string;
  dot: string;
  /**
   * The colour of the areas that contain a dot. The line separates them from areas without a dot, as on a chessboard:
   * two areas that touch along the line are always of different kinds.
   */
  inside?: string;
  strokeWidth?: number;
}

/** Returns the dots and the line of a kolam as SVG elements, in the kolam's own units. */
export function kolamSvgElements(kolam: Kolam, colours: KolamColours): string {
  const { line, dot, inside = 'none', strokeWidth = 2.4 } = colours;
  // A line of zero length with round ends is a dot, so one element draws all dots.
  const dots = kolam.dots.map(([x, y]) => `M${x} ${y}h0`).join('');
  return (
    `<path d="${kolam.path}" fill="${inside}" fill-rule="evenodd" stroke="${line}" stroke-width="${strokeWidth}" stroke-linejoin="round"/>` +
    `<path d="${dots}" stroke="${dot}" stroke-width="4" stroke-linecap="round"/>`
  );
}
