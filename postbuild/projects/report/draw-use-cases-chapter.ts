import { projectReportWords } from '#content/words/project-report-words.ts';
import type { Point } from '../../pdf/area-and-point.ts';
import { type PdfWriter, pdfColours } from '../../pdf/pdf-writer.ts';
import { drawCaption, drawFigure, drawParagraph } from '../../pdf/text-blocks.ts';
import {
  type ActorName,
  type Ellipse,
  layOutUseCases,
  type UseCaseLayout,
} from './lay-out-use-cases.ts';
import type { ReportContext } from './report-context.ts';

const actorColours: Record<ActorName, string> = { user: pdfColours.sky, admin: pdfColours.kumkum };

/** Draws the use-case diagram on a page of its own. The chapter on requirements says what each use case is for. */
export function drawUseCasesChapter({ pdf, documentation, chapter }: ReportContext): void {
  const { useCases, dataFlow, title } = documentation;
  const names = dataFlow.entities;
  pdf.newPage();
  chapter('Use cases');
  drawParagraph(pdf, projectReportWords.useCases);
  pdf.moveDown(6);
  const area = {
    x: pdf.margin,
    y: pdf.y,
    width: pdf.width,
    height: pdf.bottom - pdf.y - 20,
  };
  const layout = layOutUseCases(useCases, area);
  const alt = `Use-case diagram: ${names.user} and ${names.admin} with ${useCases.length} use cases, all of which are listed under the functional requirements.`;
  drawFigure(pdf, layout.boundary.height + 6, alt, () => drawDiagram(pdf, layout, title, names));
  drawCaption(pdf, 'Use-case diagram');
}

function drawDiagram(
  pdf: PdfWriter,
  layout: UseCaseLayout,
  title: string,
  names: Record<ActorName, string>,
): void {
  const { doc } = pdf;
  const { boundary, lines, ellipses, arrows, actors, radius } = layout;
  doc
    .roundedRect(boundary.x, boundary.y, boundary.width, boundary.height, 6)
    .fill(pdfColours.rice)
    .roundedRect(boundary.x, boundary.y, boundary.width, boundary.height, 6)
    .lineWidth(1)
    .stroke(pdfColours.ink);
  pdf.drawTextAt(title, boundary.x + 12, boundary.y + 9, { face: 'bold', size: 9.5 });
  for (const { actor, points } of lines) drawLine(pdf, points, actorColours[actor]);
  for (const ellipse of ellipses) drawEllipse(pdf, ellipse, radius);
  for (const arrow of arrows) drawArrow(pdf, arrow);
  for (const actor of ['user', 'admin'] as const) {
    drawPerson(pdf, actors[actor], names[actor], actorColours[actor]);
  }
}

function drawLine({ doc }: PdfWriter, [from, to]: readonly Point[], colour: string): void {
  if (!from || !to) return;
  doc
    .lineCap('round')
    .lineWidth(0.9)
    .moveTo(...from)
    .lineTo(...to)
    .stroke(colour);
}

function drawEllipse(pdf: PdfWriter, { useCase, x, y }: Ellipse, radius: { x: number; y: number }) {
  const { doc } = pdf;
  const [first] = useCase.actors;
  const colour = useCase.actors.length === 1 && first ? actorColours[first] : pdfColours.ink;
  doc.ellipse(x, y, radius.x, radius.y).fill('#ffffff');
  doc.ellipse(x, y, radius.x, radius.y).lineWidth(1).stroke(colour);
  const style = { size: 7.8, width: 2 * radius.x - 14, align: 'center', lineGap: -0.6 } as const;
  const height = pdf.measureTextHeight(useCase.title, style);
  pdf.drawTextAt(useCase.title, x - style.width / 2, y - height / 2 + 0.4, style);
}

function drawArrow(pdf: PdfWriter, { kind, from, to }: UseCaseLayout['arrows'][number]): void {
  const { doc } = pdf;
  const down = to[1] > from[1] ? 1 : -1;
  doc
    .dash(2.4, { space: 1.8 })
    .lineWidth(0.8)
    .moveTo(...from)
    .lineTo(to[0], to[1] - down)
    .stroke(pdfColours['ink-2'])
    .undash();
  for (const toe of [-2.6, 2.6]) {
    doc
      .moveTo(to[0] + toe, to[1] - down * 4.6)
      .lineTo(...to)
      .stroke(pdfColours['ink-2']);
  }
  const middle = (from[1] + to[1]) / 2;
  pdf.drawTextAt(`«${kind}»`, from[0] + 6, middle - 3.6, {
    size: 6.6,
    colour: pdfColours['ink-2'],
  });
}

/** Draws an actor: a stick figure with its name below. */
function drawPerson(pdf: PdfWriter, [x, y]: Point, name: string, colour: string): void {
  const { doc } = pdf;
  doc
    .lineCap('round')
    .lineWidth(1.4)
    .circle(x, y - 20, 7)
    .stroke(colour);
  const strokes: [Point, Point][] = [
    [
      [x, y - 13],
      [x, y + 8],
    ],
    [
      [x - 12, y],
      [x + 12, y],
    ],
    [
      [x, y + 8],
      [x - 10, y + 24],
    ],
    [
      [x, y + 8],
      [x + 10, y + 24],
    ],
  ];
  for (const [from, to] of strokes) {
    doc
      .moveTo(...from)
      .lineTo(...to)
      .stroke(colour);
  }
  const style = { face: 'bold', size: 8.5, width: 64, align: 'center', colour } as const;
  pdf.drawTextAt(name, x - style.width / 2, y + 30, style);
}
