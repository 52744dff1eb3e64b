/**
 * Converts text in Anek Latin to SVG paths. A program that turns an SVG into pixels can use only the fonts installed on
 * its machine, and Anek Latin may be missing there.
 */
import { create, type Font } from 'fontkit';
import { makeStaticFont } from './anek-latin.ts';

type Weight = Parameters<typeof makeStaticFont>[0];

const fonts = new Map<Weight, Promise<Font>>();
function fontOf(weight: Weight): Promise<Font> {
  let font = fonts.get(weight);
  if (!font) {
    font = makeStaticFont(weight).then((bytes) => create(bytes));
    fonts.set(weight, font);
  }
  return font;
}

export interface TextOutliner {
  /** Width of the text in the unit of `size`. */
  measure(text: string, size: number): number;
  /** Lines of at most `width`, broken at spaces; a longer word has its own line. */
  wrap(text: string, size: number, width: number): string[];
  /** The outlines of the text as data of one SVG path. */
  makePathData(text: string, place: TextPlace): string;
  /** Returns the outlined text as a `<path>` element. */
  makePathElement(text: string, place: TextPlace & { fill: string }): string;
}

/** `x`, `y`: the start, middle or end of the baseline, according to `anchor`. */
interface TextPlace {
  x: number;
  y: number;
  size: number;
  anchor?: 'start' | 'middle' | 'end' | undefined;
}

export async function loadTextOutliner(weight: Weight): Promise<TextOutliner> {
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
        // The outlines of a font have a y axis that points upwards, but that of SVG points downwards.
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
    makePathData: outline,
    makePathElement: (text, place) => `<path d="${outline(text, place)}" fill="${place.fill}"/>`,
  };
}
