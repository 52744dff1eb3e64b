/** Drawings that several PDFs share: the kolam, the mark, and the QR code of a page's address. */
import { encode } from 'uqr';
import { provider } from '#content/provider.ts';
import { drawKolam } from '#site/art/draw-kolam.ts';
import { logoPath } from '#site/art/logo-path.ts';
import { coverColourNameOf, coverColoursInScheme } from '../covers/cover-colours.ts';
import type { CoverEntry } from '../covers/write-covers.ts';
import { type PdfWriter, pdfColours } from './pdf-writer.ts';

/** The fields of an entry from which its cover is drawn. */
export type CoverDrawingInput = Pick<CoverEntry, 'slug' | 'family' | 'field'>;

/** Splits "#ffffff38" into the colour and its opacity, from 0 to 1. */
function splitAlpha(colour: string): [string, number] {
  if (colour.length !== 9) return [colour, 1];
  return [colour.slice(0, 7), Number.parseInt(colour.slice(7), 16) / 255];
}

export const lightCoverColoursOf = ({ field }: CoverDrawingInput) =>
  coverColoursInScheme(coverColourNameOf(field), 'light');

/**
 * Draws the kolam in the centre of a box, as large as possible. Call it inside `pdf.decorate`, so that screen readers
 * skip the drawing.
 */
export function drawKolamIn(
  { doc }: PdfWriter,
  art: CoverDrawingInput,
  box: { x: number; y: number; width: number; height: number },
): void {
  const kolam = drawKolam(art.slug, { family: art.family });
  const { line, dot, inside } = lightCoverColoursOf(art);
  const scale = Math.min(box.width / kolam.width, box.height / kolam.height);
  doc
    .save()
    .translate(
      box.x + (box.width - kolam.width * scale) / 2,
      box.y + (box.height - kolam.height * scale) / 2,
    )
    .scale(scale);
  const [fill, opacity] = splitAlpha(inside);
  doc.fillColor(fill, opacity).path(kolam.path).fill(undefined, 'even-odd');
  doc.fillColor(fill, 1).lineJoin('round').lineWidth(3.2).path(kolam.path).stroke(line);
  for (const [x, y] of kolam.dots) doc.circle(x, y, 2.1).fill(dot);
  doc.restore();
}

/**
 * Draws the mark, 24 pt high, with the provider's name beside it. Call it inside `pdf.decorate`, so that screen readers
 * skip the drawing.
 */
export function drawBrand(pdf: PdfWriter, x: number, y: number, colour: string): void {
  pdf.doc.save().translate(x, y).scale(0.4).lineWidth(4.5).path(logoPath).stroke(colour);
  pdf.doc.restore();
  pdf.drawTextAt(provider.name, x + 31, y + 4, { face: 'bold', size: 15, colour });
}

/**
 * Draws a QR code as one path of squares; `side` is its whole width. The caller leaves four modules of white around it,
 * which scanners need.
 */
export function drawQrCode(
  { doc }: PdfWriter,
  url: string,
  x: number,
  y: number,
  side: number,
): void {
  const { data, size } = encode(url, { ecc: 'M', border: 0 });
  const module = side / size;
  const round = (value: number) => Math.round(value * 1000) / 1000;
  let path = '';
  data.forEach((row, rowIndex) => {
    for (let start = 0; start < size; start += 1) {
      if (!row[start]) continue;
      let end = start;
      while (row[end]) end += 1;
      const width = round((end - start) * module);
      path += `M${round(x + start * module)} ${round(y + rowIndex * module)}h${width}v${round(module)}h-${width}z`;
      start = end;
    }
  });
  doc.path(path).fill(pdfColours.ink);
}
