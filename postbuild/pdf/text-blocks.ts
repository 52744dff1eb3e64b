/** Text blocks: each measures itself, begins a new page if necessary, and is tagged. */
import { type PdfWriter, pdfColours, type TextStyle } from './pdf-writer.ts';
import type { Face } from './typeface.ts';

interface Level {
  size: number;
  before: number;
  after: number;
}

const levels: Record<1 | 2 | 3, Level> = {
  1: { size: 24, before: 0, after: 8 },
  2: { size: 17, before: 18, after: 8 },
  3: { size: 12, before: 11, after: 4 },
};

/**
 * Draws a heading. `keep` is the height that must follow on the same page, so that no heading is alone at its foot.
 */
export function drawHeading(pdf: PdfWriter, level: 1 | 2 | 3, text: string, keep = 60): void {
  const { size } = levels[level];
  const [before, after] = [
    pdf.scaleSpacing(levels[level].before),
    pdf.scaleSpacing(levels[level].after),
  ];
  const style: TextStyle = { face: 'bold', size, lineGap: -size * 0.08 };
  const height = pdf.measureTextHeight(text, style);
  pdf.ensureRoom(before + height + after + keep);
  if (pdf.y > pdf.margin) pdf.moveDown(before);
  if (level < 3) pdf.addBookmark(text);
  pdf.tag(`H${level}`, () => pdf.drawTextAt(text, pdf.margin, pdf.y, style));
  pdf.moveDown(height + after);
}

export function drawParagraph(pdf: PdfWriter, text: string, style: TextStyle = {}): void {
  const whole: TextStyle = { size: 10, lineGap: 2.6, ...style };
  const height = pdf.measureTextHeight(text, whole);
  pdf.ensureRoom(height);
  pdf.tag('P', () => pdf.drawTextAt(text, pdf.margin, pdf.y, whole));
  pdf.moveDown(height + pdf.scaleSpacing(5));
}

/** Draws a list with dots or numbers. Items are not split between pages. */
export function drawList(
  pdf: PdfWriter,
  items: readonly string[],
  { ordered = false, size = 10 } = {},
): void {
  const tag = pdf.openTag('L');
  const indent = ordered ? 18 : 12;
  items.forEach((text, index) => {
    const style: TextStyle = { size, lineGap: 2.2, width: pdf.width - indent };
    const height = pdf.measureTextHeight(text, style);
    pdf.ensureRoom(height);
    const item = pdf.openTag('LI', tag);
    const { margin, y } = pdf;
    if (ordered) {
      pdf.tag('Lbl', () => pdf.drawTextAt(`${index + 1}.`, margin, y, { ...style, face: 'bold' }), {
        parent: item,
      });
    } else {
      pdf.decorate(() => {
        pdf.doc.circle(margin + 3.2, y + size * 0.52, 1.7).fill(pdfColours.marigold);
      });
    }
    pdf.tag('LBody', () => pdf.drawTextAt(text, margin + indent, y, style), { parent: item });
    item.end();
    pdf.moveDown(height + pdf.scaleSpacing(2.5));
  });
  tag.end();
  pdf.moveDown(pdf.scaleSpacing(4));
}

/**
 * Draws labels and values in two columns with rules. `valueFace` is `text` for long values; the labels are then bold.
 */
export function drawFacts(
  pdf: PdfWriter,
  pairs: readonly { name: string; value: string }[],
  nameWidth = 110,
  valueFace: Face = 'bold',
): void {
  drawTable(
    pdf,
    [
      { width: nameWidth, face: valueFace === 'text' ? 'bold' : 'text' },
      { width: pdf.width - nameWidth, face: valueFace },
    ],
    pairs.map(({ name, value }) => [name, value]),
  );
}

interface Column {
  /** The heading of the column. A table without headings has no heading row, and its first column names the rows. */
  title?: string;
  width: number;
  face?: 'text' | 'bold';
}

export function drawTable(
  pdf: PdfWriter,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  { size = 9.5 } = {},
): void {
  const tag = pdf.openTag('Table');
  const hasHead = columns.some(({ title }) => title !== undefined);
  const head = columns.map(({ title = '' }) => title);
  const style = (index: number, isHead: boolean): TextStyle => ({
    size: isHead ? size - 0.5 : size,
    lineGap: 1.6,
    width: (columns[index]?.width ?? 0) - 8,
    face: isHead ? 'bold' : (columns[index]?.face ?? 'text'),
  });
  const heightOf = (cells: readonly string[], isHead: boolean) =>
    Math.max(...cells.map((cell, index) => pdf.measureTextHeight(cell, style(index, isHead)))) +
    pdf.scaleSpacing(7);

  const draw = (cells: readonly string[], isHead: boolean, isRepeated = false) => {
    const { y } = pdf;
    const height = heightOf(cells, isHead);
    const row = isRepeated ? undefined : pdf.openTag('TR', tag);
    let x = pdf.margin;
    cells.forEach((cell, index) => {
      const left = x;
      const set = () => pdf.drawTextAt(cell, left, y + pdf.scaleSpacing(4), style(index, isHead));
      const isName = !hasHead && index === 0;
      if (!row) pdf.decorate(set);
      else if (isHead) pdf.tag('TH', set, { parent: row, scope: 'Column' });
      else if (isName) pdf.tag('TH', set, { parent: row, scope: 'Row' });
      else pdf.tag('TD', set, { parent: row });
      x += columns[index]?.width ?? 0;
    });
    row?.end();
    pdf.moveDown(height);
    pdf.decorate(() => pdf.rule(pdf.y, isHead ? 1 : 0.4, isHead ? pdfColours.ink : '#b9ad94'));
  };

  pdf.ensureRoom((hasHead ? heightOf(head, true) : 0) + heightOf(rows[0] ?? head, false));
  pdf.decorate(() => pdf.rule(pdf.y, hasHead ? 0.4 : 1));
  if (hasHead) draw(head, true);
  for (const [index, cells] of rows.entries()) {
    // The last row must not be alone on a page, so the row before it moves to that page too.
    const isLastButOne = index > 0 && index === rows.length - 2;
    const next = isLastButOne ? heightOf(rows[index + 1] ?? [], false) : 0;
    if (pdf.y + heightOf(cells, false) + next > pdf.bottom) {
      pdf.newPage();
      if (hasHead) draw(head, true, true);
    }
    draw(cells, false);
  }
  tag.end();
  pdf.moveDown(8);
}

/** Draws a line of text that is a link. */
export function drawLink(pdf: PdfWriter, text: string, url: string): void {
  const style: TextStyle = { size: 10, face: 'bold', colour: pdfColours.sky };
  const height = pdf.measureTextHeight(text, style);
  pdf.ensureRoom(height);
  drawLinkAt(pdf, text, url, pdf.margin, pdf.y, style);
  pdf.moveDown(height + 5);
}

export function drawLinkAt(
  pdf: PdfWriter,
  text: string,
  url: string,
  x: number,
  y: number,
  style: TextStyle,
): void {
  const { face = 'text', size = 10 } = style;
  const height = pdf.measureTextHeight(text, style);
  const width = Math.min(
    pdf.doc.font(face).fontSize(size).widthOfString(text),
    style.width ?? pdf.width,
  );
  const element = pdf.openTag('Link');
  pdf.tag('Span', () => pdf.drawTextAt(text, x, y, style), { parent: element });
  pdf.link(url, text, [x, y, width, height], element);
  element.end();
}

/** Draws the caption below a figure. */
export function drawCaption(pdf: PdfWriter, text: string): void {
  const style: TextStyle = { size: 8.5, colour: pdfColours['ink-2'] };
  const height = pdf.measureTextHeight(text, style);
  pdf.moveDown(5);
  pdf.tag('P', () => pdf.drawTextAt(text, pdf.margin, pdf.y, style));
  pdf.moveDown(height + 6);
}

/** Draws a figure with its text alternative. */
export function drawFigure(
  pdf: PdfWriter,
  height: number,
  alt: string,
  draw: (y: number) => void,
): void {
  pdf.ensureRoom(height);
  const { y } = pdf;
  pdf.tag('Figure', () => draw(y), { alt });
  pdf.moveDown(height);
}
