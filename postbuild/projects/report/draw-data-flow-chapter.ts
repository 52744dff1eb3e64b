import { projectReportWords } from '#content/words/project-report-words.ts';
import { type PdfWriter, pdfColours } from '../../pdf/pdf-writer.ts';
import {
  drawCaption,
  drawFigure,
  drawHeading,
  drawParagraph,
  drawTable,
} from '../../pdf/text-blocks.ts';
import {
  type DataFlowArrow,
  type DataFlowLayout,
  type DataStoreBox,
  type ExternalEntityName,
  layOutContextDiagram,
  layOutProcessDiagram,
  type ProcessBox,
} from './lay-out-data-flow.ts';
import type { ReportContext } from './report-context.ts';

const entityColours: Record<ExternalEntityName, string> = {
  user: pdfColours.sky,
  admin: pdfColours.kumkum,
};

/** Draws the data-flow diagrams: level 0, the tables of each data store, and level 1 on a page of its own. */
export function drawDataFlowChapter({ pdf, documentation, chapter }: ReportContext): void {
  const { dataFlow, title } = documentation;
  const names = dataFlow.entities;
  pdf.newPage();
  chapter('Data flow');
  drawParagraph(pdf, projectReportWords.dataFlow);
  drawHeading(pdf, 3, 'Level 0: context', 300);
  pdf.moveDown(4);
  const height =
    21 * Math.max(...(['user', 'admin'] as const).map((who) => countFlows(dataFlow, who)));
  const area = { x: pdf.margin, y: pdf.y, width: pdf.width, height };
  const context = layOutContextDiagram(dataFlow, title, area);
  const about = `between ${names.user}, ${names.admin} and the system`;
  drawFigure(pdf, height, `Data-flow diagram of level 0: ${listFlows(context, names)}.`, () =>
    drawDiagram(pdf, context, names, 8),
  );
  drawCaption(pdf, `Data-flow diagram, level 0: what goes ${about}`);

  drawHeading(pdf, 3, 'Data stores', 120);
  drawTable(
    pdf,
    [
      { title: 'Store', width: 42 },
      { title: 'Name', width: 110, face: 'bold' },
      { title: 'Tables', width: pdf.width - 152 },
    ],
    dataFlow.stores.map(({ id, title: name, tables }) => [id, name, tables.join(', ')]),
    { size: 9 },
  );

  pdf.newPage();
  drawHeading(pdf, 3, 'Level 1: processes and data stores');
  pdf.moveDown(2);
  const level1 = layOutProcessDiagram(dataFlow, {
    x: pdf.margin,
    y: pdf.y,
    width: pdf.width,
    height: pdf.bottom - pdf.y - 24,
  });
  const alt = `Data-flow diagram of level 1 with ${level1.processes.length} processes: ${level1.processes
    .map(
      ({ number, title: name, stores }) =>
        `${number} ${name} uses ${stores.map(inWords).join(', ')}`,
    )
    .join('; ')}.`;
  drawFigure(pdf, level1.entities.user.height + 6, alt, () => drawDiagram(pdf, level1, names, 7));
  drawCaption(pdf, 'Data-flow diagram, level 1');
}

const inWords = ({ title, does }: DataStoreBox) =>
  `${title} (${does === 'both' ? 'reads and writes' : does})`;

function countFlows(
  { processes }: ReportContext['documentation']['dataFlow'],
  who: ExternalEntityName,
): number {
  return new Set(
    processes.flatMap((process) => [
      ...(process[who]?.in ?? []).map((label) => `in ${label}`),
      ...(process[who]?.out ?? []).map((label) => `out ${label}`),
    ]),
  ).size;
}

function listFlows({ flows }: DataFlowLayout, names: Record<ExternalEntityName, string>): string {
  return (['user', 'admin'] as const)
    .flatMap((entity) =>
      (['in', 'out'] as const).map((direction) => {
        const labels = flows
          .filter((flow) => flow.entity === entity && flow.direction === direction)
          .map(({ label }) => label);
        return `${direction === 'in' ? 'from' : 'to'} ${names[entity]} ${labels.join('; ')}`;
      }),
    )
    .join('. ');
}

function drawDiagram(
  pdf: PdfWriter,
  { entities, processes, flows }: DataFlowLayout,
  names: Record<ExternalEntityName, string>,
  size: number,
): void {
  for (const who of ['user', 'admin'] as const) {
    drawEntity(pdf, entities[who], names[who], entityColours[who]);
  }
  for (const flow of flows) drawFlow(pdf, flow, size);
  for (const process of processes) drawProcess(pdf, process);
}

/** Draws an entity: a bar with its name written upwards. */
function drawEntity(
  pdf: PdfWriter,
  { x, y, width, height }: DataFlowLayout['entities']['user'],
  name: string,
  colour: string,
): void {
  const { doc } = pdf;
  doc.rect(x, y, width, height).fill(colour);
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const style = {
    face: 'bold',
    size: 11,
    width: height,
    align: 'center',
    colour: '#ffffff',
  } as const;
  doc.save().rotate(-90, { origin: [middleX, middleY] });
  pdf.drawTextAt(
    name,
    middleX - height / 2,
    middleY - pdf.measureTextHeight(name, style) / 2,
    style,
  );
  doc.restore();
}

/** Draws a flow: an arrow with its label above. A label longer than the arrow stops the build. */
function drawFlow(
  pdf: PdfWriter,
  { entity, label, direction, x1, x2, y }: DataFlowArrow,
  size: number,
): void {
  const { doc } = pdf;
  const colour = entityColours[entity];
  const isToTheRight = (entity === 'user') === (direction === 'in');
  const [tip, end] = isToTheRight ? [x2 - 1.5, x1 + 1.5] : [x1 + 1.5, x2 - 1.5];
  const back = isToTheRight ? -4.6 : 4.6;
  doc.lineCap('butt').lineWidth(0.8).moveTo(end, y).lineTo(tip, y).stroke(colour);
  doc
    .moveTo(tip, y)
    .lineTo(tip + back, y - 2.4)
    .lineTo(tip + back, y + 2.4)
    .fill(colour);
  if (doc.font('text').fontSize(size).widthOfString(label) > x2 - x1 - 8) {
    throw new Error(`"${label}" is longer than its arrow in the data-flow diagram.`);
  }
  pdf.drawTextAt(label, x1, y - size * 1.18, { size, width: x2 - x1, align: 'center' });
}

function drawProcess(pdf: PdfWriter, process: ProcessBox): void {
  const { doc } = pdf;
  const { x, y, width, height, number, title, stores } = process;
  doc.roundedRect(x, y, width, height, 7).fill(pdfColours.rice);
  doc.roundedRect(x, y, width, height, 7).lineWidth(1).stroke(pdfColours.ink);
  const style = { face: 'bold', size: 9, width: width - 16, align: 'center' } as const;
  const words = `${number}  ${title}`;
  pdf.drawTextAt(words, x + 8, y + (height - pdf.measureTextHeight(words, style)) / 2 + 0.6, style);
  for (const store of stores) drawStore(pdf, store, y + height);
}

/**
 * Draws a data store: a box that is open on the right, below its process, with an arrow for each direction of the
 * data.
 */
function drawStore(
  pdf: PdfWriter,
  { id, title, does, x, y, width, height }: DataStoreBox,
  top: number,
) {
  const { doc } = pdf;
  doc.rect(x, y, width, height).fill('#ffffff');
  doc.rect(x, y, 16, height).fill(pdfColours.marigold);
  doc
    .lineWidth(0.8)
    .moveTo(x + width, y)
    .lineTo(x, y)
    .lineTo(x, y + height)
    .lineTo(x + width, y + height)
    .stroke(pdfColours.ink);
  pdf.drawTextAt(id, x, y + 3.6, { face: 'bold', size: 6.6, width: 16, align: 'center' });
  pdf.drawTextAt(title, x + 19, y + 3.6, { size: 6.8, width: width - 20 });
  const middle = x + width / 2;
  const arrow = (at: number, from: number, to: number) => {
    const back = to > from ? -3.8 : 3.8;
    doc.lineWidth(0.8).moveTo(at, from).lineTo(at, to).stroke(pdfColours.ink);
    doc
      .moveTo(at, to)
      .lineTo(at - 2, to + back)
      .lineTo(at + 2, to + back)
      .fill(pdfColours.ink);
  };
  const apart = does === 'both' ? 3.5 : 0;
  if (does !== 'writes') arrow(middle - apart, y - 0.6, top + 0.8);
  if (does !== 'reads') arrow(middle + apart, top + 0.8, y - 0.6);
}
