/** Loads the font of PDFs in its two weights, and measures texts in it. */
import { create } from 'fontkit';
import PDFDocument, { type TextOptions } from 'pdfkit';
import { makeStaticFont } from '../fonts/anek-latin.ts';

export type Face = 'text' | 'bold';

export interface Typeface {
  registerIn(doc: PDFDocument): PDFDocument;
  heightOf(text: string, face: Face, size: number, options: TextOptions): number;
  /** Throws for a character that the font lacks, because it would be printed as an empty box. */
  requireGlyphs(text: string): void;
}

/** The fonts are loaded once for all documents, because reading them takes long. */
const loaded = Promise.all([makeStaticFont(400), makeStaticFont(700)]).then(
  ([text, bold]): Typeface => {
    const registerIn = (doc: PDFDocument) =>
      doc.registerFont('text', text).registerFont('bold', bold);
    const ruler = registerIn(new PDFDocument());
    const glyphs = create(text);
    /** A cache, because most texts are measured several times. */
    const heights = new Map<string, number>();
    return {
      registerIn,
      heightOf(text, face, size, options) {
        const key = JSON.stringify([text, face, size, options]);
        let height = heights.get(key);
        if (height === undefined) {
          height = ruler.font(face).fontSize(size).heightOfString(text, options);
          heights.set(key, height);
        }
        return height;
      },
      requireGlyphs(text) {
        for (const character of text) {
          if (!glyphs.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
            throw new Error(`The typeface has no "${character}", which stands in "${text}".`);
        }
      },
    };
  },
);

export const loadPdfTypeface = (): Promise<Typeface> => loaded;
