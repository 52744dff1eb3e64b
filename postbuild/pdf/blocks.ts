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
export function heading(paper: PdfWriter, level: 1 | 2 | 3, text: string, keep = 60): void {
  const { size } = levels[level];
  const [before, after] = [paper.airOf(levels[level].before), paper.airOf(levels[level].after)];
  const style: TextStyle = { face: 'bold', size, lineGap: -size * 0.08 };
  const height = paper.measure(text, style);
  paper.room(before + height + after + keep);
  if (paper.y > paper.margin) paper.gap(before);
  if (level < 3) paper.outline(text);
  paper.tag(`H${level}`, () => paper.place(text, paper.margin, paper.y, style));
  paper.gap(height + after);
}

export function paragraph(paper: PdfWriter, text: string, style: TextStyle = {}): void {
  const whole: TextStyle = { size: 10, lineGap: 2.6, ...style };
  const height = paper.measure(text, whole);
  paper.room(height);
  paper.tag('P', () => paper.place(text, paper.margin, paper.y, whole));
  paper.gap(height + paper.airOf(5));
}

/** A list with dots or numbers. Items are not split between pages. */
export function list(
  paper: PdfWriter,
  items: readonly string[],
  { ordered = false, size = 10 } = {},
): void {
  const tag = paper.openTag('L');
  const indent = ordered ? 18 : 12;
  items.forEach((text, index) => {
    const style: TextStyle = { size, lineGap: 2.2, width: paper.width - indent };
    const height = paper.measure(text, style);
    paper.room(height);
    const item = paper.openTag('LI', tag);
    const { margin, y } = paper;
    if (ordered) {
      paper.tag('Lbl', () => paper.place(`${index + 1}.`, margin, y, { ...style, face: 'bold' }), {
        parent: item,
      });
    } else {
      paper.decorate(() => {
        paper.doc.circle(margin + 3.2, y + size * 0.52, 1.7).fill(pdfColours.marigold);
      });
    }
    paper.tag('LBody', () => paper.place(text, margin + indent, y, style), { parent: item });
    item.end();
    paper.gap(height + paper.airOf(2.5));
  });
  tag.end();
  paper.gap(paper.airOf(4));
}

/** Labels and values in two columns with rules. Long values are set in the regular weight. */
export function facts(
  paper: PdfWriter,
  pairs: readonly { name: string; value: string }[],
  nameWidth = 110,
  valueFace: Face = 'bold',
): void {
  table(
    paper,
    [
      { width: nameWidth, face: valueFace === 'text' ? 'bold' : 'text' },
      { width: paper.width - nameWidth, face: valueFace },
    ],
    pairs.map(({ name, value }) => [name, value]),
  );
}

export interface Column {
  /** Heading; when no column has one, the table has no heading row, and its first column names the rows. */
  title?: string;
  width: number;
  face?: 'text' | 'bold';
}

export function table(
  paper: PdfWriter,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  { size = 9.5 } = {},
): void {
  const tag = paper.openTag('Table');
  const hasHead = columns.some(({ title }) => title !== undefined);
  const head = columns.map(({ title = '' }) => title);
  const style = (index: number, isHead: boolean): TextStyle => ({
    size: isHead ? size - 0.5 : size,
    lineGap: 1.6,
    width: (columns[index]?.width ?? 0) - 8,
    face: isHead ? 'bold' : (columns[index]?.face ?? 'text'),
  });
  const heightOf = (cells: readonly string[], isHead: boolean) =>
    Math.max(...cells.map((cell, index) => paper.measure(cell, style(index, isHead)))) +
    paper.airOf(7);

  const draw = (cells: readonly string[], isHead: boolean, isRepeated = false) => {
    const { y } = paper;
    const height = heightOf(cells, isHead);
    const row = isRepeated ? undefined : paper.openTag('TR', tag);
    let x = paper.margin;
    cells.forEach((cell, index) => {
      const left = x;
      const set = () => paper.place(cell, left, y + paper.airOf(4), style(index, isHead));
      const isName = !hasHead && index === 0;
      if (!row) paper.decorate(set);
      else if (isHead) paper.tag('TH', set, { parent: row, scope: 'Column' });
      else if (isName) paper.tag('TH', set, { parent: row, scope: 'Row' });
      else paper.tag('TD', set, { parent: row });
      x += columns[index]?.width ?? 0;
    });
    row?.end();
    paper.gap(height);
    paper.decorate(() =>
      paper.rule(paper.y, isHead ? 1 : 0.4, isHead ? pdfColours.ink : '#b9ad94'),
    );
  };

  paper.room((hasHead ? heightOf(head, true) : 0) + heightOf(rows[0] ?? head, false));
  paper.decorate(() => paper.rule(paper.y, hasHead ? 0.4 : 1));
  if (hasHead) draw(head, true);
  for (const [index, cells] of rows.entries()) {
    // The last row must not be alone on a page, so the row before it moves to that page too.
    const isLastButOne = index > 0 && index === rows.length - 2;
    const next = isLastButOne ? heightOf(rows[index + 1] ?? [], false) : 0;
    if (paper.y + heightOf(cells, false) + next > paper.bottom) {
      paper.newPage();
      if (hasHead) draw(head, true, true);
    }
    draw(cells, false);
  }
  tag.end();
  paper.gap(8);
}

/** A line of text that is a link; screen readers get its address. */
export function link(paper: PdfWriter, text: string, url: string, style: TextStyle = {}): void {
  const whole: TextStyle = { size: 10, face: 'bold', colour: pdfColours.sky, ...style };
  const height = paper.measure(text, whole);
  paper.room(height);
  placeLink(paper, text, url, paper.margin, paper.y, whole);
  paper.gap(height + 5);
}

export function placeLink(
  paper: PdfWriter,
  text: string,
  url: string,
  x: number,
  y: number,
  style: TextStyle,
): void {
  const { face = 'text', size = 10 } = style;
  const height = paper.measure(text, style);
  const width = Math.min(
    paper.doc.font(face).fontSize(size).widthOfString(text),
    style.width ?? paper.width,
  );
  const element = paper.openTag('Link');
  paper.tag('Span', () => paper.place(text, x, y, style), { parent: element });
  paper.link(url, text, [x, y, width, height], element);
  element.end();
}

/** Draws the caption below a figure. */
export function caption(paper: PdfWriter, text: string): void {
  const style: TextStyle = { size: 8.5, colour: pdfColours['ink-2'] };
  const height = paper.measure(text, style);
  paper.gap(5);
  paper.tag('P', () => paper.place(text, paper.margin, paper.y, style));
  paper.gap(height + 6);
}

/** A drawing with its text alternative. */
export function figure(
  paper: PdfWriter,
  height: number,
  alt: string,
  draw: (y: number) => void,
): void {
  paper.room(height);
  const { y } = paper;
  paper.tag('Figure', () => draw(y), { alt });
  paper.gap(height);
}
