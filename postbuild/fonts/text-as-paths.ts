/**
 * Sets text in Anek Latin and gives it as SVG paths, because a rasteriser has only the fonts of the
 * machine it runs on.
 */
import { create, type Font } from 'fontkit';
import { staticFont } from './anek-latin.ts';

type Weight = Parameters<typeof staticFont>[0];

const fonts = new Map<Weight, Promise<Font>>();
function fontOf(weight: Weight): Promise<Font> {
  let font = fonts.get(weight);
  if (!font) {
    font = staticFont(weight).then((bytes) => create(bytes));
    fonts.set(weight, font);
  }
  return font;
}

export interface Setter {
  /** Width of the text in the units of `size`. */
  measure(text: string, size: number): number;
  /** Lines of at most `width`, broken at spaces; a single longer word stands alone. */
  wrap(text: string, size: number, width: number): string[];
  /** The outlines of the text as the data of one SVG path. */
  outline(text: string, place: TextPlace): string;
  /** The same as a `<path>`. */
  path(text: string, place: TextPlace & { fill: string }): string;
}

/** `x`, `y`: the baseline's start, or its middle or end as `anchor` says. */
interface TextPlace {
  x: number;
  y: number;
  size: number;
  anchor?: 'start' | 'middle' | 'end' | undefined;
}

export async function textSetter(weight: Weight): Promise<Setter> {
  const font = await fontOf(weight);
  const widthOf = (text: string, size: number) =>
    (font.layout(text).advanceWidth / font.unitsPerEm) * size;

  function outline(text: string, { x, y, size, anchor = 'start' }: TextPlace): string {
    const scale = size / font.unitsPerEm;
    const width = widthOf(text, size);
    let pen = anchor === 'start' ? x : x - (anchor === 'middle' ? width / 2 : width);
    const { glyphs, positions } = font.layout(text);
    return glyphs
      .map((glyph, i) => {
        // Outlines have their y axis upwards.
        const letter = glyph.path.scale(scale, -scale).translate(pen, y).toSVG();
        pen += (positions[i]?.xAdvance ?? 0) * scale;
        return letter;
      })
      .join('');
  }

  return {
    measure: widthOf,
    wrap(text, size, width) {
      const lines: string[] = [];
      for (const word of text.split(/\s+/)) {
        const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
        if (lines.length && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      return lines;
    },
    outline,
    path: (text, place) => `<path d="${outline(text, place)}" fill="${place.fill}"/>`,
  };
}
