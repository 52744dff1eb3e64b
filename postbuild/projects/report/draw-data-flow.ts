import { projectReportWords } from '#content/words/project-report.ts';
import { caption, figure, heading, paragraph, table } from '../../pdf/blocks.ts';
import { type PdfWriter, pdfColours } from '../../pdf/pdf-writer.ts';
import {
  type DataFlowLayout,
  type Entity,
  type Flow,
  layOutContext,
  layOutProcesses,
  type ProcessBox,
  type StoreBox,
} from './data-flow-layout.ts';
import type { ReportContext } from './report-context.ts';

const entityColours: Record<Entity, string> = { user: pdfColours.sky, admin: pdfColours.kumkum };

/** Draws level 0, level 1 on a page of its own, and a list of what each data store holds. */
export function drawDataFlow({ paper, documentation, chapter }: ReportContext): void {
  const { dataFlow, title } = documentation;
  const names = dataFlow.entities;
  paper.newPage();
  chapter('Data flow');
  paragraph(paper, projectReportWords.dataFlow);
  heading(paper, 3, 'Level 0: context', 300);
  paper.gap(4);
  const height =
    21 * Math.max(...(['user', 'admin'] as const).map((who) => countFlows(dataFlow, who)));
  const area = { x: paper.margin, y: paper.y, width: paper.width, height };
  const context = layOutContext(dataFlow, title, area);
  const about = `between ${names.user}, ${names.admin} and the system`;
  figure(paper, height, `Data-flow diagram of level 0: ${listFlows(context, names)}.`, () =>
    drawDiagram(paper, context, names, 8),
  );
  caption(paper, `Data-flow diagram, level 0: what goes ${about}`);

  heading(paper, 3, 'Data stores', 120);
  table(
    paper,
    [
      { title: 'Store', width: 42 },
      { title: 'Name', width: 110, face: 'bold' },
      { title: 'Tables', width: paper.width - 152 },
    ],
    dataFlow.stores.map(({ id, title: name, tables }) => [id, name, tables.join(', ')]),
    { size: 9 },
  );

  paper.newPage();
  heading(paper, 3, 'Level 1: processes and data stores');
  paper.gap(2);
  const level1 = layOutProcesses(dataFlow, {
    x: paper.margin,
    y: paper.y,
    width: paper.width,
    height: paper.bottom - paper.y - 24,
  });
  const alt = `Data-flow diagram of level 1 with ${level1.processes.length} processes: ${level1.processes
    .map(
      ({ number, title: name, stores }) =>
        `${number} ${name} uses ${stores.map(inWords).join(', ')}`,
    )
    .join('; ')}.`;
  figure(paper, level1.entities.user.height + 6, alt, () => drawDiagram(paper, level1, names, 7));
  caption(paper, 'Data-flow diagram, level 1');
}

const inWords = ({ title, does }: StoreBox) =>
  `${title} (${does === 'both' ? 'reads and writes' : does})`;

function countFlows(
  { processes }: ReportContext['documentation']['dataFlow'],
  who: Entity,
): number {
  return new Set(
    processes.flatMap((process) => [
      ...(process[who]?.in ?? []).map((label) => `in ${label}`),
      ...(process[who]?.out ?? []).map((label) => `out ${label}`),
    ]),
  ).size;
}

function listFlows({ flows }: DataFlowLayout, names: Record<Entity, string>): string {
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
  paper: PdfWriter,
  { entities, processes, flows }: DataFlowLayout,
  names: Record<Entity, string>,
  size: number,
): void {
  for (const who of ['user', 'admin'] as const) {
    drawEntity(paper, entities[who], names[who], entityColours[who]);
  }
  for (const flow of flows) drawFlow(paper, flow, size);
  for (const process of processes) drawProcess(paper, process);
}

/** A bar with its name written upwards. */
function drawEntity(
  paper: PdfWriter,
  { x, y, width, height }: DataFlowLayout['entities']['user'],
  name: string,
  colour: string,
): void {
  const { doc } = paper;
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
  paper.place(name, middleX - height / 2, middleY - paper.measure(name, style) / 2, style);
  doc.restore();
}

/** An arrow with its label above. A label longer than the arrow stops the build. */
function drawFlow(
  paper: PdfWriter,
  { entity, label, direction, x1, x2, y }: Flow,
  size: number,
): void {
  const { doc } = paper;
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
  paper.place(label, x1, y - size * 1.18, { size, width: x2 - x1, align: 'center' });
}

function drawProcess(paper: PdfWriter, process: ProcessBox): void {
  const { doc } = paper;
  const { x, y, width, height, number, title, stores } = process;
  doc.roundedRect(x, y, width, height, 7).fill(pdfColours.rice);
  doc.roundedRect(x, y, width, height, 7).lineWidth(1).stroke(pdfColours.ink);
  const style = { face: 'bold', size: 9, width: width - 16, align: 'center' } as const;
  const words = `${number}  ${title}`;
  paper.place(words, x + 8, y + (height - paper.measure(words, style)) / 2 + 0.6, style);
  for (const store of stores) drawStore(paper, store, y + height);
}

/**
 * Draws a data store: a box that is open on the right, below its process, with an arrow for each direction of the
 * data.
 */
function drawStore(
  paper: PdfWriter,
  { id, title, does, x, y, width, height }: StoreBox,
  top: number,
) {
  const { doc } = paper;
  doc.rect(x, y, width, height).fill('#ffffff');
  doc.rect(x, y, 16, height).fill(pdfColours.marigold);
  doc
    .lineWidth(0.8)
    .moveTo(x + width, y)
    .lineTo(x, y)
    .lineTo(x, y + height)
    .lineTo(x + width, y + height)
    .stroke(pdfColours.ink);
  paper.place(id, x, y + 3.6, { face: 'bold', size: 6.6, width: 16, align: 'center' });
  paper.place(title, x + 19, y + 3.6, { size: 6.8, width: width - 20 });
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
