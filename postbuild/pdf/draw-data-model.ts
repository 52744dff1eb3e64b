import type { ProjectDocumentation } from '#content/showcase/php-projects/documentation-schema.ts';
import type { Area, Point } from './area-and-point.ts';
import {
  boxWidth,
  layOutDataModel,
  type RelationLine,
  type TableBox,
  tableHeadHeight,
} from './lay-out-data-model.ts';
import { type PdfWriter, pdfColours } from './pdf-writer.ts';

/** Lines to the same table have the same colour, so that they are easy to follow. */
const lineColours = [
  pdfColours.sky,
  pdfColours.kumkum,
  pdfColours.leaf,
  '#9a5b00',
  pdfColours.ink,
  pdfColours['ink-2'],
];

/**
 * Draws the tables and their relations into an area of the page. A crow's foot marks the "many" end of a relation, a
 * bar the "one" end. Call within `drawFigure`.
 */
export function drawDataModel(
  pdf: PdfWriter,
  model: Pick<ProjectDocumentation, 'entities' | 'relations' | 'diagram'>,
  area: Area,
): void {
  const { boxes, lines, rowHeight } = layOutDataModel(model, area);
  const targets = [...new Set(lines.map(({ relation }) => relation.to.table))];
  const colourOf = ({ relation }: RelationLine) =>
    lineColours[targets.indexOf(relation.to.table) % lineColours.length] ?? pdfColours.ink;
  for (const line of lines) drawLine(pdf, line, colourOf(line));
  for (const box of boxes) drawBox(pdf, box, rowHeight);
  for (const line of lines) drawLabel(pdf, line, colourOf(line));
}

function drawLine(
  { doc }: PdfWriter,
  { points, relation, leaves }: RelationLine,
  colour: string,
): void {
  const [start, ...rest] = points;
  const end = rest.at(-1);
  if (!start || !end) return;
  doc
    .lineJoin('round')
    .lineWidth(0.8)
    .moveTo(...start);
  for (const point of rest) doc.lineTo(...point);
  doc.stroke(colour);
  const bar = ([x, y]: Point, leave: 1 | -1) =>
    doc
      .moveTo(x + 4 * leave, y - 3)
      .lineTo(x + 4 * leave, y + 3)
      .stroke(colour);
  bar(end, leaves.to);
  if (relation.kind === 'one-to-one') {
    bar(start, leaves.from);
  } else {
    const [x, y] = start;
    for (const toe of [-3.2, 3.2]) {
      doc
        .moveTo(x + 7 * leaves.from, y)
        .lineTo(x, y + toe)
        .stroke(colour);
    }
  }
}

function drawBox(pdf: PdfWriter, { entity, x, y, height }: TableBox, rowHeight: number): void {
  const { doc } = pdf;
  const size = Math.min(6.8, rowHeight * 0.74);
  doc.rect(x, y, boxWidth, height).fill('#ffffff');
  doc.rect(x, y, boxWidth, tableHeadHeight).fill(pdfColours.ink);
  doc.rect(x, y, boxWidth, height).lineWidth(0.9).stroke(pdfColours.ink);
  pdf.drawTextAt(entity.name, x + 5, y + 2.4, { face: 'bold', size: 8, colour: '#ffffff' });
  entity.columns.forEach(({ name, key }, index) => {
    const top = y + tableHeadHeight + 2 + index * rowHeight + (rowHeight - size * 1.1) / 2;
    const face = key === 'primary' ? 'bold' : 'text';
    pdf.drawTextAt(name, x + 5, top, { size, face });
    const marks = { primary: 'PK', foreign: 'FK', unique: 'UQ', index: '' };
    if (key && marks[key]) {
      pdf.drawTextAt(marks[key], x, top, {
        size: size - 0.8,
        width: boxWidth - 5,
        align: 'right',
        colour: pdfColours['ink-2'],
      });
    }
  });
}

/** Draws the label at the end of the line, beside the table to which the foreign key refers. */
function drawLabel(
  pdf: PdfWriter,
  { points, relation, leaves }: RelationLine,
  colour: string,
): void {
  const end = points.at(-1);
  if (!end) return;
  const size = 6;
  const width = pdf.doc.font('text').fontSize(size).widthOfString(relation.label);
  const x = leaves.to === 1 ? end[0] + 6 : end[0] - 6 - width;
  const y = end[1] - size * 0.55;
  pdf.doc.rect(x - 1, y, width + 2, size * 1.1).fill('#ffffff');
  pdf.drawTextAt(relation.label, x, y, { size, colour, width: width + 4 });
}
